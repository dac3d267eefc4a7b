// A seat at the table: badge, name, dealer chip, what was said there, and whether it plays at all.
import { Chip } from "./chip.js";
import { useView } from "./context.js";
import { Dealer } from "./parts.js";
import { Rich } from "./rich.js";
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
      style=${`left:${at.x}px;top:${at.y}px${at.room ? `;max-width:${at.room}px` : ""}`}
      data-seat=${seat.place}
    >
      ${seat.bubble &&
      html`
        <span class=${cls("et-bubble", seat.ghost && (seat.place === "S" ? "et-bubble-mine" : "et-bubble-ghost"))}>
          <${Rich} text=${seat.bubble} />
          ${seat.reason && html`<span class="et-bubble-reason">${seat.reason}</span>`}
        </span>
      `}
      <${Chip} seat=${seat}>
        <span class="et-chip-words">
          <b>${seat.name}</b>
          ${led
            ? html`<span>${t("led")}</span>`
            : seat.note && layout !== "narrow" && html`<span>${seat.note}</span>`}
          ${seat.out && html`<span>${t("sits out")}</span>`}
        </span>
        ${seat.cards > 0 && layout === "wide" && html`<${Held} count=${seat.cards} t=${t} />`}
      <//>
      ${(seat.tags ?? []).map((tag) => html`<span key=${tag} class="et-tag">${tag}</span>`)}
      ${seat.dealer && html`<${Dealer} />`}
      ${seat.could && html`<span class="et-could">${t("could have said")} <b>${seat.could}</b></span>`}
    </div>
  `;
};
