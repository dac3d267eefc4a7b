// Where the focus goes after an answer: a verdict hands it to the main button, a new step to its title.
// The snapshot may name another place: `focus` is { card }, { choice }, { rule } or { main: true }.
import { placeOf } from "./address.js";
import { useLayoutEffect, useRef } from "./view.js";

const OPEN = "button.et-tap[tabindex='0'], button.et-choice-open, button.et-call-words, button.et-suit-choice-open";

const wantedBy = (focus) => {
  if (focus.main) return "[data-main]";
  if (focus.rule !== undefined) return `[data-entry="${CSS.escape(focus.rule)}"] button`;
  if (focus.card !== undefined) return `button[data-card="${CSS.escape(focus.card)}"]`;
  return `[data-choice="${CSS.escape(focus.choice)}"]`;
};

const RUNG = "[data-hint].et-rung-now"; // of the coach who has just been asked

const toTop = (root) => {
  if (root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
};

// What the practice table says is in sight already (see Notices): the page stays with it.
const saidOf = (screen) => JSON.stringify(screen.practice?.said ?? null);

// Returns a function to call when the learner acts here: only then may a new state move the focus.
export const useFocus = (root, screen) => {
  const acted = useRef(false);
  const before = useRef({ place: placeOf(screen), verdict: null, seq: screen.seq, coach: false, said: saidOf(screen) });
  useLayoutEffect(() => {
    const old = before.current;
    const coach = screen.coach?.open ?? false;
    const said = saidOf(screen);
    before.current = { place: placeOf(screen), verdict: screen.verdict ?? null, seq: screen.seq, coach, said };
    if (!acted.current || old.seq === screen.seq || !root.current) return;
    const find = (what) => root.current.querySelector(what);
    const lost = root.current.getRootNode().activeElement === document.body; // what was pressed is gone
    if (screen.busy) { // what comes next is still to come
      if (lost) find(".et-title")?.focus({ preventScroll: true });
      return;
    }
    acted.current = false;
    const moved = old.place !== placeOf(screen);
    if (moved) toTop(root.current);
    const wanted = screen.focus && find(wantedBy(screen.focus));
    if (wanted) {
      wanted.focus({ preventScroll: Boolean(screen.practice?.said) && said !== old.said });
    } else if (screen.verdict && (moved || screen.verdict !== old.verdict)) {
      find("[data-main]")?.focus();
    } else if (moved) {
      (find(".et-title") ?? find("[data-main]"))?.focus({ preventScroll: true });
    } else if (old.verdict || lost) {
      const open = (lost && coach && !old.coach && find(RUNG)) || find(OPEN);
      if (open) open.focus();
      else if (lost) find(".et-title")?.focus({ preventScroll: true });
    }
  }, [screen]);
  return () => {
    acted.current = true;
  };
};
