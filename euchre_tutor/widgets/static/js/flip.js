// Cards that changed place walk from where they were: positions before and after, one straight line.
import { useLayoutEffect, useRef } from "./view.js";
import { calm } from "./theme.js";

const DURATION = 320;
const WALK = "et-walk";

// Animates every `[data-card]` below `ref` that moved since the last drawing. After a change of size
// cards stand elsewhere without having moved: then nothing walks.
export const useWalk = (ref, display) => {
  const before = useRef({ width: 0, places: new Map() });
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    const home = node.getBoundingClientRect();
    const places = new Map();
    const still = calm(display);
    for (const card of node.querySelectorAll("[data-card]")) {
      for (const walk of card.getAnimations()) if (walk.id === WALK) walk.cancel(); // else measured on its way
      const box = card.getBoundingClientRect();
      const here = { x: box.left - home.left, y: box.top - home.top, size: box.width };
      const there = before.current.places.get(card.dataset.card);
      places.set(card.dataset.card, here);
      if (!there || still || before.current.width !== home.width || there.size !== here.size) continue;
      const dx = there.x - here.x;
      const dy = there.y - here.y;
      if (Math.abs(dx) + Math.abs(dy) < 2) continue;
      card.animate(
        [
          { transform: `translate(${dx}px, ${dy}px)`, zIndex: 2 },
          { transform: "none", zIndex: 2 },
        ],
        { id: WALK, duration: DURATION, easing: "ease-out" },
      );
    }
    before.current = { width: home.width, places };
  });
};
