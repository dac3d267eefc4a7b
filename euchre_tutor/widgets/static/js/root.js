// The root element of every view: tokens of the theme, sizes, and the guard of the keyboard.
import { guard } from "./keyboard.js";
import { layoutFor, useSize } from "./measure.js";
import { DISPLAY, useTheme } from "./theme.js";
import { cls, useEffect, useReducer } from "./view.js";

export const useModel = (model, names) => {
  const [, again] = useReducer((n) => n + 1, 0);
  useEffect(() => {
    for (const name of names) model.on(`change:${name}`, again);
    return () => {
      for (const name of names) model.off(`change:${name}`, again);
    };
  }, [model]);
  return names.map((name) => model.get(name));
};

const FLAT = 480; // px of a window in which a cloth is higher than what is seen of it

// Everything the root needs: { ref, names, layout, scale, across, display }. `scale` enlarges cards: by the
// learner's wish, and on a large screen shown alone; on a phone that lies on its side they are smaller.
export const useRoot = (settings, held = false) => {
  const [ref, size] = useSize();
  const display = { ...DISPLAY, ...settings };
  const theme = useTheme(display.theme);
  useEffect(() => guard(ref.current), []);
  const layout = layoutFor(size.width, held);
  const roomy = size.width >= 1500 && window.innerHeight >= 940;
  const scale = (display.size === "large" ? 1.16 : 1) * (roomy ? 1.18 : window.innerHeight < FLAT ? 0.72 : 1);
  const names = cls(
    "et-root",
    `et-${theme}`,
    `et-${layout}`,
    display.deck === "four" && "et-deck-four",
    display.size === "large" && "et-large",
    display.text !== "standard" && `et-text-${display.text}`,
    display.motion === "off" && "et-still",
  );
  return { ref, names, layout, scale, across: size.width, display };
};
