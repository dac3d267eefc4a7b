// All cards in four rows by suit. Change the trump, and the cards walk to their new rows.
import { Card } from "./card.js";
import { useView } from "./context.js";
import { useWalk } from "./flip.js";
import { useSize } from "./measure.js";
import { useRoving } from "./row.js";
import { Suit } from "./suits.js";
import { cls, html } from "./view.js";

const LABEL = { wide: 140, mid: 116, slim: 116, narrow: 40 };
const MOST = { wide: 55, mid: 54, slim: 54, narrow: 46 };

export const Rows = ({ cloth }) => {
  const { layout, scale, display, tap, t } = useView();
  const [ref, size] = useSize();
  useWalk(ref, display);
  const all = cloth.rows.flatMap((row) => row.cards);
  const roving = useRoving(all);
  const longest = Math.max(7, ...cloth.rows.map((row) => row.cards.length));
  const gap = layout === "wide" ? 10 : layout === "narrow" ? 3 : 6;
  const room = (size.width - LABEL[layout] - 20 - gap * (longest - 1)) / longest;
  const most = MOST[layout] * scale;
  const width = Math.max(Math.min(most, Math.floor(room)), 20);
  return html`
    <div class="et-rows" ref=${ref}>
      ${cloth.rows.map(
        (row) => html`
          <div
            key=${row.suit}
            class=${cls("et-suit-row", row.trump && "et-suit-row-trump")}
            role="group"
            aria-label=${[row.name, row.trump && t("Trump"), row.count].filter(Boolean).join(", ")}
          >
            <span class="et-suit-row-name" style=${`width:${LABEL[layout]}px`} aria-hidden="true">
              <span class="et-suit-chip"><${Suit} suit=${row.suit} size=${layout === "narrow" ? 18 : 22} /></span>
              <span class="et-suit-row-words">
                <b>${row.name}</b><span>${row.count}</span>
              </span>
            </span>
            <span class="et-row" style=${`gap:${gap}px;min-height:${Math.round(width * 1.4)}px`}>
              ${row.cards.map(
                (card) => html`
                  <${Card}
                    key=${card.id}
                    card=${card}
                    width=${width}
                    gap=${gap}
                    onTap=${tap}
                    extra=${card.tap ? roving(card) : {}}
                  />
                `,
              )}
            </span>
            ${row.trump &&
            layout === "wide" &&
            html`<span class="et-suit-row-label" aria-hidden="true">${cloth.trump?.label}</span>`}
          </div>
        `,
      )}
    </div>
  `;
};
