// A fan of cards on an arc, strongest first, with numbers and captions below.
import { Card } from "./card.js";
import { useView } from "./context.js";
import { useSize } from "./measure.js";
import { isFirst } from "./parts.js";
import { useRoving } from "./row.js";
import { html } from "./view.js";

const MOST = { wide: 108, mid: 82, slim: 82, narrow: 62 };
const TURN = 2.67;

// Places of `count` cards in a box `available` px wide: card width, step, and x, y, angle of each.
export const arc = (count, available, most) => {
  // Never tighter than 70 %: the ribbon needs its place beside the index.
  const width = Math.max(Math.min(most, Math.floor(available / (0.7 * (count - 1) + 1.12))), 40);
  const room = count > 1 ? (available - width * 1.1) / (count - 1) : 0;
  const step = Math.min(width * 0.9, room);
  const radius = step / Math.sin((TURN * Math.PI) / 180);
  const places = Array.from({ length: count }, (_, i) => {
    const turn = (i - (count - 1) / 2) * TURN;
    return {
      x: available / 2 + (i - (count - 1) / 2) * step,
      y: radius * (1 - Math.cos((turn * Math.PI) / 180)),
      turn,
    };
  });
  const drop = places.length ? places[0].y : 0;
  const lift = (width / 2) * Math.sin((Math.abs(places[0]?.turn ?? 0) * Math.PI) / 180);
  return { width, step, places, height: width * 1.4 + drop + lift, lift };
};

const Caption = ({ card, x, step, narrow }) => {
  const text = narrow ? card.short : card.short && step < 90 ? card.short : card.caption;
  const number = card.number ?? null;
  if (!text && number === null) return null;
  return html`
    <span class="et-caption" style=${`left:${x}px;width:${Math.max(step, 40)}px`}>
      ${number !== null && html`<span class="et-number">${number}</span>`}
      ${text && html`<span class="et-caption-text">${text}</span>`}
    </span>
  `;
};

export const Fan = ({ cloth }) => {
  const { layout, scale, tap } = useView();
  const [ref, size] = useSize();
  const roving = useRoving(cloth.cards);
  const most = MOST[layout] * scale;
  const { width, step, places, height, lift } = arc(cloth.cards.length, size.width, most);
  const visible = (step / width) * 120;
  const shift = visible < 102 ? Math.round(Math.max(visible, 60) - 115) : 0;
  const captions = cloth.cards.some((card) => card.caption || card.number);
  const narrow = layout === "narrow";
  return html`
    <div class="et-fan" ref=${ref}>
      <div class="et-fan-cards" style=${`height:${height}px`} role="group" aria-label=${cloth.note ?? undefined}>
        ${size.width > 0 &&
        cloth.cards.map((card, i) => {
          const { x, y, turn } = places[i];
          return html`
            <span
              key=${card.id}
              class="et-fan-place"
              style=${`left:${x - width / 2}px;top:${y + lift / 2}px;transform:rotate(${turn}deg)`}
            >
              <${Card}
                card=${card}
                width=${width}
                gap=${step - width}
                shift=${shift}
                least=${54}
                onTap=${(one, click) => isFirst(click) && tap(one)}
                extra=${card.tap ? roving(card) : {}}
              />
            </span>
          `;
        })}
      </div>
      ${captions &&
      html`
        <div class="et-captions" aria-hidden="true">
          ${cloth.cards.map((card, i) => {
            const at = places[i].x - places[i].turn * 0.8;
            return html`<${Caption} key=${card.id} card=${card} x=${at} step=${step} narrow=${narrow} />`;
          })}
        </div>
      `}
    </div>
  `;
};
