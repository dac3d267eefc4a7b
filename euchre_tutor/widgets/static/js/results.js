// How it went so far: totals, a line over the days with the table behind it, kinds and levels, what is hardest.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Button } from "./parts.js";
import { Rich } from "./rich.js";
import { Tile } from "./tile.js";
import { html } from "./view.js";

const WIDE = 640;
const HIGH = 220;
const LEFT = 74;
const TOP = 14;
const LOW = HIGH - 30;

const across = (at) => LEFT + 14 + at * (WIDE - LEFT - 34);
const up = (share) => LOW - share * (LOW - TOP);

const Plot = ({ time }) => {
  const { points, name } = time;
  const line = points.map((p) => `${across(p.at).toFixed(1)},${up(p.share).toFixed(1)}`).join(" ");
  const ends = points.length > 1 ? [points[0], points.at(-1)] : points;
  return html`
    <svg class="et-plot" viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${name}>
      ${[0, 0.5, 1].map(
        (share) => html`
          <g key=${share}>
            <line class="et-plot-grid" x1=${LEFT} x2=${WIDE - 6} y1=${up(share)} y2=${up(share)} />
            <text x=${LEFT - 8} y=${up(share) + 5} text-anchor="end">${share * 100} %</text>
          </g>
        `,
      )}
      ${points.length > 1 && html`<polyline class="et-plot-line" points=${line} />`}
      ${points.map((p) => html`<circle key=${p.day} class="et-plot-dot" cx=${across(p.at)} cy=${up(p.share)} r="5.5" />`)}
      ${ends.map(
        (p, i) => html`
          <text
            key=${p.day}
            x=${across(p.at)}
            y=${HIGH - 6}
            text-anchor=${ends.length === 1 ? "middle" : i ? "end" : "start"}
          >${p.day}</text>
        `,
      )}
    </svg>
  `;
};

const Time = ({ time }) => html`
  <section class="et-panel">
    <h3 class="et-panel-title">${time.title}</h3>
    <${Plot} time=${time} />
    <details class="et-plot-table">
      <summary data-lm-suppress-shortcuts="true">${time.table.open}</summary>
      <table>
        <thead><tr>${time.table.head.map((word) => html`<th key=${word} scope="col">${word}</th>`)}</tr></thead>
        <tbody>
          ${time.table.rows.map(
            ([day, ...rest]) => html`<tr key=${day}><th scope="row">${day}</th>${rest.map((word) => html`<td>${word}</td>`)}</tr>`,
          )}
        </tbody>
      </table>
    </details>
  </section>
`;

const Bar = ({ share }) => html`
  <span class="et-share" aria-hidden="true"><i style=${`width:${Math.round(share * 100)}%`} /></span>
`;

const Kinds = ({ kinds }) => html`
  <section class="et-panel">
    <h3 class="et-panel-title">${kinds.title}</h3>
    <ul class="et-result-kinds">
      ${kinds.rows.map(
        (row) => html`
          <li key=${row.title} class="et-result-kind">
            <${Tile} id=${row.picture} size=${48} />
            <div class="et-result-words">
              <p class="et-result-title"><b>${row.title}</b> <span>${row.text}</span></p>
              <ul class="et-result-levels">
                ${row.levels.map(
                  (level) => html`
                    <li key=${level.text}>
                      <span class="et-result-level">${level.text}</span>
                      <${Bar} share=${level.share} />
                      <span class="et-result-count" aria-hidden="true">${level.short}</span>
                      <span class="et-sr">${level.name}</span>
                    </li>
                  `,
                )}
              </ul>
            </div>
          </li>
        `,
      )}
    </ul>
  </section>
`;

const Hard = ({ hard }) => {
  const { drills } = useView();
  return html`
    <section class="et-panel">
      <h3 class="et-panel-title">${hard.title}</h3>
      <ul class="et-result-kinds">
        ${hard.rows.map(
          (row) => html`
            <li key=${row.id} class="et-result-kind">
              <${Tile} id=${row.picture} size=${48} />
              <div class="et-result-words">
                <p class="et-result-title"><b><${Rich} text=${row.label} /></b></p>
                <p class="et-result-seen"><${Rich} text=${row.seen} /></p>
                <p class="et-result-note">${row.note}</p>
              </div>
              <${Button} kind="second" data-try=${row.id} onClick=${() => drills({ do: "try", value: row.id })}>
                ${row.button}
              <//>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
};

export const Results = ({ screen }) => {
  const { drills, go } = useView();
  const page = screen.results;
  const back = html`
    <${Button} kind=${page.again ? "second" : "main"} data-main=${page.again ? undefined : "true"} onClick=${() => go(page.drills.to)}>
      <span>${page.drills.label}</span>
    <//>
  `;
  return html`
    <div class="et-results">
      <div class="et-drills-top">
        <div>
          <h2 class="et-title" tabindex="-1" data-lm-suppress-shortcuts="true">${screen.title}</h2>
          <p class="et-learners-intro">${page.none ?? [page.total, ...page.bests].join(" · ")}</p>
        </div>
        <div class="et-results-buttons">
          ${back}
          ${page.again &&
          html`
            <${Button} kind="main" data-main="true" onClick=${() => drills({ do: "misses" })}>
              <${Icon} id="retry" /><span>${page.again.label}</span>
            <//>
          `}
        </div>
      </div>
      ${!page.none &&
      html`
        <div class="et-results-parts">
          <div class="et-results-column"><${Time} time=${page.time} />${page.hard && html`<${Hard} hard=${page.hard} />`}</div>
          <div class="et-results-column"><${Kinds} kinds=${page.kinds} /></div>
        </div>
      `}
    </div>
  `;
};
