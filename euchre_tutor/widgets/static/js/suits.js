// Suits and ranks as paths: no font ever has to hold them, and no phone turns them into emoji.
import paths from "../art/suits.json";
import strokes from "../art/rank-strokes.json";
import { html } from "./view.js";

export const SUITS = paths;

export const suitOf = (code) => code[1];
export const rankOf = (code) => code[0];

// A suit drawn inside another picture: centre x, y and height in the units of that picture.
export const SuitAt = ({ suit, x, y, size, turned = false, fill = "var(--et-c)" }) => html`
  <path
    transform=${`translate(${x} ${y}) scale(${size / 100})${turned ? " rotate(180)" : ""}`}
    d=${SUITS[suit]}
    fill=${fill}
  />
`;

// A suit as a small picture of its own, in the colour of the suit (or in that of a ribbon).
export const Suit = ({ suit, size = 18, ribbon = false }) => html`
  <svg
    class="et-suit"
    viewBox="-52 -52 104 104"
    width=${size}
    height=${size}
    style=${`--et-c:var(--et-${ribbon ? "ribbon" : "suit"}-${suit})`}
    aria-hidden="true"
    focusable="false"
  >
    <path d=${SUITS[suit]} fill="var(--et-c)" />
  </svg>
`;

const signs = (rank) => (rank === "T" ? ["1", "0"] : [rank]);
const GAP = 7;

// Width of a rank drawn in a box 100 high.
export const rankWidth = (rank) =>
  signs(rank).reduce((sum, sign) => sum + strokes[sign].width, (signs(rank).length - 1) * GAP);

// A rank drawn `height` high, its middle at x and its top at y.
export const RankAt = ({ rank, x, y, height, weight = 15 }) => {
  const scale = height / 100;
  let left = -rankWidth(rank) / 2;
  const parts = signs(rank).map((sign) => {
    const at = left;
    left += strokes[sign].width + GAP;
    return strokes[sign].strokes.map((d) => html`<path transform=${`translate(${at} 0)`} d=${d} />`);
  });
  return html`
    <g
      transform=${`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke="var(--et-c)"
      stroke-width=${weight}
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      ${parts}
    </g>
  `;
};
