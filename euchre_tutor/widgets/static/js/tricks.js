// Finished tricks, one below the other: a column for each player, a flag on the card that was led.
import { Card } from "./card.js";
import { useView } from "./context.js";
import { useSize } from "./measure.js";
import { isFirst, KeyCap, SeatBadge } from "./parts.js";
import { useRoving } from "./row.js";
import { cls, html } from "./view.js";

const CARD = { wide: 96, mid: 76, slim: 76, narrow: 62 };
const LABEL = { wide: 96, mid: 76, slim: 76, narrow: 22 };

const LARGE = 116; // where there are but two tricks, and room
const SMALL = { wide: 64, mid: 56, slim: 56, narrow: 48 }; // where there are all five

// The widest cards that fit in `columns` beside the numbers of the tricks.
const widthFor = (available, cloth, layout, scale) => {
  const columns = cloth.seats.length;
  const many = cloth.tricks.length > 3;
  const gap = layout === "narrow" ? (many ? 17 : 12) : many ? 46 : 22;
  const room = (available - LABEL[layout] - gap * columns) / columns;
  const few = cloth.tricks.length < 3 && layout === "wide";
  const most = many ? SMALL[layout] : few ? LARGE : CARD[layout];
  return { gap, many, width: Math.max(44, Math.floor(Math.min(most * scale, room))) };
};

const Head = ({ seat, layout }) => html`
  <span class="et-tricks-seat">
    <${SeatBadge} letter=${seat.letter} side=${seat.side} />
    <b class=${cls(layout === "narrow" && "et-sr")}>${seat.name}</b>
  </span>
`;

export const Tricks = ({ cloth }) => {
  const { layout, scale, tap } = useView();
  const [ref, size] = useSize();
  const roving = useRoving(cloth.tricks.flatMap((trick) => trick.plays.map((play) => play.card)));
  const { width, gap, many } = widthFor(size.width, cloth, layout, scale);
  const columns = `${LABEL[layout]}px repeat(${cloth.seats.length}, ${width}px)`;
  const cell = (trick, seat) => {
    const play = trick.plays.find((one) => one.seat === seat.seat);
    if (!play) return html`<span key=${seat.seat} />`;
    const { card } = play;
    return html`
      <span key=${seat.seat} class="et-tricks-card">
        <${Card} card=${card} width=${width} gap=${gap} onTap=${(one, click) => isFirst(click) && tap(one)} extra=${card.tap ? roving(card) : {}} />
        ${card.tap && card.number && html`<${KeyCap}>${card.number}<//>`}
      </span>
    `;
  };
  return html`
    <div class=${cls("et-tricks", many && "et-tricks-many")} ref=${ref}>
      ${size.width > 0 &&
      html`
        <div class="et-tricks-row et-tricks-head" style=${`grid-template-columns:${columns};column-gap:${gap}px`}>
          <span />
          ${cloth.seats.map((seat) => html`<${Head} key=${seat.seat} seat=${seat} layout=${layout} />`)}
        </div>
        ${cloth.tricks.map(
          (trick) => html`
            <div
              key=${trick.number}
              class="et-tricks-row"
              role="group"
              aria-label=${trick.name}
              style=${`grid-template-columns:${columns};column-gap:${gap}px`}
            >
              <b class="et-tricks-name" aria-hidden="true">${layout === "narrow" ? trick.number : trick.name}</b>
              ${cloth.seats.map((seat) => cell(trick, seat))}
            </div>
          `,
        )}
      `}
    </div>
  `;
};
