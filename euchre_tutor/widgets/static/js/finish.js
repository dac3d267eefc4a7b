// The end of a lesson: stars, one sentence, and the rules met, "In short".
import { useView } from "./context.js";
import { Icon, Star } from "./icons.js";
import { AlsoButton, MainButton, RuleChip } from "./parts.js";
import { Rich } from "./rich.js";
import { html } from "./view.js";

const MARKS = { right: "check", wrong: "cross", open: "bang", given: "check" };

// The answers of a drill; each opens the question again, with its verdict.
const Answers = ({ list }) => {
  const { press } = useView();
  return html`
    <div class="et-answers">
      <h4 class="et-answers-title">${list.title}</h4>
      ${list.rows.map(
        (row) => html`
          <button
            key=${row.id}
            type="button"
            class=${`et-answer et-answer-${row.tone}`}
            data-look=${row.id}
            data-lm-suppress-shortcuts="true"
            onClick=${() => press(row.id)}
          >
            <span class="et-answer-mark"><${Icon} id=${MARKS[row.tone]} size=${20} /></span>
            <span class="et-answer-words">
              <b><span class="et-sr">${row.word}: </span><${Rich} text=${row.label} /></b>
              ${row.note && html`<span><${Rich} text=${row.note} /></span>`}
            </span>
            <${Icon} id="next" size=${18} />
          </button>
        `,
      )}
    </div>
  `;
};

export const Finish = ({ screen }) => {
  const { t } = useView();
  const { finish, main } = screen;
  const also = screen.also ?? [];
  const label = screen.stars?.label ?? `${finish.stars} / 3`;
  return html`
    <section class="et-finish">
      ${finish.stars !== null &&
      html`
        <span class="et-stars et-stars-big" role="img" aria-label=${label}>
          ${[0, 1, 2].map((i) => html`<${Star} key=${i} earned=${i < finish.stars} size=${56} />`)}
        </span>
      `}
      <h3 class="et-finish-head"><${Rich} text=${finish.headline} /></h3>
      ${finish.text && html`<p class="et-finish-text"><${Rich} text=${finish.text} /></p>`}
      ${finish.list && html`<${Answers} list=${finish.list} />`}
      ${finish.short?.length > 0 &&
      html`
        <div class="et-short">
          <h4 class="et-short-title">${t("In short")}</h4>
          ${finish.short.map(
            (rule) => html`
              <div key=${rule.key} class="et-short-rule">
                <${RuleChip} rule=${rule} />
                ${rule.text && html`<p><${Rich} text=${rule.text} /></p>`}
              </div>
            `,
          )}
        </div>
      `}
      ${(main || also.length > 0) &&
      html`
        <div class="et-task-buttons">
          ${also.map((item) => html`<${AlsoButton} key=${item.id} also=${item} />`)}
          ${main && html`<${MainButton} main=${main} />`}
        </div>
      `}
    </section>
  `;
};
