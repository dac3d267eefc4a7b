// The words of a step: title, a few short sentences, and the aside that shows what each suit holds.
import { Coach } from "./coach.js";
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { TrumpPill } from "./parts.js";
import { Question } from "./prompt.js";
import { Review } from "./review.js";
import { Rich } from "./rich.js";
import { Suit } from "./suits.js";
import { html } from "./view.js";

const Cell = ({ cell, suit }) => html`
  <span
    class=${`et-cell et-cell-${cell.kind}`}
    style=${`--et-c:var(--et-suit-${cell.suit ?? suit})`}
    role="img"
    aria-label=${cell.name ?? cell.text}
  >
    ${cell.kind === "gone" ? html`<${Icon} id="arrow" size=${14} />` : cell.text}
  </span>
`;

const Aside = ({ aside }) => html`
  <div class="et-aside" role="group" aria-label=${aside.title}>
    <p class="et-aside-title">${aside.title}</p>
    ${aside.rows.map(
      (row) => html`
        <div key=${row.suit} class="et-aside-row">
          <${Suit} suit=${row.suit} size=${20} />
          <b>${row.name}</b>
          <span class="et-cells">
            ${row.cells.map((cell, i) => html`<${Cell} key=${i} cell=${cell} suit=${row.suit} />`)}
          </span>
        </div>
      `,
    )}
  </div>
`;

// On a phone the cloth of a table has no room for the trump: it stands beside the title; and a sheet may
// cover the foot, so the rules in use stand above it. `above`: the question stands here, before its table.
// In the middle layout coach and review stand here too, beside the table.
export const Words = ({ screen, above }) => {
  const { layout, t } = useView();
  const { cloth } = screen;
  const pill = layout === "narrow" && cloth?.kind === "table" && cloth.trump;
  return html`
  <div class="et-words">
    ${layout === "narrow" && screen.nav?.note && html`<p class="et-rules-note">${screen.nav.note}</p>`}
    ${screen.title &&
    html`
      <div class="et-title-line">
        <h2 class="et-title" tabindex="-1" data-lm-suppress-shortcuts="true">${screen.title}</h2>
        ${pill && html`<${TrumpPill} trump=${{ ...cloth.trump, short: t("trump") }} />`}
      </div>
    `}
    ${(screen.prose ?? []).map((text, i) => html`<p key=${i} class="et-prose"><${Rich} text=${text} /></p>`)}
    ${above && html`<${Question} screen=${screen} />`}
    ${layout === "mid" && screen.coach?.open && !screen.verdict && html`<${Coach} coach=${screen.coach} />`}
    ${layout === "mid" && screen.review && html`<${Review} review=${screen.review} />`}
    ${screen.aside?.rows[0]?.cells && html`<${Aside} aside=${screen.aside} />`}
  </div>
  `;
};

// Back to the step before, or past this one, and between them the rules in use; quiet, at the foot.
export const StepKeys = ({ nav }) => {
  const { layout, press } = useView();
  const key = (item, back) => html`
    <button
      type="button"
      class="et-button et-button-quiet"
      data-lm-suppress-shortcuts="true"
      onClick=${() => press(item.id)}
    >
      ${back && html`<${Icon} id="back" />`}<span>${item.label}</span>${!back && html`<${Icon} id="next" />`}
    </button>
  `;
  return html`
    <div class="et-steps">
      ${nav.back ? key(nav.back, true) : html`<span />`}
      ${nav.note && layout !== "narrow" && html`<span class="et-rules-note">${nav.note}</span>`}
      ${nav.skip ? key(nav.skip, false) : html`<span />`}
    </div>
  `;
};
