// A seat at the table: badge, name, dealer chip, what was said there, and whether it plays at all.
import { useView } from "./context.js";
import { Dealer, SeatBadge } from "./parts.js";
import { cls, html } from "./view.js";

const Held = ({ count, t }) => html`
  <span class="et-held" role="img" aria-label=${`${count} ${t("cards")}`}>
    ${Array.from({ length: count }, () => html`<i />`)}
  </span>
`;

// `led`: this seat led to the trick, where the card itself has no room to say so.
export const Seat = ({ seat, at, led }) => {
  const { t, layout } = useView();
  return html`
    <div
      class=${cls(
        "et-seat",
        `et-seat-${at.anchor}`,
        `et-seat-at-${seat.place}`,
        seat.turn && "et-seat-turn",
        seat.out && "et-seat-out",
      )}
      style=${`left:${at.x}px;top:${at.y}px`}
      data-seat=${seat.place}
    >
      ${seat.bubble &&
      html`<span class=${cls("et-bubble", seat.ghost && "et-bubble-ghost")}>${seat.bubble}</span>`}
      <span class=${cls("et-chip", seat.side === "them" && "et-chip-them")}>
        <${SeatBadge} letter=${seat.letter ?? seat.place} side=${seat.side} />
        <span class="et-chip-words">
          <b>${seat.name}</b>
          ${led
            ? html`<span>${t("led")}</span>`
            : seat.note && layout !== "narrow" && html`<span>${seat.note}</span>`}
          ${seat.out && html`<span>${t("sits out")}</span>`}
        </span>
        ${seat.cards > 0 && layout === "wide" && html`<${Held} count=${seat.cards} t=${t} />`}
      </span>
      ${seat.dealer && html`<${Dealer} />`}
    </div>
  `;
};
