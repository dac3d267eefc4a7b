// The end of a lesson: stars, one sentence, and the rules met, "In short".
import { useView } from "./context.js";
import { Star } from "./icons.js";
import { AlsoButton, MainButton, RuleChip } from "./parts.js";
import { Rich } from "./rich.js";
import { html } from "./view.js";

export const Finish = ({ screen }) => {
  const { t } = useView();
  const { finish, main } = screen;
  const also = screen.also ?? [];
  const label = screen.stars?.label ?? `${finish.stars} / 3`;
  return html`
    <section class="et-finish">
      <span class="et-stars et-stars-big" role="img" aria-label=${label}>
        ${[0, 1, 2].map((i) => html`<${Star} key=${i} earned=${i < finish.stars} size=${56} />`)}
      </span>
      <h3 class="et-finish-head"><${Rich} text=${finish.headline} /></h3>
      ${finish.text && html`<p class="et-finish-text"><${Rich} text=${finish.text} /></p>`}
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
