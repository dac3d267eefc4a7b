// Cards as they are dealt: a small fan at each seat, to which new cards fly from the pack, one after the other.
import { Card } from "./card.js";
import { useView } from "./context.js";
import { calm } from "./theme.js";
import { html, useLayoutEffect, useRef } from "./view.js";

const APART = 60;
const FLIGHT = 220;

// New cards below `ref` fly from the middle of the table; those of the first drawing lie there already.
const useFlight = (ref, middle, display) => {
  const known = useRef(null);
  useLayoutEffect(() => {
    const cards = [...ref.current.querySelectorAll("[data-dealt]")];
    const before = known.current;
    known.current = new Set(cards.map((card) => card.dataset.dealt));
    if (before === null || calm(display)) return;
    const home = ref.current.getBoundingClientRect();
    const fresh = cards.filter((card) => !before.has(card.dataset.dealt));
    fresh.forEach((card, i) => {
      const box = card.getBoundingClientRect();
      const dx = home.left + middle.x - (box.left + box.width / 2);
      const dy = home.top + middle.y - (box.top + box.height / 2);
      card.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
        duration: FLIGHT,
        delay: i * APART,
        easing: "ease-out",
        fill: "backwards",
      });
    });
  });
};

// The table while cards are dealt: they are smaller, and on phones lie a little lower.
export const whileDealt = (where, layout) => {
  const narrow = layout === "narrow";
  return { ...where, width: Math.round(where.width * (narrow ? 0.57 : 0.62)), y: where.y + (narrow ? 8 : 0) };
};

// Where the fans lie: around the pack, or around kitty and upcard. Where the seats need the room beside the
// kitty, West's and East's lie below their seats.
const spots = (where, broad, layout) => {
  const { width, x, y } = where;
  const across = width + 21 + broad / 2;
  const along = width * 1.4 + 34;
  const beside = layout === "wide" || layout === "narrow";
  const { W, E } = where.seats;
  return {
    N: { x, y: y - along },
    S: { x, y: y + along },
    W: beside ? { x: x - across, y } : { x: W.x + broad / 2, y: W.y + along },
    E: beside ? { x: x + across, y } : { x: E.x - broad / 2, y: E.y + along },
  };
};

const Held = ({ held, at, width, step }) => html`
  <span
    class="et-dealt"
    style=${`left:${at.x}px;top:${at.y}px;width:${Math.round(width + step * (held.cards.length - 1))}px`}
  >
    <span class="et-dealt-cards" style=${`height:${Math.round(width * 1.4)}px`}>
      ${held.cards.map(
        (card, i) => html`
          <span key=${i} class="et-dealt-card" data-dealt=${`${held.place}${i}`} style=${`left:${i * step}px`}>
            <${Card} card=${card} width=${width} />
          </span>
        `,
      )}
    </span>
    <span class="et-dealt-count">${held.label}</span>
  </span>
`;

// `where`: the table while cards are dealt.
export const Dealt = ({ dealt, where }) => {
  const { display, layout } = useView();
  const ref = useRef(null);
  useFlight(ref, where, display);
  const { width } = where;
  const tight = width * 0.18;
  const at = spots(where, width + 4 * tight, layout);
  const step = (held) => (held.cards.every((card) => card.back) ? tight : width * 0.5);
  return html`
    <div class="et-dealt-all" ref=${ref}>
      ${dealt.map(
        (held) => html`
          <${Held} key=${held.place} held=${held} at=${at[held.place]} width=${width} step=${step(held)} />
        `,
      )}
    </div>
  `;
};
