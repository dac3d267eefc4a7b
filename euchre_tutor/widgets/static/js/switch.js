// A house rule as a switch below its deal, and beside it how the deal ends either way.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Rich } from "./rich.js";
import { cls, html } from "./view.js";

const End = ({ side }) => html`
  <div class=${cls("et-end", side.now && "et-end-now", !side.end && "et-end-open")}>
    <span class="et-end-value">
      ${side.now && html`<${Icon} id="check" size=${16} />`}<b>${side.value}</b>
    </span>
    <span>${side.end ? html`<${Rich} text=${side.end} />` : "?"}</span>
    ${side.sets.length > 0 && html`<span class="et-end-sets">${side.sets.join(", ")}</span>`}
  </div>
`;

export const Switch = ({ flip }) => {
  const { press, t } = useView();
  const now = flip.sides.find((side) => side.now);
  return html`
    <div class="et-flip" role="group" aria-label=${t("House rule")}>
      <button
        type="button"
        role="switch"
        class=${cls("et-switch", flip.on && "et-switch-on", !flip.ready && "et-not-yet")}
        aria-checked=${String(flip.on)}
        aria-disabled=${flip.ready ? undefined : "true"}
        aria-label=${`${flip.label}: ${now.value}`}
        data-switch=${flip.id}
        data-lm-suppress-shortcuts="true"
        onClick=${() => press(flip.id)}
      >
        <span class="et-switch-words"><span>${t("House rule")}</span><b>${flip.label}</b></span>
        <span class="et-switch-track"><i /></span>
      </button>
      <div class="et-ends">${flip.sides.map((side) => html`<${End} key=${side.value} side=${side} />`)}</div>
    </div>
  `;
};
