// A deal being played: the cloth, the scrubber below it, and beside it what is asked, told and advised.
import { Calls, hasOpenCall } from "./calls.js";
import { Cloth } from "./cloth.js";
import { Coach, CoachOpener } from "./coach.js";
import { useView } from "./context.js";
import { AlsoButton, MainButton, TrumpPill } from "./parts.js";
import { Question } from "./prompt.js";
import { Rich } from "./rich.js";
import { ScorePill } from "./scorepill.js";
import { Scrubber } from "./scrubber.js";
import { Told } from "./told.js";
import { Verdict } from "./verdict.js";
import { html, useState } from "./view.js";

const Foot = ({ screen, main, also, children }) =>
  (main || also.length > 0 || children) &&
  html`
    <div class="et-side-foot">
      ${children}
      ${also.map((item) => html`<${AlsoButton} key=${item.id} also=${item} />`)}
      ${main && !hasOpenCall(screen.task) && html`<${MainButton} main=${main} />`}
    </div>
  `;

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

const Hint = ({ task }) => task?.hint && html`<p class="et-hint"><${Rich} text=${task.hint} /></p>`;

const Beside = ({ screen }) => {
  const { task, verdict, practice } = screen;
  const judged = verdict && html`<${Verdict} verdict=${verdict} alone=${true} />`;
  const calls = task?.kind === "calls";
  const busy = practice.coach?.numbers; // the figures need the room
  const asked = busy ? { ...screen, task: { ...task, lines: [] } } : screen;
  return html`
    <section class="et-task et-side et-play-side">
      ${(calls || !busy) && html`<${Question} screen=${asked} />`}
      ${calls
        ? html`<${Calls} task=${task} main=${screen.main} after=${verdict?.at?.choice}>${judged}<//>`
        : judged}
      ${!verdict && !busy && html`<${Hint} task=${task} />`}
      ${practice.coach && !verdict && html`<${Coach} coach=${practice.coach} />`}
      <${Foot} screen=${screen} main=${screen.main} also=${screen.also} />
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
  return html`
    ${!verdict &&
    html`
      <section class="et-task et-side et-play-side">
        ${plays
          ? html`<${Told} lines=${task.lines} />`
          : html`<${Question} screen=${screen} />${task?.kind === "cards" && html`<${Hint} task=${task} />`}`}
        ${task?.kind === "calls" && html`<${Calls} task=${task} main=${screen.main} />`}
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
