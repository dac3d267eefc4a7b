// What the learner's calls and cards have cost, one line each; a press leads to the moment.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Rich } from "./rich.js";
import { cls, html } from "./view.js";

const MARKS = { best: "check", even: "bang", lost: "cross" };

const Graded = ({ row }) => html`
  <span class="et-graded-mark"><${Icon} id=${MARKS[row.tone]} size=${16} /></span>
  <span class="et-graded-words">
    <span><span class="et-graded-when">${row.when}</span> <${Rich} text=${row.what} /></span>
    <span class="et-graded-note"><${Rich} text=${row.note} /></span>
  </span>
  <b class="et-graded-cost">${row.cost}<span class="et-sr"> ${row.unit}</span></b>
`;

// Where the deal can be looked at again a press leads to the moment; in a lesson the line is only read.
const Row = ({ row }) => {
  const { practice } = useView();
  const classes = cls("et-graded", `et-graded-${row.tone}`, row.here && "et-graded-here");
  if (row.at === null) return html`<li><div class=${classes}><${Graded} row=${row} /></div></li>`;
  return html`
    <li>
      <button
        type="button"
        class=${classes}
        aria-current=${row.here ? "step" : undefined}
        data-graded=${row.at}
        data-lm-suppress-shortcuts="true"
        onClick=${() => practice({ do: "look", at: row.at })}
      >
        <${Graded} row=${row} />
      </button>
    </li>
  `;
};

const Turning = ({ turning }) => {
  const { press } = useView();
  return html`
    <button
      type="button"
      class="et-turning"
      data-turning="true"
      data-lm-suppress-shortcuts="true"
      onClick=${() => press(turning.id)}
    >
      <span class="et-thumb-disc"><${Icon} id="flag" size=${18} /></span>
      <span><b>${turning.title}</b><br /><${Rich} text=${turning.text} /></span>
      <${Icon} id="next" />
    </button>
  `;
};

export const Review = ({ review, children }) => html`
  <section class="et-panel et-review" aria-label=${review.title}>
    <div class="et-review-head">
      <h3 class="et-panel-title">${review.title}</h3>
      <span>${review.unit}</span>
    </div>
    ${children}
    <p class="et-review-sum"><${Rich} text=${review.sum} /></p>
    ${review.turning && html`<${Turning} turning=${review.turning} />`}
    ${review.thinking && html`<p class="et-coach-wait">${review.thinking}</p>`}
    <ul class="et-graded-list">
      ${review.rows.map((row, i) => html`<${Row} key=${row.at ?? i} row=${row} />`)}
    </ul>
    <p class="et-odds-how"><${Rich} text=${review.how} /></p>
  </section>
`;
