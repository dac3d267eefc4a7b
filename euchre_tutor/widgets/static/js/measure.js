// Widths as drawn. Parts are laid out by the box they get, never by the window around the notebook.
import { useLayoutEffect, useRef, useState } from "./view.js";

// A ref for an element and the size of its content in px, kept up to date: [ref, { width, height }].
export const useSize = () => {
  const ref = useRef(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    const read = () => {
      const style = getComputedStyle(node);
      const inner = (whole, ...sides) => Math.floor(sides.reduce((sum, side) => sum - parseFloat(style[side]), whole));
      const width = inner(node.clientWidth, "paddingLeft", "paddingRight");
      const height = inner(node.clientHeight, "paddingTop", "paddingBottom");
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    read();
    const watch = new ResizeObserver(read);
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return [ref, size];
};

// The layouts of the screen; "slim" is the middle one where text and cloth no longer fit side by side: a cloth with
// a hand on it (`held`) needs more room.
export const layoutFor = (width, held = false) =>
  width >= 960 ? "wide" : width >= (held ? 880 : 760) ? "mid" : width >= 560 ? "slim" : "narrow";

const FINGER = 44;
const TIGHTEST = 4;

// Cards of a row: the widest that fit, between a floor and a ceiling, with the gap between them.
// With `wrap`, cards too narrow for a finger stand in two rows of `columns`.
export const rowOf = (count, available, { most, least, gap, tight = 6, wrap = false }) => {
  const room = (g, columns = count) => Math.floor((available - g * (columns - 1)) / columns);
  const loose = Math.min(most, room(gap));
  if (loose >= least || count === 0) return { width: Math.max(loose, 20), gap };
  const close = room(tight) < FINGER && room(TIGHTEST) >= FINGER ? TIGHTEST : tight;
  if (wrap && count > 1 && room(close) < FINGER) {
    const columns = Math.ceil(count / 2);
    return { width: Math.max(Math.min(least, room(gap, columns)), 20), gap, columns };
  }
  return { width: Math.max(Math.min(most, room(close)), 20), gap: close };
};
