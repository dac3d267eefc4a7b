// The rules in use on one page, to print.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Button } from "./parts.js";
import { Rich, Token } from "./rich.js";
import { html } from "./view.js";

const Ranks = ({ ranks }) => html`
  <dl class="et-sheet-ranks">
    ${ranks.map(
      ({ label, groups }) => html`
        <div key=${label}>
          <dt>${label}</dt>
          <dd>
            ${groups.map(
              (cards, i) => html`
                <span key=${i}>${cards.map(({ card, name }) => html`<${Token} key=${card} code=${card} name=${name} />`)}</span>
              `,
            )}
          </dd>
        </div>
      `,
    )}
  </dl>
`;

const Says = ({ says }) => html`
  <dl class="et-sheet-says">
    ${says.map(({ who, words }) => html`<div key=${who}><dt>${who}</dt><dd>${words}</dd></div>`)}
  </dl>
`;

const Points = ({ points }) => html`
  <table class="et-sheet-points">
    <caption>${points.caption}</caption>
    <thead>
      <tr>
        <td rowspan="2"></td>
        ${points.sides.map(
          ({ side, columns }) => html`<th key=${side} scope="colgroup" colspan=${columns}>${side}</th>`,
        )}
      </tr>
      <tr>
        ${points.tricks.map((tricks) => html`<th key=${tricks} scope="col">${tricks}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${points.rows.map(
        (row) => html`
          <tr key=${row.who}>
            <th scope="row">${row.who}</th>
            ${row.points.map((n, i) => html`<td key=${i}>${n}</td>`)}
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

const Section = ({ section }) => html`
  <section class="et-sheet-section">
    <h3 class="et-sheet-title">${section.title}</h3>
    ${section.ranks && html`<${Ranks} ranks=${section.ranks} />`}
    ${section.says && html`<${Says} says=${section.says} />`}
    ${section.points && html`<${Points} points=${section.points} />`}
    ${section.lines.map((line, i) => html`<p key=${i} class="et-sheet-line"><${Rich} text=${line} /></p>`)}
  </section>
`;

export const RuleCard = ({ screen }) => {
  const { sheet } = screen;
  const { alone } = useView(); // in a notebook the page to print is somebody else's
  return html`
    <div class="et-card-page">
      <div class="et-card-page-head">
        <h2 class="et-title" tabindex="-1" data-lm-suppress-shortcuts="true">${screen.title}</h2>
        ${alone &&
        html`
          <${Button} kind="main" data-main="true" onClick=${() => print()}>
            <${Icon} id="print" /><span>${sheet.print}</span>
          <//>
        `}
      </div>
      <div class="et-panel et-sheet-paper">
        <div class="et-sheet-head">
          <p class="et-sheet-name">Euchre</p>
          <p><b>${sheet.name}</b> ${sheet.target}</p>
        </div>
        <div class="et-sheet-columns">
          ${sheet.sections.map((section) => html`<${Section} key=${section.title} section=${section} />`)}
        </div>
      </div>
    </div>
  `;
};
