// The chip of a seat: badge and name. Where the seat answers a question it is a button, and shows how it went.
import { shownMark } from "./choices.js";
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { isFirst, SeatBadge } from "./parts.js";
import { cls, html } from "./view.js";

export const Chip = ({ seat, children }) => {
  const { t, choose } = useView();
  const open = seat.choice && seat.state === "open";
  const mark = seat.choice && shownMark(seat, t);
  const inside = html`
    <${SeatBadge} letter=${seat.letter ?? seat.place} side=${seat.side} />
    ${children}
    ${mark && html`<span class="et-chip-mark"><${Icon} id=${mark.icon} size=${16} /><span>${mark.word}</span></span>`}
  `;
  const classes = cls(
    "et-chip",
    seat.side === "them" && "et-chip-them",
    open && "et-chip-tap",
    seat.choice && !open && `et-chip-${seat.state}`,
  );
  if (!open) return html`<span class=${classes} data-choice=${seat.choice ?? undefined}>${inside}</span>`;
  return html`
    <button
      type="button"
      class=${classes}
      data-choice=${seat.choice}
      data-lm-suppress-shortcuts="true"
      onClick=${(click) => isFirst(click) && choose({ id: seat.choice })}
    >
      ${inside}
    </button>
  `;
};
