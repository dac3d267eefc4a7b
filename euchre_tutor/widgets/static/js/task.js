// The question: prompt, cards or choices, hint, and below it the verdict or the main button.
import { Calls, hasOpenCall } from "./calls.js";
import { Card } from "./card.js";
import { Choices, SuitChoices, inPairs } from "./choices.js";
import { AskCoach, Coach, withRoom } from "./coach.js";
import { useView } from "./context.js";
import { rowOf, useSize } from "./measure.js";
import { AlsoButton, MainButton, TrumpPill } from "./parts.js";
import { Hint, Question } from "./prompt.js";
import { Review } from "./review.js";
import { Rich, plain } from "./rich.js";
import { CardRow } from "./row.js";
import { Verdict } from "./verdict.js";
import { Taken } from "./worth.js";
import { cls, html } from "./view.js";

const most = (count, layout) => {
  if (layout === "wide") return count <= 3 ? 126 : count <= 5 ? 108 : 96;
  if (layout === "narrow") return count <= 3 ? 92 : 72;
  return count <= 3 ? 96 : 80;
};

// Cards to tap lie on the panel when a cloth is shown above, else on a cloth of their own.
const Tray = ({ task, felt }) => {
  const { layout, scale } = useView();
  const [ref, size] = useSize();
  const count = task.cards.length;
  const { width, gap, columns } = rowOf(count, size.width, {
    most: most(count, layout) * scale,
    least: layout === "narrow" ? 52 : 60,
    gap: layout === "narrow" ? 12 : 15,
    tight: 7,
    wrap: true,
  });
  const wished = count < 5 ? (layout === "narrow" ? 24 : 44) : gap;
  const spread = layout === "wide" || count < 5;
  const room = spread && count > 1 ? (size.width - width * count) / (count - 1) : gap;
  return html`
    <div class=${cls("et-tray", felt && "et-cloth et-cloth-tray")} ref=${ref}>
      ${felt && task.trump && html`<${TrumpPill} trump=${task.trump} />`}
      ${size.width > 0 &&
      html`
        <${CardRow}
          cards=${task.cards}
          width=${width}
          gap=${Math.min(Math.max(room, gap), Math.max(wished, 48))}
          columns=${columns}
          label=${plain(task.prompt)}
          classes=${cls((felt || (count < 5 && layout !== "mid")) && "et-row-middle")}
        />
      `}
    </div>
  `;
};

const Buttons = ({ main, also, coach }) =>
  (main || also.length > 0 || coach) &&
  html`
    <div class="et-task-buttons">
      <${AskCoach} coach=${coach} />
      ${also.map((item) => html`<${AlsoButton} key=${item.id} also=${item} />`)}
      ${main && html`<${MainButton} main=${main} />`}
    </div>
  `;

const Shown = ({ card, trump, felt }) => {
  const { layout, scale } = useView();
  const base = layout === "wide" ? 108 : 76;
  return html`
    <div class=${cls("et-task-card", felt && "et-cloth et-cloth-tray")}>
      ${trump && html`<${TrumpPill} trump=${trump} />`}
      <${Card} card=${card} width=${Math.round(base * scale)} />
    </div>
  `;
};

// The question on its panel. A verdict stands under it (beside it in the middle layout, a sheet on phones).
export const Task = ({ screen }) => {
  const { layout } = useView();
  const { task, verdict, main, coach } = screen;
  const also = screen.also ?? [];
  const sheet = layout === "narrow";
  const aside = task?.kind === "suits" && layout === "wide";
  const inList = task?.kind === "choices" && !sheet && layout !== "mid" && !inPairs(task, layout);
  const judged =
    verdict &&
    html`
      <${Verdict}
        key="verdict"
        verdict=${verdict}
        main=${main}
        also=${also}
        sheet=${sheet}
        list=${inList || aside || screen.cloth?.kind === "score"}
      />
    `;
  return html`
    <section class=${cls("et-task", task ? `et-task-${task.kind}` : "et-task-bare", verdict && "et-task-judged")}>
      <div class="et-task-question">
        ${task?.deal && html`<${Taken} deal=${task.deal} />`}
        <${Question} screen=${withRoom(screen)} />
        ${task?.kind === "cards" && task.cards.length > 0 && html`<${Tray} task=${task} felt=${!screen.cloth} />`}
        ${task?.kind === "suits" && html`<${SuitChoices} task=${task} />`}
        ${task?.kind === "calls" && html`<${Calls} task=${task} main=${main} two=${coach?.open && layout === "mid"} />`}
        ${task?.kind === "choices" &&
        html`
          <div class=${cls("et-ask", task.card && "et-ask-card")}>
            ${task.card && html`<${Shown} card=${task.card} trump=${task.trump} felt=${!screen.cloth} />`}
            <${Choices} task=${task} after=${verdict?.at?.choice}>${inList && judged}<//>
          </div>
        `}
        ${screen.review && layout !== "mid" && html`<${Review} review=${screen.review} />`}
        ${coach?.open && !verdict && layout !== "mid" && html`<${Coach} coach=${coach} />`}
        ${!verdict &&
        html`
          <div class="et-task-foot">
            ${task?.hint || task?.how ? html`<${Hint} task=${task} />` : html`<span />`}
            <${Buttons} main=${hasOpenCall(task) ? null : main} also=${also} coach=${coach} />
          </div>
        `}
      </div>
      ${!inList && judged}
    </section>
  `;
};
