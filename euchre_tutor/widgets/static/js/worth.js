// What a hand is worth, as a table; and a finished hand: who took how many of the tricks.
import { useView } from "./context.js";
import { Face } from "./faces.js";
import { useSize } from "./measure.js";
import { SeatBadge, TrumpPill } from "./parts.js";
import { cls, html, useRef } from "./view.js";

const Bars = ({ row }) => html`
  <span class="et-bars" aria-hidden="true">
    ${Array.from({ length: row.full }, () => html`<i class="et-bar-full" />`)}
    ${Array.from({ length: row.part }, () => html`<i class="et-bar-part" />`)}
    ${Array.from({ length: row.none }, () => html`<i />`)}
  </span>
`;

const Row = ({ row, here }) => {
  const { t } = useView();
  return html`
    <tr class=${cls(row.here && "et-worth-here")} aria-current=${row.here ? "true" : undefined}>
      <th scope="row"><span class="et-worth-tricks"><${Bars} row=${row} />${row.tricks}</span></th>
      <td>${row.who}</td>
      <td class="et-worth-points">${row.points}</td>
      <td>${row.name}</td>
      <td class="et-worth-rule">${row.here ? html`<b>${here}</b>` : html`<span class="et-worth-word">${t("Rule")} </span>${row.rule.number}`}</td>
    </tr>
  `;
};

const ROOMY = 500; // px of content from which there is room for the bars
const SAVED = 30; // px that the tight table gains by its padding: else it would not know its own width

export const Worth = ({ worth }) => {
  const [tricks, who, points, name, rule] = worth.head;
  const [ref, size] = useSize();
  const tight = useRef(false);
  tight.current = size.width < ROOMY + (tight.current ? SAVED : 0);
  return html`
    <section ref=${ref} class=${cls("et-worth", tight.current && "et-worth-tight")}>
      <div class="et-worth-head">
        <h3 class="et-worth-title">${worth.title}</h3>
        <span class="et-worth-note">${worth.note}</span>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">${tricks}</th>
            <th scope="col">${who}</th>
            <th scope="col" class="et-worth-points">${points}</th>
            <th scope="col">${name}</th>
            <th scope="col"><span class="et-sr">${rule}</span></th>
          </tr>
        </thead>
        <tbody>
          ${worth.rows.map((row, i) => html`<${Row} key=${i} row=${row} here=${worth.here} />`)}
        </tbody>
      </table>
    </section>
  `;
};

const BACK = html`<${Face} code=${null} face="standard" />`;

export const Taken = ({ deal }) => html`
  <div class="et-taken">
    <div class="et-taken-head">
      ${deal.trump && html`<${TrumpPill} trump=${deal.trump} />`}
      <span>${deal.told}</span>
    </div>
    <ul class="et-taken-rows">
      ${deal.rows.map(
        (row) => html`
          <li key=${row.label} class="et-taken-row">
            <${SeatBadge} letter=${row.badge.letter} side=${row.badge.side} />
            <span class="et-taken-words"><b>${row.label}</b><span>${row.role}</span></span>
            <span class="et-taken-pile" aria-hidden="true">
              ${Array.from({ length: row.tricks }, () => html`<i>${BACK}</i>`)}
            </span>
            <b class="et-taken-count"><span aria-hidden="true">${row.tricks}</span><span class="et-sr">${row.name}</span></b>
          </li>
        `,
      )}
    </ul>
  </div>
`;
