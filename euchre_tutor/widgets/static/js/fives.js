// The score of a game: each side keeps it with two fives, and its points stand beside them in figures.
import places from "../art/fives.json";
import { Card } from "./card.js";
import { useView } from "./context.js";
import { useSize } from "./measure.js";
import { SeatBadge } from "./parts.js";
import { cls, html } from "./view.js";

// In card units, a card being 120 by 168: the room of a pair, and of two fives lying open side by side.
const ROOM = { wide: 184, high: 272, both: 264 };
const MOST = { wide: 94, mid: 84, slim: 84, narrow: 62 };
const ALONE = { wide: 168, mid: 130, slim: 130, narrow: 100 }; // one pair has the cloth to itself
const FIGURE = { wide: 92, mid: 80, slim: 92, narrow: 52 };
const WORDS = 104; // px that the longest words beside the cards need
const SEAM = 33;
const TALL = { from: 460, most: 150, figures: 190 }; // a cloth that high has its figures below the cards
const BOTH = 10;
const SLIM = 360; // px: in less the words of two pairs stand below their cards

// How the upper five lies on the lower one: right, down, and turned.
const placeOf = (points) => places[points === BOTH ? BOTH : points % 5];

// The widest cards with which every pair fits into its column; a phone has its figures below them.
const widthFor = (pairs, size, tall, layout, scale) => {
  const alone = pairs.length === 1;
  const column = alone ? size.width - 16 : (size.width - SEAM) / 2;
  const units = Math.max(...pairs.map((pair) => (pair.fives === BOTH ? ROOM.both : ROOM.wide)));
  const digits = Math.max(...pairs.map((pair) => pair.points.length));
  const below = tall || (!alone && (layout === "narrow" || size.width < SLIM));
  const words = below ? 0 : 16 + Math.max(WORDS, digits * FIGURE[layout] * 0.52);
  const high = tall ? ((size.height - TALL.figures) / ROOM.high) * 120 : Infinity;
  const most = tall ? TALL.most : (alone ? ALONE : MOST)[layout];
  return Math.max(24, Math.floor(Math.min(most * scale, ((column - words) / units) * 120, high)));
};

const Pile = ({ pair, width }) => {
  const { tap, press } = useView();
  const [under, over] = pair.cards;
  const [x, y, turn] = placeOf(pair.fives);
  const unit = width / 120;
  const cover = {
    id: pair.id,
    code: over,
    back: pair.fives < 5,
    name: pair.set?.name ?? pair.words,
    state: pair.state ?? "rest",
    mark: pair.mark,
    tap: Boolean(pair.set),
  };
  const onKeyDown = (event) => {
    const step = { ArrowRight: "more", ArrowUp: "more", ArrowLeft: "less", ArrowDown: "less" }[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    press(pair.set[step].id);
  };
  const wide = pair.fives === BOTH ? ROOM.both : ROOM.wide;
  return html`
    <span class="et-pile-fives" style=${`width:${wide * unit}px;height:${ROOM.high * unit}px`}>
      <span class="et-five" aria-hidden="true">
        <${Card} card=${{ id: `under-${pair.id}`, code: under, name: "" }} width=${width} least=${92} />
      </span>
      <span class="et-five" style=${`transform:translate(${x * unit}px,${y * unit}px) rotate(${turn}deg)`}>
        <${Card} card=${cover} width=${width} least=${92} gap=${30} onTap=${tap} extra=${pair.set ? { onKeyDown } : {}} />
      </span>
    </span>
  `;
};

const Nudge = ({ item, sign }) => {
  const { press } = useView();
  return html`
    <button
      type="button"
      class=${cls("et-nudge", !item.ready && "et-nudge-off")}
      data-nudge=${item.id}
      aria-label=${item.label}
      aria-disabled=${item.ready ? undefined : "true"}
      data-lm-suppress-shortcuts="true"
      onClick=${() => item.ready && press(item.id)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false"><path d=${sign} /></svg>
    </button>
  `;
};

const MINUS = "M5 12H19";
const PLUS = "M5 12H19 M12 5V19";

// A pair that only shows is one picture with one name; one that can be set holds its buttons.
const Pair = ({ pair, width }) => html`
  <div class="et-pair" role=${pair.set ? "group" : "img"} aria-label=${pair.name} data-pair=${pair.id}>
    <span class=${cls("et-chip", pair.badge.side === "them" && "et-chip-them")} aria-hidden="true">
      <${SeatBadge} letter=${pair.badge.letter} side=${pair.badge.side} />
      <b>${pair.label}</b>
    </span>
    <span class="et-pair-body">
      <${Pile} pair=${pair} width=${width} />
      <span class="et-pair-words">
        <span class="et-points" aria-hidden="true">${pair.points}</span>
        ${pair.caption && html`<span class="et-points-note" aria-hidden="true">${pair.caption}</span>`}
        <span class="et-pips" aria-hidden="true">${pair.words}</span>
        ${pair.set &&
        html`
          <span class="et-nudges">
            <${Nudge} item=${pair.set.less} sign=${MINUS} />
            <${Nudge} item=${pair.set.more} sign=${PLUS} />
          </span>
        `}
      </span>
    </span>
  </div>
`;

export const Fives = ({ cloth }) => {
  const { layout, scale } = useView();
  const [ref, size] = useSize();
  const alone = cloth.pairs.length === 1;
  const tall = !alone && layout === "wide" && size.height > TALL.from;
  const width = widthFor(cloth.pairs, size, tall, layout, scale);
  return html`
    <div class=${cls("et-pairs", alone && "et-pairs-alone", tall && "et-pairs-tall")} ref=${ref}>
      ${size.width > 0 &&
      cloth.pairs.map((pair) => html`<${Pair} key=${pair.id} pair=${pair} width=${width} />`)}
    </div>
    ${cloth.note && html`<p class="et-pairs-note">${cloth.note}</p>`}
  `;
};
