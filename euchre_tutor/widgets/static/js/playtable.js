// A deal being played: the cloth, the scrubber below it, and beside it what is asked, told and advised.
import { Calls, hasOpenCall } from "./calls.js";
import { Cloth } from "./cloth.js";
import { Coach, CoachOpener } from "./coach.js";
import { useView } from "./context.js";
import { AlsoButton, MainButton, TrumpPill } from "./parts.js";
import { Hint, Question } from "./prompt.js";
import { ScorePill } from "./scorepill.js";
import { Scrubber } from "./scrubber.js";
import { Told } from "./told.js";
import { Verdict } from "./verdict.js";
import { cls, html, useState } from "./view.js";

const MANY = 3; // calls that still stand one below the other

// The main button of an open call stands in it.
const Foot = ({ screen, main, also, children }) => {
  const here = main && !hasOpenCall(screen.task);
  return (
    (here || also.length > 0 || children) &&
    html`
      <div class="et-side-foot">
        ${children}
        ${also.map((item) => html`<${AlsoButton} key=${item.id} also=${item} />`)}
        ${here && html`<${MainButton} main=${main} />`}
      </div>
    `
  );
};

// On a phone trump and score stand above the cloth, which has no room for them.
const Line = ({ cloth }) => {
  const { t } = useView();
  return html`
    <div class="et-play-line">
      ${cloth.trump ? html`<${TrumpPill} trump=${{ ...cloth.trump, short: t("trump") }} />` : html`<span />`}
      <${ScorePill} score=${cloth.score} />
    </div>
  `;
};

// What the coach says needs the room of what was read before it was asked; the main button stands above it.
const Beside = ({ screen }) => {
  const { layout } = useView();
  const { task, verdict, practice } = screen;
  const judged = verdict && html`<${Verdict} verdict=${verdict} alone=${true} />`;
  const calls = task?.kind === "calls";
  const many = layout === "wide" && calls && task.choices.length > MANY;
  const advised = !verdict && practice.coach?.open;
  const figures = advised && practice.coach.numbers;
  const asked = advised ? { ...screen, task: { ...task, lines: [] } } : screen;
  return html`
    <section class=${cls("et-task et-side et-play-side", advised && "et-advised")}>
      ${!figures && html`<${Question} screen=${asked} />`}
      ${calls
        ? html`<${Calls} task=${task} main=${screen.main} after=${verdict?.at?.choice} two=${advised || many}>${judged}<//>`
        : judged}
      ${!verdict && !advised && html`<${Hint} task=${task} />`}
      ${advised && screen.main && html`<${Foot} screen=${screen} main=${screen.main} also=${[]} />`}
      ${practice.coach && !verdict && html`<${Coach} coach=${practice.coach} />`}
      <${Foot} screen=${screen} main=${advised ? null : screen.main} also=${figures ? [] : screen.also} />
    </section>
  `;
};

// One column: the coach is a sheet at the foot, opened by its button.
const Below = ({ screen }) => {
  const { task, verdict, practice } = screen;
  const [wanted, setWanted] = useState(false);
  const { coach } = practice;
  const sheet = coach && !verdict && (wanted || coach.open);
  const plays = task?.kind === "cards" && !screen.main; // the cloth says so; a card put down needs words
  const calls = task?.kind === "calls";
  const asked = calls ? { ...screen, task: { ...task, lines: [] } } : screen; // what was said stands in the bubbles
  return html`
    ${!verdict &&
    html`
      <section class="et-task et-side et-play-side">
        ${plays
          ? html`<${Told} lines=${task.lines} />`
          : html`<${Question} screen=${asked} />${task?.kind === "cards" && html`<${Hint} task=${task} />`}`}
        ${calls && html`<${Calls} task=${task} main=${screen.main} two=${task.choices.length > MANY} />`}
        <${Foot} screen=${screen} main=${screen.main} also=${screen.also}>
          ${coach && !sheet && html`<${CoachOpener} coach=${coach} onOpen=${() => setWanted(true)} />`}
        <//>
      </section>
    `}
    <${Scrubber} scrub=${practice.scrub} undo=${practice.undo} />
    ${verdict && html`<${Verdict} verdict=${verdict} main=${screen.main} also=${screen.also} sheet=${true} />`}
    ${sheet && html`<${Coach} coach=${coach} sheet=${true} onHide=${() => setWanted(false)} />`}
  `;
};

export const PlayTable = ({ screen }) => {
  const { layout } = useView();
  const { cloth, practice } = screen;
  const narrow = layout === "narrow";
  return html`
    <div class="et-stage et-stage-play">
      <h2 class="et-title et-sr" tabindex="-1" data-lm-suppress-shortcuts="true">${screen.title}</h2>
      ${narrow && html`<${Line} cloth=${cloth} />`}
      ${narrow
        ? html`<div class="et-work"><${Cloth} cloth=${cloth} /></div><${Below} screen=${screen} />`
        : html`
            <div class="et-play-left">
              <div class="et-work"><${Cloth} cloth=${cloth} /></div>
              <${Scrubber} scrub=${practice.scrub} undo=${practice.undo} />
            </div>
            <${Beside} screen=${screen} />
          `}
    </div>
  `;
};
