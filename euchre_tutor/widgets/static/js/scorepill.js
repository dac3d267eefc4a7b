// The score in short, on the cloth; a press opens both pairs of fives.
import { useView } from "./context.js";
import { Fives } from "./fives.js";
import { Panel } from "./menu.js";
import { html } from "./view.js";

export const ScorePill = ({ score }) => {
  const { menu, setMenu } = useView();
  const open = menu === "score";
  return html`
    <div class="et-score-place">
      <button
        type="button"
        class="et-score-pill"
        aria-label=${score.name}
        aria-expanded=${open ? "true" : "false"}
        aria-haspopup="dialog"
        data-menu="score"
        data-lm-suppress-shortcuts="true"
        onClick=${() => setMenu(open ? null : "score")}
      >
        ${score.sides.map(
          (side) => html`
            <span key=${side.side} class="et-score-side" aria-hidden="true">
              <i class=${`et-score-dot et-score-dot-${side.side}`} />
              <span>${side.label}</span>
              <b>${side.points}</b>
            </span>
          `,
        )}
      </button>
      ${open &&
      html`
        <${Panel}
          label=${score.name}
          onClose=${() => setMenu(null)}
          onLeave=${() => setMenu(null, true)}
          classes="et-menu-fives"
        >
          <div class="et-cloth et-cloth-score"><${Fives} cloth=${score.fives} /></div>
        <//>
      `}
    </div>
  `;
};
