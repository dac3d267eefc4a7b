// The glossary: words of the table, other words for them, and the rules that say more.
import { RuleChip } from "./parts.js";
import { Rich } from "./rich.js";
import { Search, useSearch } from "./search.js";
import { html } from "./view.js";

export const Glossary = ({ screen }) => {
  const { terms } = screen;
  const [typed, type, found, searching] = useSearch();
  const shown = terms.entries.filter(found);
  return html`
    <div class="et-reading">
      <div class="et-reading-side">
        <h2 class="et-title" tabindex="-1" data-lm-suppress-shortcuts="true">${screen.title}</h2>
        <${Search}
          label=${terms.search}
          typed=${typed}
          type=${type}
          count=${searching ? shown.length : null}
          counts=${terms.counts}
          none=${terms.none}
        />
      </div>
      <div class="et-reading-text">
        ${shown.map(
          (term) => html`
            <article key=${term.name} class="et-entry et-term">
              <h3 class="et-entry-title">${term.name}</h3>
              ${term.also && html`<p class="et-term-also">${term.also}</p>`}
              <p class="et-entry-text"><${Rich} text=${term.meaning} /></p>
              <div class="et-chips">${term.rules.map((rule) => html`<${RuleChip} key=${rule.key} rule=${rule} />`)}</div>
            </article>
          `,
        )}
      </div>
    </div>
  `;
};
