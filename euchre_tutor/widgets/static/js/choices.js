// Answers as a list of buttons, or as four round suit buttons. The verdict may stand below the one tapped.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { isFirst, KeyCap, SeatBadge } from "./parts.js";
import { Rich, plain } from "./rich.js";
import { Suit } from "./suits.js";
import { cls, html } from "./view.js";

const MARKS = {
  wrong: ["cross", "Your pick"],
  right: ["check", "Right"],
  winner: ["crown", "Wins"],
  picked: ["check", "Chosen"],
};

export const shownMark = (choice, t) => {
  const mark = MARKS[choice.state];
  return mark ? { icon: mark[0], word: choice.mark ?? t(mark[1]) } : null;
};

const Choice = ({ choice, number }) => {
  const { t, choose } = useView();
  const mark = shownMark(choice, t);
  const open = choice.state === "open";
  return html`
    <button
      type="button"
      class=${`et-choice et-choice-${choice.state}`}
      data-choice=${choice.id}
      aria-disabled=${open ? undefined : "true"}
      aria-keyshortcuts=${number <= 9 ? String(number) : undefined}
      aria-pressed=${choice.state === "picked" ? "true" : undefined}
      data-lm-suppress-shortcuts="true"
      onClick=${(click) => open && isFirst(click) && choose(choice)}
    >
      <${KeyCap}>${number}<//>
      ${choice.seat && html`<${SeatBadge} letter=${choice.seat.letter} side=${choice.seat.side} />`}
      ${choice.suit && html`<${Suit} suit=${choice.suit} size=${22} />`}
      <span class="et-choice-label">
        <${Rich} text=${choice.label} />${choice.card && html` <${Rich} text=${[choice.card]} />`}
      </span>
      ${mark &&
      html`<span class="et-choice-mark"><${Icon} id=${mark.icon} size=${18} /><span>${mark.word}</span></span>`}
    </button>
  `;
};

const LONGEST = { wide: 20, mid: 8, slim: 10, narrow: 10 };

// Short answers stand in two columns, and the verdict below them all. `short`: they are, whatever their words.
export const inPairs = (task, layout) =>
  task.short ||
  (task.choices.length > 2 &&
  !(task.card && (layout === "wide" || layout === "mid")) &&
  task.choices.every((choice) => plain(choice.label).length <= LONGEST[layout] && (!choice.seat || layout === "mid")));

// `children` (the verdict) is put below the choice with the id `after`, or at the end. `beside`: the list stands
// beside its cloth; what lies there (`lies`) needs no place in the list of a phone.
export const Choices = ({ task, after, beside = false, children }) => {
  const { layout } = useView();
  const two = inPairs(task, layout) && !(beside && layout === "wide");
  const at = two ? -1 : task.choices.findIndex((choice) => choice.id === after);
  return html`
    <div class=${cls("et-choices", two && "et-choices-two")} role="group" aria-label=${plain(task.prompt)}>
      ${task.choices.map((choice, i) => [
        !(choice.lies && beside && layout === "narrow") &&
        html`<${Choice} key=${choice.id} choice=${choice} number=${i + 1} />`,
        i === at && children,
      ])}
      ${at < 0 && children}
    </div>
  `;
};

// A suit can be chosen again, to watch once more, and so can a call; only a dimmed one is out of reach.
export const canChoose = (choice, kind) =>
  choice.state === "open" ||
  kind === "calls" ||
  (kind === "suits" && ["right", "picked"].includes(choice.state));

const SuitChoice = ({ choice, number }) => {
  const { t, choose } = useView();
  const mark = shownMark(choice, t);
  const open = canChoose(choice, "suits");
  return html`
    <button
      type="button"
      class=${cls("et-suit-choice", `et-suit-choice-${choice.state}`)}
      data-choice=${choice.id}
      aria-disabled=${open ? undefined : "true"}
      aria-keyshortcuts=${String(number)}
      aria-pressed=${choice.state === "picked" ? "true" : undefined}
      data-lm-suppress-shortcuts="true"
      onClick=${() => open && choose(choice)}
    >
      <span class="et-suit-round"><${Suit} suit=${choice.suit} size=${30} /></span>
      <span class="et-suit-choice-name"><${Rich} text=${choice.label} /></span>
      ${mark && html`<span class="et-suit-choice-mark"><${Icon} id=${mark.icon} size=${15} />${mark.word}</span>`}
    </button>
  `;
};

export const SuitChoices = ({ task }) => html`
  <div class="et-suit-choices" role="group" aria-label=${plain(task.prompt)}>
    ${task.choices.map(
      (choice, i) => html`<${SuitChoice} key=${choice.id} choice=${choice} number=${i + 1} />`,
    )}
  </div>
`;
