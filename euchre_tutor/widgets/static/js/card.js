// A card with its state: ring, mark, word. A card that can be tapped is a button, any other a picture.
import { useView } from "./context.js";
import { Face, faceFor } from "./faces.js";
import { Icon } from "./icons.js";
import { cls, html, useMemo } from "./view.js";

const MARKS = {
  chosen: ["check", "Chosen"],
  right: ["check", "Right"],
  missed: ["bang", "Missed"],
  wrong: ["cross", "Your pick"],
  refused: ["no", "Not allowed"],
  winner: ["crown", "Wins"],
  hinted: ["bulb", "Coach"],
};
const TAIL = { playable: true, rest: true, barred: true, off: true };

// Words fit on the pill from this width of card on; narrower cards wear a badge.
const WORDS_FROM = 76;
const wordFits = (word, width, gap) => width >= WORDS_FROM && word.length * 8.2 + 46 <= width + gap + 14;

const Mark = ({ state, word, width, gap }) => {
  const [icon] = MARKS[state];
  const full = wordFits(word, width, gap);
  return html`
    <span class=${cls("et-mark", !full && "et-mark-badge")} aria-hidden="true">
      <${Icon} id=${icon} size=${16} />${full && html`<span>${word}</span>`}
    </span>
  `;
};

// A mark that the name ends with is not said twice.
const spoken = (card, word, t) => {
  const heard = card.name.toLowerCase().endsWith((word ?? "").toLowerCase());
  return [card.name, card.led && !card.by && t("Led"), !heard && word].filter(Boolean).join(", ");
};

// `least` draws the face of a wider card, `jumbo` the one that is seen from afar; `onTap` gets the card and the click; `extra` are attributes of the row (tabindex, key handlers, ref).
export const Card = ({ card, width, gap = 12, shift = 0, least = null, jumbo = false, onTap, extra = {} }) => {
  const { t, display } = useView();
  const state = card.state ?? "rest";
  const word = TAIL[state] ? null : card.mark ?? t(MARKS[state][1]);
  const ribbon = display.ribbon === "never" ? null : card.ribbon ?? null;
  const face = jumbo ? "jumbo" : faceFor(least === null ? width : Math.max(width, least));
  const code = card.id === null || card.back ? null : card.code ?? card.id;
  const picture = useMemo(
    () => html`<${Face} code=${code} face=${face} ribbon=${ribbon} shift=${shift} />`,
    [code, face, ribbon, shift],
  );
  const inside = html`
    <span class="et-card-body">
      ${state === "off" ? null : picture}
      ${state === "barred" && html`<span class="et-hatch" />`}
      <span class="et-ring" />
    </span>
    ${state === "playable" && html`<span class="et-bar" />`}
    ${card.led && html`<span class="et-led" aria-hidden="true"><${Icon} id="flag" size=${15} />${t("Led")}</span>`}
    ${word && html`<${Mark} state=${state} word=${word} width=${width} gap=${gap} />`}
  `;
  const name = spoken(card, word, t);
  const common = {
    class: cls("et-card", `et-is-${state}`, `et-face-${face}`, card.tap && "et-tap"),
    style: `--et-w:${width}px`,
    "data-card": card.id ?? "back",
  };
  if (!card.tap) return html`<span ...${common} role="img" aria-label=${name}>${inside}</span>`;
  return html`
    <button
      type="button"
      ...${common}
      aria-label=${name}
      aria-pressed=${state === "chosen" ? "true" : undefined}
      data-lm-suppress-shortcuts="true"
      onClick=${(click) => onTap(card, click)}
      ...${extra}
    >
      ${inside}
    </button>
  `;
};
