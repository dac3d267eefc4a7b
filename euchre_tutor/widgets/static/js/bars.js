// What each choice is expected to bring: bars from zero, the figure beside each, those too close to call in one box.
import { Icon } from "./icons.js";
import { Rich } from "./rich.js";
import { cls, html } from "./view.js";

const part = (value, low, high) => ((value - low) / (high - low)) * 100;

const Bar = ({ points, low, high }) => {
  const zero = part(0, low, high);
  const end = part(points, low, high);
  const inner = Array.from({ length: high - low - 1 }, (_, i) => low + i + 1);
  return html`
    <span class="et-odds-track" aria-hidden="true">
      <i class="et-odds-fill" style=${`left:${Math.min(zero, end)}%;width:${Math.abs(end - zero)}%`} />
      ${inner.map(
        (point) => html`
          <i key=${point} class=${cls("et-odds-line", point === 0 && "et-odds-zero")} style=${`left:${part(point, low, high)}%`} />
        `,
      )}
    </span>
  `;
};

const Box = ({ box, low, high }) => html`
  <div class=${cls("et-odds-box", box.title && "et-odds-toss", box.others && "et-odds-others")}>
    ${box.title &&
    html`<p class="et-odds-title"><${Icon} id="scale" size=${18} /><b>${box.title}</b><span>${box.note}</span></p>`}
    <ul class="et-odds-rows">
      ${box.rows.map(
        (row, i) => html`
          <li key=${i} class="et-odds-row">
            <span class="et-odds-label"><${Rich} text=${row.label} /></span>
            <${Bar} points=${row.points} low=${low} high=${high} />
            <b class="et-odds-figure">${row.figure}</b>
          </li>
        `,
      )}
    </ul>
  </div>
`;

const MANY = 4; // rows from which they stand closer

export const Bars = ({ numbers }) => {
  const { low, high, ends, boxes } = numbers;
  const rows = boxes.flatMap((box) => box.rows);
  // Words beside a card need more room, and words alone stand above their bar.
  const words = rows.some((row) => row.label.every((one) => one.card === undefined));
  const mixed = !words && rows.some((row) => row.label.length > 1);
  return html`
    <div class=${cls("et-odds", words && "et-odds-words", mixed && "et-odds-mixed", rows.length > MANY && "et-odds-many")}>
      <p class="et-coach-head"><b>${numbers.title}</b>${numbers.note && html`<span>${numbers.note}</span>`}</p>
      ${boxes.map((box, i) => html`<${Box} key=${i} box=${box} low=${low} high=${high} />`)}
      <div class="et-odds-axis" aria-hidden="true">
        ${ends.map(
          (end, i) => html`<span key=${end} class=${cls((low + i) % 2 !== 0 && "et-odds-odd")} style=${`left:${(i / (ends.length - 1)) * 100}%`}>${end}</span>`,
        )}
      </div>
      <p class="et-odds-how"><${Rich} text=${numbers.how} /></p>
    </div>
  `;
};
