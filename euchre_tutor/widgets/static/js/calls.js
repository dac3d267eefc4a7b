// What one may say at the table. The first tap opens what a call means, the second one says it.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { KeyCap, MainButton, RuleChip, SeatBadge } from "./parts.js";
import { Rich, plain } from "./rich.js";
import { Suit } from "./suits.js";
import { cls, html } from "./view.js";

// Whether the call is made alone: a switch, since it can be taken back until the call is said.
const Alone = ({ alone }) => {
  const { press } = useView();
  return html`
    <button
      type="button"
      class="et-button et-button-second et-call-alone"
      aria-pressed=${alone.on ? "true" : "false"}
      data-lm-suppress-shortcuts="true"
      onClick=${() => press(alone.id)}
    >
      <span class="et-call-box" aria-hidden="true">${alone.on && html`<${Icon} id="check" size=${16} />`}</span>
      <span>${alone.label}</span>
    </button>
  `;
};

const Call = ({ choice, number, main }) => {
  const { choose, t } = useView();
  const opened = choice.state === "opened";
  return html`
    <div class=${`et-call et-call-${choice.state}`}>
      <button
        type="button"
        class="et-call-words"
        data-choice=${choice.id}
        aria-expanded=${opened ? "true" : "false"}
        aria-keyshortcuts=${number <= 9 ? String(number) : undefined}
        data-lm-suppress-shortcuts="true"
        onClick=${() => choose(choice)}
      >
        <${KeyCap}>${number}<//>
        ${choice.suit && html`<${Suit} suit=${choice.suit} size=${22} />`}
        <span class="et-call-label"><${Rich} text=${choice.label} /></span>
        ${choice.state === "refused" &&
        html`<span class="et-call-no"><${Icon} id="no" size=${18} /><span>${t("Not allowed")}</span></span>`}
      </button>
      ${choice.text && html`<p class="et-call-text"><${Rich} text=${choice.text} /></p>`}
      ${opened &&
      html`
        <div class="et-call-foot">
          ${main && html`<${MainButton} main=${main} />`}
          ${choice.alone && html`<${Alone} alone=${choice.alone} />`}
        </div>
      `}
    </div>
  `;
};

// The main button stands in the call it belongs to, where one is open.
export const hasOpenCall = (task) =>
  task?.kind === "calls" && task.choices.some((choice) => choice.state === "opened");

// `children` (the verdict) is put below the call with the id `after`, or at the end. `two`: in two columns.
export const Calls = ({ task, main, after, two, children }) => html`
  <div class=${cls("et-calls", two && "et-calls-two")} role="group" aria-label=${plain(task.prompt)}>
    ${task.choices.map((choice, i) => [
      html`<${Call} key=${choice.id} choice=${choice} number=${i + 1} main=${main} />`,
      choice.id === after && children,
    ])}
    ${!task.choices.some((choice) => choice.id === after) && children}
  </div>
`;

// Who makes the same call in which words, in the order of speaking.
export const Speakers = ({ aside }) => html`
  <div class="et-aside et-speakers" role="group" aria-label=${aside.title}>
    <p class="et-speakers-title">${aside.title}</p>
    <ul>
      ${aside.rows.map(
        (row) => html`
          <li key=${row.seat.letter} class=${cls("et-speaker", row.here && "et-speaker-here")}>
            <${SeatBadge} letter=${row.seat.letter} side=${row.seat.side} />
            <b>${row.name}</b>
            <b>${row.words}</b>
            <span>${row.note}</span>
          </li>
        `,
      )}
    </ul>
    <${RuleChip} rule=${aside.rule} />
  </div>
`;
