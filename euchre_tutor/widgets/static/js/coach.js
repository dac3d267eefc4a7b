// The coach: the rule first, then as much as was asked for, and the ladder of hints.
import { Bars } from "./bars.js";
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Button, KeyCap, RuleChip } from "./parts.js";
import { Rich } from "./rich.js";
import { cls, html } from "./view.js";

const Said = ({ said, classes }) => html`
  <div class=${classes}>
    <p><${Rich} text=${said.text} /></p>
    ${said.rule && html`<${RuleChip} rule=${said.rule} />`}
  </div>
`;

// The rule of thumb; before it what the coach would do, where that was asked for.
const Thumb = ({ thumb, show }) => html`
  <div class="et-thumb">
    <span class="et-thumb-disc"><${Icon} id="bulb" size=${18} /></span>
    <div>
      ${show && html`<p class="et-shown"><${Rich} text=${show} /></p>`}
      <p><${Rich} text=${thumb.text} /></p>
    </div>
  </div>
`;

// The key that asks for the next hint, where there are keys.
const HintKey = () => html`<span class="et-by-keys"><${KeyCap}>H<//></span>`;

const MARK = { done: html`<${Icon} id="check" size=${16} />` };

const Rung = ({ rung, number }) => {
  const { press } = useView();
  return html`
    <button
      type="button"
      class=${`et-rung et-rung-${rung.state}`}
      data-hint=${rung.id}
      aria-pressed=${rung.state === "open" ? "false" : "true"}
      data-lm-suppress-shortcuts="true"
      onClick=${() => press(rung.id)}
    >
      <span class="et-rung-disc" aria-hidden="true">${MARK[rung.state] ?? number}</span>
      <span>${rung.label}</span>
    </button>
  `;
};

const Ladder = ({ ladder }) => html`
  <div class="et-ladder" role="group" aria-label=${ladder.title}>
    <p class="et-coach-head"><b>${ladder.title} <${HintKey} /></b><span>${ladder.note}</span></p>
    <div class="et-rungs">
      ${ladder.rungs.map((rung, i) => html`<${Rung} key=${rung.id} rung=${rung} number=${i + 1} />`)}
    </div>
  </div>
`;

// On a phone: what opens the sheet.
export const CoachOpener = ({ coach, onOpen, children }) => html`
  <${Button} kind="second" data-coach="open" onClick=${onOpen}>
    <${Icon} id="bulb" /><span>${coach.title}</span>${children}
  <//>
`;

// In a lesson: what asks for the first hint, until the panel is open.
export const AskCoach = ({ coach }) => {
  const { press } = useView();
  const ask = () => press(coach.ladder.next);
  return coach && !coach.open && html`<${CoachOpener} coach=${coach} onOpen=${ask}><${HintKey} /><//>`;
};

// The panel needs the room of what the others have done.
export const withRoom = (screen) =>
  screen.coach?.open && screen.task ? { ...screen, task: { ...screen.task, lines: [] } } : screen;

// `sheet`: it stands at the foot of a phone, and `onHide` takes it away.
export const Coach = ({ coach, sheet = false, onHide = () => undefined }) => {
  const { press } = useView();
  const hide = () => {
    onHide();
    if (coach.open) press(coach.hide.id);
  };
  return html`
    <section class=${cls("et-coach", coach.numbers && "et-coach-full", sheet && "et-sheet et-coach-sheet")} aria-label=${coach.title}>
      <div class="et-coach-title">
        <span class="et-coach-disc"><${Icon} id="bulb" size=${24} /></span>
        <h3 class="et-coach-name">${coach.title}</h3>
        ${(coach.open || sheet) && html`<${Button} kind="plain" data-coach="hide" onClick=${hide}>${coach.hide.label}<//>`}
      </div>
      ${coach.allowed && html`<${Said} said=${coach.allowed} classes="et-allowed" />`}
      ${coach.wait && html`<p class="et-coach-wait">${coach.wait}</p>`}
      ${coach.nudge && !coach.numbers && html`<p class="et-nudged"><${Rich} text=${coach.nudge} /></p>`}
      ${coach.numbers && html`<${Bars} numbers=${coach.numbers} />`}
      ${coach.thumb && html`<${Thumb} thumb=${coach.thumb} show=${coach.show} />`}
      <${Ladder} ladder=${coach.ladder} />
    </section>
  `;
};
