// A whole screen of a lesson, laid out from one snapshot.
import { Cloth } from "./cloth.js";
import { View } from "./context.js";
import { Drawer } from "./drawer.js";
import { Finish } from "./finish.js";
import { Header } from "./header.js";
import { Choices } from "./choices.js";
import { AlsoButton, MainButton } from "./parts.js";
import { Rich } from "./rich.js";
import { Task } from "./task.js";
import { StepKeys, Words } from "./text.js";
import { Verdict } from "./verdict.js";
import { Worth } from "./worth.js";
import { cls, html, useContext } from "./view.js";

// Beside a table: title, words, answers, verdict, and the main button at the foot.
const Side = ({ screen }) => {
  const { layout } = useContext(View);
  const { task, verdict, main } = screen;
  const also = screen.also ?? [];
  const sheet = layout === "narrow";
  const tapped = (screen.cloth.trick ?? []).length > 0 && screen.cloth.trick.every((play) => play.card.tap);
  const hidden = sheet && (tapped || verdict);
  const judged = verdict && html`<${Verdict} verdict=${verdict} alone=${true} />`;
  if (sheet && verdict) {
    return html`
      <${Verdict} verdict=${verdict} main=${main} also=${also} sheet=${true} />
    `;
  }
  return html`
    <section class="et-task et-side">
      ${task?.prompt && task.prompt !== screen.title && html`<h3 class="et-prompt"><${Rich} text=${task.prompt} /></h3>`}
      ${task?.hint && html`<p class="et-hint"><${Rich} text=${task.hint} /></p>`}
      ${task?.kind === "choices" && !hidden
        ? html`<${Choices} task=${task} after=${verdict?.at?.choice}>${judged}<//>`
        : judged}
      ${(main || also.length > 0) &&
      html`
        <div class="et-side-foot">
          ${also.map((item) => html`<${AlsoButton} key=${item.id} also=${item} />`)}
          ${main && html`<${MainButton} main=${main} />`}
        </div>
      `}
    </section>
  `;
};

export const Stage = ({ screen }) => {
  const table = screen.cloth?.kind === "table" && !screen.finish;
  const score = screen.cloth?.kind === "score" && !screen.finish;
  const below = screen.task || screen.verdict || screen.main || (screen.also ?? []).length > 0;
  const nav = screen.nav && (screen.nav.back || screen.nav.skip || screen.nav.note);
  return html`
    <div class=${cls("et-stage", table ? "et-stage-table" : score ? "et-stage-score" : "et-stage-study", screen.verdict && "et-judged", screen.cloth && "et-has-cloth")}>
      <${Words} screen=${screen} />
      ${screen.finish
        ? html`<div class="et-work"><${Finish} screen=${screen} /></div>`
        : html`
            <div class="et-work">
              ${screen.cloth && html`<${Cloth} key=${screen.cloth.kind} cloth=${screen.cloth} />`}
              ${screen.aside?.kind === "worth" && html`<${Worth} worth=${screen.aside} />`}
              ${!table && !score && below && html`<${Task} screen=${screen} />`}
            </div>
          `}
      ${table && below && html`<${Side} screen=${screen} />`}
      ${score && below && html`<${Task} screen=${screen} />`}
      ${nav && html`<${StepKeys} nav=${screen.nav} />`}
    </div>
  `;
};

export const Body = ({ screen, menu, setMenu, full, toggleFull, rule, closeRule, notice }) => html`
  <div class="et-page" inert=${rule !== null}>
    <${Header} screen=${screen} menu=${menu} setMenu=${setMenu} full=${full} toggleFull=${toggleFull} />
    ${notice && html`<p class="et-trouble" role="alert">${notice}</p>`}
    <${Stage} screen=${screen} />
  </div>
  ${rule !== null && html`<${Drawer} name=${rule} onClose=${closeRule} />`}
`;
