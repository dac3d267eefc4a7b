// The question: prompt, cards or choices, hint, and below it the verdict or the main button.
import { Card } from "./card.js";
import { Choices, SuitChoices } from "./choices.js";
import { useView } from "./context.js";
import { rowOf, useSize } from "./measure.js";
import { AlsoButton, MainButton } from "./parts.js";
import { CardRow } from "./row.js";
import { Verdict } from "./verdict.js";
import { cls, html } from "./view.js";

const most = (count, layout, large) => {
  const base =
    layout === "wide"
      ? count <= 3 ? 126 : count <= 5 ? 108 : 96
      : layout === "narrow"
        ? count <= 3 ? 92 : 72
        : count <= 3 ? 96 : 80;
  return base * (large ? 1.15 : 1);
};

const Tray = ({ task }) => {
  const { layout, display } = useView();
  const [ref, size] = useSize();
  const count = task.cards.length;
  const { width, gap } = rowOf(count, size.width, {
    most: most(count, layout, display.size === "large"),
    least: layout === "narrow" ? 52 : 60,
    gap: layout === "narrow" ? 12 : 15,
    tight: 7,
  });
  const spread = layout === "wide" && count >= 5;
  const room = spread && count > 1 ? (size.width - width * count) / (count - 1) : gap;
  return html`
    <div class="et-tray" ref=${ref}>
      ${size.width > 0 &&
      html`
        <${CardRow}
          cards=${task.cards}
          width=${width}
          gap=${Math.min(Math.max(room, gap), 48)}
          label=${task.prompt}
          classes=${cls(count < 5 && layout !== "mid" && "et-row-middle")}
        />
      `}
    </div>
  `;
};

const Buttons = ({ main, also }) =>
  (main || also.length > 0) &&
  html`
    <div class="et-task-buttons">
      ${also.map((item) => html`<${AlsoButton} key=${item.id} also=${item} />`)}
      ${main && html`<${MainButton} main=${main} />`}
    </div>
  `;

const Shown = ({ card }) => {
  const { layout, display } = useView();
  const base = layout === "wide" ? 108 : 76;
  return html`
    <div class="et-task-card">
      <${Card} card=${card} width=${Math.round(base * (display.size === "large" ? 1.15 : 1))} />
    </div>
  `;
};

// The question on its panel. A verdict stands under it (beside it in the middle layout, a sheet on phones).
export const Task = ({ screen }) => {
  const { layout } = useView();
  const { task, verdict, main } = screen;
  const also = screen.also ?? [];
  const sheet = layout === "narrow";
  const judged =
    verdict &&
    html`<${Verdict} key="verdict" verdict=${verdict} main=${main} also=${also} sheet=${sheet} />`;
  const inList = task?.kind === "choices" && judged && !sheet && layout !== "mid";
  return html`
    <section class=${cls("et-task", verdict && "et-task-judged")}>
      <div class="et-task-question">
        ${task?.prompt && html`<h3 class="et-prompt">${task.prompt}</h3>`}
        ${task?.kind === "cards" && html`<${Tray} task=${task} />`}
        ${task?.kind === "suits" && html`<${SuitChoices} task=${task} />`}
        ${task?.kind === "choices" &&
        html`
          <div class=${cls("et-ask", task.card && "et-ask-card")}>
            ${task.card && html`<${Shown} card=${task.card} />`}
            <${Choices} task=${task} after=${verdict?.at?.choice}>${inList && judged}<//>
          </div>
        `}
        ${!verdict &&
        html`
          <div class="et-task-foot">
            ${task?.hint ? html`<p class="et-hint">${task.hint}</p>` : html`<span />`}
            <${Buttons} main=${main} also=${also} />
          </div>
        `}
      </div>
      ${judged && !inList && judged}
    </section>
  `;
};
