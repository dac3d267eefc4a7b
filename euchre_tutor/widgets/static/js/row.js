// Cards in a row that share one tab stop: arrows, Home and End move inside it.
import { cls, html, useRef, useState } from "./view.js";
import { Card } from "./card.js";
import { useView } from "./context.js";
import { isFirst } from "./parts.js";

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

// Returns attributes for the nth card of a row of `cards`; only cards that can be tapped take part.
export const useRoving = (cards) => {
  const nodes = useRef(new Map());
  const [at, setAt] = useState(null);
  const open = cards.filter((card) => card.tap).map((card) => card.id);
  const stop = open.includes(at) ? at : open[0];
  const move = (event, id) => {
    const here = open.indexOf(id);
    let next = null;
    if (event.key in STEPS) next = (here + STEPS[event.key] + open.length) % open.length;
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = open.length - 1;
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setAt(open[next]);
    nodes.current.get(open[next])?.focus();
  };
  return (card) => ({
    ref: (node) => (node ? nodes.current.set(card.id, node) : nodes.current.delete(card.id)),
    tabIndex: card.id === stop ? 0 : -1,
    onFocus: () => setAt(card.id),
    onKeyDown: (event) => move(event, card.id),
  });
};

const BETWEEN = 22; // px between two rows: room for the marks below the upper one

// A plain row, its cards `width` px wide with `gap` px between them; with `columns`, two rows.
export const CardRow = ({ cards, width, gap, columns, label, classes = "" }) => {
  const { tap } = useView();
  const roving = useRoving(cards);
  const tappable = cards.some((card) => card.tap);
  const broad = columns && `max-width:${columns * (width + gap) - gap}px;row-gap:${BETWEEN}px`;
  return html`
    <div
      class=${cls("et-row", columns && "et-row-two", classes)}
      style=${`gap:${gap}px;${broad ?? ""}`}
      role=${tappable ? "group" : undefined}
      aria-label=${tappable ? label : undefined}
    >
      ${cards.map(
        (card) => html`
          <${Card}
            key=${card.id}
            card=${card}
            width=${width}
            gap=${gap}
            onTap=${(one, click) => isFirst(click) && tap(one)}
            extra=${card.tap ? roving(card) : {}}
          />
        `,
      )}
    </div>
  `;
};
