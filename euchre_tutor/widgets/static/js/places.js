// Where things lie on the table, in px from its top left corner. Nothing is drawn here.
import { rowOf } from "./measure.js";

const CARD = { wide: 126, mid: 92, slim: 92, narrow: 91 };
const HAND = { wide: 112, mid: 84, slim: 84, narrow: 66 };
const CHIP = { wide: 44, mid: 44, slim: 40, narrow: 30 };

// How far North and South lie from the middle, in card heights; nearer when a hand needs the room.
const SPREAD = 0.86;
const SPREAD_HELD = 0.6;

// Geometry of a table `size` px large: middle (x, y), card width, places of cards, seats and hand.
// Where the table is narrow, the seats stand on the edges of their cards; in the middle layout (snug), where the
// question needs the room below, North and South stand beside theirs, and above a hand all four do.
// Seats carry { x, y, anchor }: the anchor says which point of the chip lies at (x, y); and { room }, its greatest
// width, where cards and edge leave little.
export const geometry = (size, { layout, hand, trick, kitty = 0, dealt = false, scale }) => {
  const narrow = layout === "narrow";
  const across = size.width;
  const edge = trick > 0 && (narrow || across < 660);
  const snug = edge && (layout === "mid" || (hand > 0 && !narrow));
  const margin = narrow ? 10 : 28;
  const held = hand
    ? rowOf(hand, across - (narrow ? 24 : 60), {
        most: HAND[layout] * scale,
        least: 48,
        gap: narrow ? 8 : 24,
        tight: 6,
      })
    : null;
  const chip = CHIP[layout];
  const handHigh = held ? held.width * 1.4 + 34 : 0;
  const chipLow = held && narrow ? chip + 10 : held ? 0 : snug ? 14 : chip + 22;
  const most = CARD[layout] * scale * (held ? 0.82 : 1);
  const spare = edge || narrow ? 24 : 250;
  const width = Math.max(Math.min(most, (across - spare) / (edge ? 3.4 : narrow ? 5 : 3.85), across / 3.6), 44);
  const high = width * 1.4;
  const above = narrow && kitty > 0 && !held; // West and East sit there
  const talk = !trick; // what West and East say needs room below North
  const top = snug ? 26 : chip + (narrow ? (talk ? (kitty && held ? 62 : 44) : 14) : edge ? 62 : 36);
  const full = trick || dealt || layout === "wide" || above;
  const spread = held || !full ? SPREAD_HELD : SPREAD;
  const least = Math.round(top + high * (1 + 2 * spread) + chipLow + handHigh + 20);
  const down = Math.max(size.height, least);
  const x = across / 2;
  const y = top + (down - top - chipLow - handHigh - 10) / 2;
  const sides = snug && held !== null; // the seats stand beside their cards
  const room = sides ? x - width * 1.7 - 10 : null; // there, up to the edge
  const dx = width * (narrow ? (held ? 1.36 : 1.15) : sides ? 1.2 : held || edge ? 1.3 : 1.42);
  const dy = high * (held ? SPREAD_HELD : SPREAD);
  // Beside the trick, or on a phone above what lies in the middle and leaves no room at its sides.
  const beside = above ? y - high / 2 - 42 : narrow && held ? y - high * 0.78 - (kitty ? 20 : 0) : y;
  const out = Math.max(2, x - dx - width / 2 - 16); // on a phone, away from North's card
  const cards = {
    N: { x, y: y - dy },
    S: { x, y: y + dy },
    W: { x: x - dx, y },
    E: { x: x + dx, y },
  };
  const seats = edge
    ? {
        N: snug
          ? { x: x + width / 2 + 12, y: y - dy - high / 2 + chip / 2, anchor: "left" }
          : { x, y: y - dy - high / 2 - 2, anchor: "bottom" },
        W: sides
          ? { x: x - dx - width / 2 - 8, y, room, anchor: "right" }
          : narrow
            ? { x: out, y: y - high / 2 - 2, anchor: "bottomstart" }
            : { x: x - dx, y: y - high / 2 - 2, anchor: "bottom" },
        E: sides
          ? { x: x + dx + width / 2 + 8, y, room, anchor: "left" }
          : narrow
            ? { x: across - out, y: y - high / 2 - 2, anchor: "bottomend" }
            : { x: x + dx, y: y - high / 2 - 2, anchor: "bottom" },
        S: snug
          ? { x: x + width / 2 + 12, y: y + dy + high / 2 - chip / 2, anchor: "left" }
          : { x, y: y + dy + high / 2 + 6, anchor: "top" },
      }
    : {
        N: { x, y: narrow ? 14 : 24, anchor: "top" },
        W: { x: margin, y: beside, anchor: "left" },
        E: { x: across - margin, y: beside, anchor: "right" },
        S: held && !narrow
          ? { x: 82, y: down - handHigh - chip - 8, anchor: "topleft" }
          : { x, y: down - handHigh - (held ? 8 : 22), anchor: "bottom" },
      };
  return {
    edge,
    snug,
    across,
    down,
    least,
    x,
    y,
    width: Math.round(width),
    high,
    dx,
    dy,
    disc: Math.round(width * 0.5),
    cards,
    seats,
    hand: held && { ...held, top: down - handHigh },
  };
};

const CLOCKWISE = "WNES";
// From the corner of one card to the side of the next, bent outwards: signs of x and y per quarter.
const QUARTER = { W: [-1, -1], N: [1, -1], E: [1, 1], S: [-1, 1] };

// Past the place between them, where nobody plays.
const across = (from, { x, y, width, high, dx, dy }) => {
  const [sx, sy] = QUARTER[from];
  if (from === "N" || from === "S") {
    const start = { x: x + sx * (width / 2 + 10), y: y + sy * (dy - high * 0.2) };
    return [start, { x: x + sx * dx * 0.9, y }, { x: start.x, y: y - sy * (dy - high * 0.2) }];
  }
  const start = { x: x + sx * (dx - width * 0.3), y: y + sy * (high / 2 + 8) };
  return [start, { x, y: y + sy * dy * 1.1 }, { x: x - sx * (dx - width * 0.3), y: start.y }];
};

const round = (from, { x, y, width, high, dx, dy }) => {
  const [sx, sy] = QUARTER[from];
  const side = { x: x + sx * (dx - width * 0.46), y: y + sy * (high / 2 + 2) };
  const edge = { x: x + sx * (width / 2 + 10), y: y + sy * (dy - high * 0.19) };
  const bend = { x: x + sx * (dx - width * 0.62), y: y + sy * (dy - high * 0.2) };
  return from === "W" || from === "E" ? [side, bend, edge] : [edge, bend, side];
};

// A dashed curve from one place to the next player's, and its arrow head.
export const arrowBetween = (from, to, where) => {
  const steps = (CLOCKWISE.indexOf(to) - CLOCKWISE.indexOf(from) + 4) % 4;
  const [start, bend, end] = (steps === 1 ? round : across)(from, where);
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const tip = (turn) =>
    `${(end.x - 11 * Math.cos(angle + turn)).toFixed(1)},${(end.y - 11 * Math.sin(angle + turn)).toFixed(1)}`;
  const point = (p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`;
  return {
    line: `M${point(start)} Q${point(bend)} ${point(end)}`,
    head: `M${tip(0.5)} L${point(end)} L${tip(-0.5)}`,
  };
};
