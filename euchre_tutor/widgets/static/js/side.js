// Beside a table: words, answers or calls, verdict, and the main button at the foot. On phones what lies on
// the cloth is tapped there, and the verdict is a sheet.
import { Calls, Speakers, hasOpenCall } from "./calls.js";
import { Choices } from "./choices.js";
import { AskCoach, Coach, withRoom } from "./coach.js";
import { useView } from "./context.js";
import { AlsoButton, MainButton } from "./parts.js";
import { Hint, Question } from "./prompt.js";
import { Review } from "./review.js";
import { Verdict } from "./verdict.js";
import { Taken } from "./worth.js";
import { cls, html } from "./view.js";

const Foot = ({ main, also, coach }) =>
  (main || also.length > 0 || coach) &&
  html`
    <div class="et-side-foot">
      <${AskCoach} coach=${coach} />
      ${also.map((item) => html`<${AlsoButton} key=${item.id} also=${item} />`)}
      ${main && html`<${MainButton} main=${main} />`}
    </div>
  `;

export const Side = ({ screen }) => {
  const { layout } = useView();
  const { task, verdict, main, aside, coach } = screen;
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
  const onward = hasOpenCall(task) ? null : main;
  const advised = coach?.open && !verdict && !sheet; // then the main button stands above the coach
  return html`
    <section class=${cls("et-task et-side", advised && "et-advised")}>
      ${task?.deal && html`<${Taken} deal=${task.deal} />`}
      ${!sheet && !(advised && coach.numbers) && html`<${Question} screen=${withRoom(screen)} />`}
      ${!verdict && !coach?.open && html`<${Hint} task=${task} />`}
      ${task?.kind === "calls"
        ? html`<${Calls} task=${task} main=${main} after=${verdict?.at?.choice} two=${advised}>${judged}<//>`
        : list ? choices(judged) : judged}
      ${aside?.rows?.[0]?.seat && !sheet && html`<${Speakers} aside=${aside} />`}
      ${screen.review && html`<${Review} review=${screen.review} />`}
      ${advised && html`<${Foot} main=${onward} also=${[]} /><${Coach} coach=${coach} />`}
      <${Foot} main=${advised ? null : onward} also=${also} coach=${!verdict && !coach?.open && coach} />
    </section>
    ${coach?.open && sheet && html`<${Coach} coach=${coach} sheet=${true} />`}
  `;
};
