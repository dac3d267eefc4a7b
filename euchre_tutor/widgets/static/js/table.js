// A table seen from above: four seats, the trick in the middle, trump, dealer, bubbles, and the hand.
import { Card } from "./card.js";
import { useView } from "./context.js";
import { Dealt, whileDealt } from "./dealt.js";
import { Collected, falling } from "./falling.js";
import { Face } from "./faces.js";
import { useSize } from "./measure.js";
import { isFirst, TrumpDisc } from "./parts.js";
import { CardRow, useRoving } from "./row.js";
import { Rich } from "./rich.js";
import { Goes } from "./goes.js";
import { Seat } from "./seat.js";
import { arrowBetween, geometry } from "./places.js";
import { cls, html } from "./view.js";

const BACK = html`<${Face} code=${null} face="standard" />`;

const Arrows = ({ trick, where }) => {
  const paths = trick.slice(1).map((play, i) => arrowBetween(trick[i].place, play.place, where));
  return html`
    <svg
      class="et-arrows"
      width=${where.across}
      height=${where.down}
      viewBox=${`0 0 ${where.across} ${where.down}`}
      aria-hidden="true"
      focusable="false"
    >
      ${paths.map(
        ({ line, head }) => html`<path class="et-arrow-line" d=${line} /><path d=${head} />`,
      )}
    </svg>
  `;
};

const Kitty = ({ cards, where, dealt }) => {
  const shown = cards.filter((card) => card.id !== null && !card.back);
  const backs = cards.length - shown.length;
  const { width } = where;
  const pile = backs ? [cards.find((card) => card.id === null || card.back)] : [];
  const lying = (card, classes) => html`
    <span key=${card.id} class="et-lying">
      <span class=${classes}><${Card} card=${card} width=${width} /></span>
      ${card.caption && html`<span class="et-lying-caption"><${Rich} text=${card.caption} /></span>`}
    </span>
  `;
  return html`
    <div class=${cls("et-kitty", dealt && "et-kitty-small")} style=${`left:${where.x}px;top:${where.y}px`}>
      ${pile.map((card) => lying(card, `et-pile et-pile-${Math.min(backs, 3)}`))}
      ${shown.map((card) => lying(card, ""))}
    </div>
  `;
};

// The tricks each side took, one back for each, crosswise as they are kept.
const Piles = ({ piles, where }) => html`
  <div class="et-piles" style=${`left:${where.x}px;top:${where.y}px;--et-w:${Math.round(where.width * 0.52)}px`}>
    ${piles.map(
      (pile) => html`
        <span key=${pile.name} class="et-won">
          <span class="et-won-cards" aria-hidden="true">
            ${pile.tricks
              ? Array.from({ length: pile.tricks }, () => html`<i>${BACK}</i>`)
              : html`<i class="et-won-none" />`}
          </span>
          <span class="et-won-name">${pile.name}</span>
          ${pile.points && html`<b class="et-won-points">${pile.points}</b>`}
        </span>
      `,
    )}
  </div>
`;

const Hand = ({ cards, where, label }) => html`
  <div class="et-hand" style=${`top:${where.hand.top}px`}>
    <${CardRow} cards=${cards} width=${where.hand.width} gap=${where.hand.gap} label=${label} />
  </div>
`;

export const Table = ({ cloth }) => {
  const { display, layout, scale, tap, t } = useView();
  const [ref, size] = useSize();
  const trick = cloth.trick ?? [];
  const hand = cloth.hand ?? [];
  const kitty = cloth.kitty ?? [];
  const piles = cloth.piles ?? [];
  const roving = useRoving(trick.map((play) => play.card));
  const where = geometry(size, {
    layout,
    hand: hand.length,
    trick: trick.length,
    kitty: kitty.length + piles.length,
    dealt: Boolean(cloth.dealt),
    scale: (cloth.small && layout === "wide") || (cloth.switch && layout !== "narrow") ? scale * 0.76 : scale, // what is below needs room
  });
  const around = cloth.dealt ? whileDealt(where, layout) : where;
  const disc = cloth.trump && hand.length === 0 && kitty.length === 0 && piles.length === 0;
  const mine = (cloth.seats ?? []).find((seat) => seat.place === "S");
  const awaited = hand.length > 0 && mine?.turn && trick.length > 0 && !trick.some((play) => play.place === "S");
  return html`
    <div class=${cls("et-table", where.edge && "et-table-edge", where.snug && "et-table-snug")} ref=${ref} style=${`min-height:${where.least}px`}>
      ${size.width > 0 &&
      html`
        ${hand.length === 0 && html`<${Arrows} trick=${trick} where=${where} />`}
        ${disc &&
        html`
          <span class="et-table-disc" style=${`left:${where.x}px;top:${where.y}px`}>
            <${TrumpDisc} suit=${cloth.trump.suit} size=${where.disc} />
          </span>
        `}
        ${kitty.length > 0 && trick.length === 0 && html`<${Kitty} cards=${kitty} where=${around} dealt=${cloth.dealt} />`}
        ${cloth.dealt && html`<${Dealt} dealt=${cloth.dealt} where=${around} />`}
        ${cloth.goes && html`<${Goes} goes=${cloth.goes} where=${where} />`}
        ${awaited &&
        html`
          <span
            class="et-trick-place et-awaited"
            style=${`left:${where.cards.S.x}px;top:${where.cards.S.y}px;width:${where.width}px`}
          >
            ${t("Your card")}
          </span>
        `}
        <${Collected} collected=${cloth.collected} where=${where} display=${display} />
        ${piles.length > 0 && html`<${Piles} piles=${piles} where=${where} />`}
        <div role="group" aria-label=${t("The trick")}>
          ${trick.map((play) => {
            const { place, card } = play;
            return html`
              <span key=${`${place}-${card.id}`} ...${falling(play, where.cards[place], cloth)}>
                <${Card}
                  card=${card}
                  width=${where.width}
                  gap=${24}
                  onTap=${(one, click) => isFirst(click) && tap(one)}
                  extra=${card.tap ? roving(card) : {}}
                />
              </span>
            `;
          })}
        </div>
        ${(cloth.seats ?? []).map(
          (seat) => html`
            <${Seat}
              key=${seat.place}
              seat=${seat}
              at=${where.seats[seat.place]}
              led=${where.edge && trick.some((play) => play.place === seat.place && play.card.led)}
            />
          `,
        )}
        ${hand.length > 0 && html`<${Hand} cards=${hand} where=${where} label=${t("Your hand")} />`}
      `}
    </div>
  `;
};
