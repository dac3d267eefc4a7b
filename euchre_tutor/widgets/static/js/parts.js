// Small pieces of furniture: rule chip, trump pill and disc, seats, dealer, buttons.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Suit } from "./suits.js";
import { cls, html } from "./view.js";

// The second click of a double click is none, even where Python was faster and asks the next thing by then.
export const isFirst = (click) => click.detail < 2;

const SUPPRESS = { "data-lm-suppress-shortcuts": "true" };

export const Button = ({ kind, children, classes, ...rest }) => html`
  <button type="button" class=${cls("et-button", `et-button-${kind}`, classes)} ...${SUPPRESS} ...${rest}>
    ${children}
  </button>
`;

// The one filled button of a screen. Not ready, it stays readable and pressable: the tutor says what is missing.
export const MainButton = ({ main }) => {
  const { press } = useView();
  return html`
    <${Button}
      kind="main"
      classes=${cls(main.ready === false && "et-not-yet")}
      aria-disabled=${main.ready === false ? "true" : undefined}
      data-main="true"
      onClick=${(click) => isFirst(click) && press(main.id)}
    >
      <span>${main.label}</span>${main.icon && html`<${Icon} id=${main.icon} />`}
    <//>
  `;
};

export const AlsoButton = ({ also }) => {
  const { press } = useView();
  return html`
    <${Button} kind="second" data-also=${also.id} onClick=${() => press(also.id)}>
      ${also.icon && html`<${Icon} id=${also.icon} />`}<span>${also.label}</span>
    <//>
  `;
};

// "Rule 2.4 The left bower", opening the rule.
export const RuleChip = ({ rule }) => {
  const { t, openRule } = useView();
  return html`
    <${Button}
      kind="rule"
      aria-haspopup="dialog"
      data-rule=${rule.key}
      onClick=${(event) => openRule(rule.key, event.currentTarget)}
    >
      <${Icon} id="book" />
      <span class="et-rule-name"><b>${t("Rule")} ${rule.number}</b> ${rule.title}</span>
      <${Icon} id="next" size=${18} />
    <//>
  `;
};

export const TrumpPill = ({ trump }) => html`
  <span class="et-trump-pill">
    <span class="et-disc"><${Suit} suit=${trump.suit} size=${19} ribbon=${true} /></span>
    ${trump.short
      ? html`<span aria-hidden="true">${trump.short}</span><span class="et-sr">${trump.label}</span>`
      : html`<span>${trump.label}</span>`}
  </span>
`;

export const TrumpDisc = ({ suit, size }) => html`
  <span class="et-disc et-disc-big" style=${`width:${size}px;height:${size}px`} aria-hidden="true">
    <${Suit} suit=${suit} size=${Math.round(size * 0.54)} ribbon=${true} />
  </span>
`;

// Round badge = our side, square = the other side, "none" where that is not told; the compass letter inside.
export const SeatBadge = ({ letter, side }) => html`
  <span class=${cls("et-badge", `et-badge-${side ?? "us"}`)} aria-hidden="true">
    ${letter}
  </span>
`;

export const Dealer = () => {
  const { t } = useView();
  return html`
    <span class="et-dealer"><span class="et-dealer-disc" aria-hidden="true">D</span>${t("Dealer")}</span>
  `;
};

export const KeyCap = ({ children }) => html`<kbd class="et-key" aria-hidden="true">${children}</kbd>`;
