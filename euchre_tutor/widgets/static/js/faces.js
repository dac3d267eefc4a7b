// The three faces of a card, its back and the joker, in a box of 120 by 168.
import pips from "../art/pips.json";
import { FIGURES, Drawn } from "./art.js";
import { RankAt, SuitAt, SUITS, rankOf, suitOf } from "./suits.js";
import { html } from "./view.js";

const NAMES = { s: "spades", h: "hearts", d: "diamonds", c: "clubs" };
const COURTS = { K: "king", Q: "queen", J: "jack" };
const STAR =
  "M0,-48 L12,-16 L46,-15 L19,6 L29,39 L0,20 L-29,39 L-19,6 L-46,-15 L-12,-16Z";

// Which face suits a drawn width in px.
export const faceFor = (width) => (width >= 92 ? "standard" : width >= 54 ? "jumbo" : "mini");

const figure = (code) =>
  FIGURES[code === "joker" ? "joker" : `${COURTS[rankOf(code)]}-${NAMES[suitOf(code)]}`];

const Half = ({ code }) => html`
  <svg x="30" y="12" width="60" height="72" viewBox="30 12 60 72">
    <${Drawn} markup=${figure(code)} />
  </svg>
`;

const twice = (part) => html`
  ${part()}
  <g transform="rotate(180 60 84)">${part()}</g>
`;

const LOZENGES = [36, 48, 60, 72, 84];

const Court = ({ code }) => html`
  <rect class="et-panel-ground" x="30" y="12" width="60" height="144" rx="9" />
  ${twice(() => html`<${Half} code=${code} />`)}
  <rect x="30" y="80" width="60" height="8" fill="#EDB23C" />
  <path d="M30,80 H90 M30,88 H90" stroke="#C98A1B" stroke-width="1" />
  ${code === "joker"
    ? html`<path class="et-joker-word" d=${JOKER_WORD} />`
    : LOZENGES.map(
        (x) => html`<path d=${`M${x},81.6 l2.6,2.4 -2.6,2.4 -2.6,-2.4Z`} fill="var(--et-c)" />`,
      )}
`;

// JOKER in strokes, five letters on the belt.
const JOKER_WORD =
  "M45.6,82 V85 Q45.6,86 44.6,86 Q43.8,86 43.6,85.2 " +
  "M50.6,82 Q52,82 52,84 Q52,86 50.6,86 Q49.2,86 49.2,84 Q49.2,82 50.6,82 " +
  "M56.4,82 V86 M59.2,82 L56.8,84.2 L59.3,86 " +
  "M66.2,82 H63.8 V86 H66.2 M63.8,84 H65.8 " +
  "M71,86 V82 H72.6 Q73.6,82 73.6,83.1 Q73.6,84.2 72.6,84.2 H71 M72.3,84.2 L73.7,86";

const Index = ({ code }) =>
  code === "joker"
    ? html`<path d=${STAR} transform="translate(16.5 24) scale(.24)" fill="var(--et-c)" />`
    : html`
        <${RankAt} rank=${rankOf(code)} x=${16.5} y=${10} height=${24} weight=${13.5} />
        <${SuitAt} suit=${suitOf(code)} x=${16.5} y=${45} size=${16.5} />
      `;

const Ace = ({ suit, x, y, size }) => html`
  <g transform=${`translate(${x} ${y}) scale(${size / 100})`}>
    <path d=${SUITS[suit]} fill="var(--et-c)" />
    <path class="et-ace-stitch" d=${SUITS[suit]} transform="translate(0 2) scale(.74)" />
  </g>
`;

const Standard = ({ code }) => {
  const index = () => html`<${Index} code=${code} />`;
  if (code === "joker" || COURTS[rankOf(code)]) return [html`<${Court} code=${code} />`, twice(index)];
  const suit = suitOf(code);
  const body =
    rankOf(code) === "A"
      ? html`<${Ace} suit=${suit} x=${60} y=${84} size=${68} />`
      : pips[rankOf(code)].map(
          ([x, y]) =>
            html`<${SuitAt} suit=${suit} x=${x} y=${y} size=${21.5} turned=${y > 84.5} />`,
        );
  return [body, twice(index)];
};

const Jumbo = ({ code }) => {
  if (code === "joker") {
    return html`
      <path d=${STAR} transform="translate(30 36) scale(.5)" fill="var(--et-c)" />
      <g transform="translate(3.6 55.6) scale(1.34)"><${Drawn} markup=${figure(code)} /></g>
    `;
  }
  const suit = suitOf(code);
  const court = COURTS[rankOf(code)];
  return html`
    ${court
      ? html`<g transform="translate(3.6 55.6) scale(1.34)"><${Drawn} markup=${figure(code)} /></g>`
      : html`<${SuitAt} suit=${suit} x=${78} y=${118} size=${rankOf(code) === "A" ? 76 : 66} />`}
    <${RankAt} rank=${rankOf(code)} x=${29} y=${12} height=${50} />
    <${SuitAt} suit=${suit} x=${29} y=${86} size=${35} />
  `;
};

const Mini = ({ code }) =>
  code === "joker"
    ? html`
        <path d=${STAR} transform="translate(60 48) scale(.62)" fill="var(--et-c)" />
        <g transform="translate(0 84) scale(1)">
          <svg x="22" y="0" width="76" height="84" viewBox="30 12 60 72"><${Drawn} markup=${figure(code)} /></svg>
        </g>
      `
    : html`
        <${RankAt} rank=${rankOf(code)} x=${60} y=${16} height=${66} />
        <${SuitAt} suit=${suitOf(code)} x=${60} y=${122} size=${62} />
      `;

// The gold bookmark with the suit a card counts as; `shift` moves it left in a fan that hides the right side.
const Ribbon = ({ suit, shift }) => html`
  <g transform=${`translate(${shift} 0)`}>
    <path class="et-ribbon" d="M85,0 H111 V36 L98,28 L85,36Z" />
    <${SuitAt} suit=${suit} x=${98} y=${14.5} size=${16} fill=${`var(--et-ribbon-${suit})`} />
  </g>
`;

const FACES = { standard: Standard, jumbo: Jumbo, mini: Mini };

// One card as a picture. `code` is "Jh", "joker", or null for a back; `face` is a name of `faceFor`.
export const Face = ({ code, face, ribbon = null, shift = 0 }) => html`
  <svg
    class="et-face"
    viewBox="0 0 120 168"
    style=${`--et-c:var(--et-suit-${code === "joker" ? "joker" : code ? suitOf(code) : "s"})`}
    aria-hidden="true"
    focusable="false"
  >
    ${code
      ? html`
          <rect class="et-paper" x=".8" y=".8" width="118.4" height="166.4" rx="9" />
          <${FACES[face]} code=${code} />
          ${ribbon && html`<${Ribbon} suit=${ribbon} shift=${shift} />`}
          <rect class="et-paper-edge" x=".8" y=".8" width="118.4" height="166.4" rx="9" />
        `
      : html`<${Drawn} markup=${FIGURES["card-back"]} />`}
  </svg>
`;
