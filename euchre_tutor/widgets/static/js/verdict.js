// The verdict: result, reason, rule, and the one button that goes on, with a notch at what was tapped.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { AlsoButton, MainButton, RuleChip } from "./parts.js";
import { Rich } from "./rich.js";
import { cls, html, useEffect, useLayoutEffect, useRef, useState } from "./view.js";

const ICON = { right: "check", almost: "bang", wrong: "cross", told: "bulb" };
const EDGE = 26;

const between = (value, low, high) => Math.max(low, Math.min(high, value));

const selector = (at) =>
  [
    at?.choice !== undefined && `[data-choice="${CSS.escape(at.choice)}"]`,
    at?.card !== undefined && `[data-card="${CSS.escape(at.card)}"]`,
  ]
    .filter(Boolean)
    .join(",");

// What was tapped stands in the question before it stands on the cloth.
const pick = (root, wanted) => {
  const all = [...root.querySelectorAll(wanted)];
  return all.find((node) => node.closest(".et-task")) ?? all[0];
};

// Where the notch goes: { side: "top" | "left", at: px along that side }, or null without a target.
const aim = (box, target) => {
  if (!target) return null;
  const a = box.getBoundingClientRect();
  const b = target.getBoundingClientRect();
  if (b.right <= a.left + 8) {
    const level = (b.top + b.bottom) / 2;
    if (level < a.top || level > a.bottom) return null;
    return { side: "left", at: between(level - a.top, EDGE, a.height - EDGE) };
  }
  if (b.bottom > a.top + 40) return null;
  const low = between((b.left + b.right) / 2 - a.left, EDGE, a.width - EDGE);
  const wide = b.width > 250;
  return { side: "top", at: wide ? between(b.left - a.left + 46, EDGE, a.width - EDGE) : low };
};

// The notch is aimed again whenever the screen changes its size or scrolls under a sheet, and once
// all cards have their places.
const useNotch = (at, deps) => {
  const ref = useRef(null);
  const [notch, setNotch] = useState(null);
  useLayoutEffect(() => {
    const box = ref.current;
    const root = box.closest(".et-root");
    const wanted = selector(at);
    const read = () => {
      const next = aim(box, wanted && pick(root, wanted));
      setNotch((old) => (old?.side === next?.side && old?.at === next?.at ? old : next));
    };
    const watch = new ResizeObserver(read);
    watch.observe(root);
    watch.observe(box);
    document.addEventListener("scroll", read, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      document.removeEventListener("scroll", read, { capture: true });
    };
  }, deps);
  return [ref, notch];
};

// A sheet must not hide the card it speaks of, nor the right answer where both have room: the page
// moves up just enough.
const useUncovered = (ref, verdict, sheet) => {
  useEffect(() => {
    const wanted = sheet && selector(verdict.at);
    if (!wanted) return undefined;
    const frame = requestAnimationFrame(() => {
      const box = ref.current;
      const target = box && pick(box.closest(".et-root"), wanted);
      if (!target) return;
      const best = box.closest(".et-root").querySelector(".et-task :is(.et-choice-winner, .et-suit-choice-winner)");
      for (const node of [best, target]) {
        if (!node) continue;
        node.style.scrollMarginBottom = `${box.offsetHeight + 30}px`;
        node.scrollIntoView({ block: "nearest" });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [verdict, sheet]);
};

// `list` draws it for a list of answers, `alone` draws the verdict without its buttons (they stand elsewhere on a table screen).
export const Verdict = ({ verdict, main, also = [], alone = false, sheet = false, list = false }) => {
  const { t, layout, seq } = useView();
  const [ref, notch] = useNotch(verdict.at, [verdict, layout, seq]);
  useUncovered(ref, verdict, sheet);
  const rules = verdict.rules ?? [];
  const chips = rules.map((rule) => html`<${RuleChip} key=${rule.key} rule=${rule} />`);
  const aside = !alone && (list || rules.length === 1);
  return html`
    <section
      ref=${ref}
      class=${cls("et-verdict", `et-verdict-${verdict.tone}`, sheet && "et-sheet", alone && "et-verdict-alone", list && "et-verdict-list")}
      aria-label=${t("Verdict")}
    >
      ${notch && html`<span class=${`et-notch et-notch-${notch.side}`} style=${`--et-at:${notch.at}px`} />`}
      <span class="et-verdict-disc"><${Icon} id=${ICON[verdict.tone]} size=${22} /></span>
      <div class="et-verdict-words">
        <p class="et-verdict-head"><${Rich} text=${verdict.headline} /></p>
        <p class="et-verdict-text"><${Rich} text=${verdict.text} /></p>
        ${!aside && chips.length > 0 && html`<div class="et-chips">${chips}</div>`}
      </div>
      ${!alone &&
      (aside || main || also.length > 0) &&
      html`
        <div class="et-verdict-actions">
          ${aside && chips}
          ${(main || also.length > 0) &&
          html`
            <div class="et-verdict-buttons">
              ${also.map((item) => html`<${AlsoButton} key=${item.id} also=${item} />`)}
              ${main && html`<${MainButton} main=${main} />`}
            </div>
          `}
        </div>
      `}
    </section>
  `;
};
