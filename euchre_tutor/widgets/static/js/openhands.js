// All hands open. Below each card that may be played stand the tricks it would lead to.
import { Card } from "./card.js";
import { useView } from "./context.js";
import { useSize } from "./measure.js";
import { SeatBadge } from "./parts.js";
import { useRoving } from "./row.js";
import { cls, html } from "./view.js";

const HELD = 5; // cards in a full hand
const MOST = 54;
const LEAST = 44;
const GAP = 6;

const Held = ({ row, width }) => {
  const { tap } = useView();
  const roving = useRoving(row.cards);
  return html`
    <div class="et-open-cards" style=${`gap:${GAP}px`} role="group" aria-label=${row.name}>
      ${row.cards.map(
        (card) => html`
          <span key=${card.id} class="et-open-card">
            <${Card} card=${card} width=${width} onTap=${tap} extra=${card.tap ? roving(card) : {}} />
            ${card.figure !== null &&
            html`
              <span class=${cls("et-open-figure", card.best && "et-open-best")} aria-hidden="true">${card.figure}</span>
            `}
            ${card.played && html`<span class="et-open-played" aria-hidden="true">${card.word}</span>`}
          </span>
        `,
      )}
    </div>
  `;
};

export const OpenHands = ({ hands }) => {
  const { layout } = useView();
  const [ref, size] = useSize();
  const bare = layout === "narrow" || layout === "mid";
  const beside = bare ? 56 : 124; // badge, name, and the edges of the row
  const width = Math.max(LEAST, Math.min(MOST, Math.floor((size.width - beside - GAP * (HELD - 1)) / HELD)));
  return html`
    <section class="et-panel et-open" aria-label=${hands.title}>
      <h3 class="et-panel-title">${hands.title}</h3>
      ${hands.note && html`<p class="et-open-note">${hands.note}</p>`}
      <div ref=${ref}>
        ${size.width > 0 &&
        hands.rows.map(
          (row) => html`
            <div key=${row.name} class=${cls("et-open-row", row.turn && "et-open-turn")}>
              <span class="et-open-name">
                <${SeatBadge} letter=${row.seat.letter} side=${row.seat.side} />
                <b class=${cls(bare && "et-sr")}>${row.name}</b>
              </span>
              <${Held} row=${row} width=${width} />
            </div>
          `,
        )}
      </div>
    </section>
  `;
};
