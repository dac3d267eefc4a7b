// Cards that fall to a trick one after the other, and the trick that has just gone to its winner.
import { Card } from "./card.js";
import { calm } from "./theme.js";
import { cls, html } from "./view.js";

const APART = 240; // ms from one card to the next
const AWAY = 320; // ms that a trick takes to its winner

// Class and style of a card's place: a fresh card comes from its player, in its turn.
export const falling = (play, at, cloth) => ({
  class: cls("et-trick-place", play.fresh > 0 && `et-falls et-falls-${play.place}`),
  style: `left:${at.x}px;top:${at.y}px;animation-delay:${((play.fresh ?? 0) - 1) * APART + (cloth.collected ? AWAY : 0)}ms`,
});

export const Collected = ({ collected, where, display }) => {
  if (!collected || calm(display)) return null;
  const home = where.seats[collected.to];
  return html`
    <div class="et-collected" aria-hidden="true">
      ${collected.trick.map(({ place, card }) => {
        const at = where.cards[place];
        const way = `--et-dx:${home.x - at.x}px;--et-dy:${home.y - at.y}px`;
        return html`
          <span key=${card.id} class="et-trick-place" style=${`left:${at.x}px;top:${at.y}px;${way}`}>
            <${Card} card=${card} width=${where.width} />
          </span>
        `;
      })}
    </div>
  `;
};
