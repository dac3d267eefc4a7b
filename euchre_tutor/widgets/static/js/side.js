// Beside a table: words, answers or calls, verdict, and the main button at the foot. On phones what lies on
// the cloth is tapped there, and the verdict is a sheet.
import { Calls, Speakers, hasOpenCall } from "./calls.js";
import { Choices } from "./choices.js";
import { useView } from "./context.js";
import { AlsoButton, MainButton } from "./parts.js";
import { Question } from "./prompt.js";
import { Rich } from "./rich.js";
import { Verdict } from "./verdict.js";
import { Taken } from "./worth.js";
import { html } from "./view.js";

const Foot = ({ main, also }) =>
  (main || also.length > 0) &&
  html`
    <div class="et-side-foot">
      ${also.map((item) => html`<${AlsoButton} key=${item.id} also=${item} />`)}
      ${main && html`<${MainButton} main=${main} />`}
    </div>
  `;

export const Side = ({ screen }) => {
  const { layout } = useView();
  const { task, verdict, main, aside } = screen;
  const also = screen.also ?? [];
  const sheet = layout === "narrow";
  const list = task?.kind === "choices" && task.choices.some((choice) => !(sheet && choice.lies));
  const choices = (judged) =>
    html`<${Choices} task=${task} after=${verdict?.at?.choice} beside=${true}>${judged}<//>`;
  if (sheet && verdict) {
    return html`
      ${list && html`<section class="et-task et-side">${choices()}</section>`}
      <${Verdict} verdict=${verdict} main=${main} also=${also} sheet=${true} />
    `;
  }
  const judged = verdict && html`<${Verdict} verdict=${verdict} alone=${true} />`;
  return html`
    <section class="et-task et-side">
      ${task?.deal && html`<${Taken} deal=${task.deal} />`}
      ${!sheet && html`<${Question} screen=${screen} />`}
      ${task?.hint && !verdict && html`<p class="et-hint"><${Rich} text=${task.hint} /></p>`}
      ${task?.kind === "calls"
        ? html`<${Calls} task=${task} main=${main} after=${verdict?.at?.choice}>${judged}<//>`
        : list ? choices(judged) : judged}
      ${aside?.rows?.[0]?.seat && !sheet && html`<${Speakers} aside=${aside} />`}
      <${Foot} main=${hasOpenCall(task) ? null : main} also=${also} />
    </section>
  `;
};
