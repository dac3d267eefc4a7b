// The dashed arrow from the upcard to the seat that may take it, with a few words beside it.
import { html } from "./view.js";

const GAP = 22; // px between the kitty and the upcard
const CAPTION = 36; // px below a card that its caption needs
const LEAST = { N: 28, E: 28, S: 70, W: 28 }; // px that an arrow must have; above South the chips stand in its way

// Start, bend, end and the place of the words, by the place of the dealer.
const path = (to, where) => {
  const { x, y, width, high, seats, hand, down } = where;
  const up = x + (width + GAP) / 2;
  const top = y - high / 2 - 10;
  const foot = y + high / 2 + CAPTION;
  const seat = seats[to];
  const chip = where.across > 700 ? 198 : 142; // a chip, with the cards held where there is room
  switch (to) {
    case "N": {
      const end = { x: x + 24, y: seat.y + 54 };
      return { start: { x: up, y: top }, bend: { x: up, y: end.y + 26 }, end, words: { x: up + 8, y: (top + end.y) / 2 } };
    }
    case "E": {
      const start = { x: up + width / 2 + 12, y };
      const end = { x: seat.x - chip, y: seat.y };
      return { start, bend: { x: (start.x + end.x) / 2, y: y + 30 }, end, words: { x: start.x, y: y + 76 } };
    }
    case "W": {
      const start = { x: up, y: top };
      const end = { x: seat.x + chip, y: seat.y - 12 };
      const bend = { x: (start.x + end.x) / 2 - 20, y: top - 76 };
      return { start, bend, end, words: { x: end.x + 36, y: top - 58 } };
    }
    default: {
      const end = { x: up, y: (hand ? hand.top : down) - 10 };
      return { start: { x: up, y: foot }, bend: { x: up + 8, y: (foot + end.y) / 2 }, end, words: { x: up + 16, y: (foot + end.y) / 2 } };
    }
  }
};

const point = (p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`;

// Nothing where seat and kitty are too near each other.
export const Goes = ({ goes, where }) => {
  const { start, bend, end, words } = path(goes.to, where);
  const far = { N: start.y - end.y, E: end.x - start.x, S: end.y - start.y, W: start.x - end.x }[goes.to];
  if (far < LEAST[goes.to]) return null;
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const tip = (turn) => point({ x: end.x - 13 * Math.cos(angle + turn), y: end.y - 13 * Math.sin(angle + turn) });
  return html`
    <svg class="et-goes" width=${where.across} height=${where.down} aria-hidden="true" focusable="false">
      <path class="et-goes-line" d=${`M${point(start)} Q${point(bend)} ${point(end)}`} />
      <path d=${`M${tip(0.5)} L${point(end)} L${tip(-0.5)}`} />
    </svg>
    <span class=${`et-goes-words et-goes-to-${goes.to}`} style=${`left:${words.x}px;top:${words.y}px`}>${goes.label}</span>
  `;
};
