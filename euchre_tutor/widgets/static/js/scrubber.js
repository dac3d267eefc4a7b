// The moments of a deal: bids and tricks with a tick for each thing done, steps back and on, and undo. Tab passes by
// what leads nowhere.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Button, SeatBadge } from "./parts.js";
import { cls, html } from "./view.js";

const Group = ({ group, onLook }) => html`
  <button
    type="button"
    class=${cls("et-moment", group.taken && "et-moment-taken", group.here && "et-moment-here", group.at === null && "et-moment-off")}
    aria-current=${group.here ? "step" : undefined}
    aria-disabled=${group.at === null ? "true" : undefined}
    tabindex=${group.at === null ? "-1" : undefined}
    data-lm-suppress-shortcuts="true"
    onClick=${() => group.at !== null && onLook(group.at)}
  >
    <span class="et-ticks" aria-hidden="true">
      ${group.ticks.map((tick, i) => html`<i key=${i} class=${`et-tick et-tick-${tick}`} />`)}
      ${group.taken && html`<${SeatBadge} letter=${group.taken.letter} side=${group.taken.side} />`}
    </span>
    <span>${group.label}${group.taken && html`<span class="et-sr">, ${group.taken.name}</span>`}</span>
  </button>
`;

const Step = ({ step, name, onLook }) => html`
  <${Button}
    kind="icon"
    classes="et-step"
    aria-label=${step.label}
    aria-disabled=${step.at === null ? "true" : undefined}
    tabindex=${step.at === null ? "-1" : undefined}
    data-step=${name}
    onClick=${() => step.at !== null && onLook(step.at)}
  >
    <${Icon} id=${name} size=${22} />
  <//>
`;

const Undo = ({ undo }) => {
  const { press } = useView();
  return html`
    <${Button}
      kind="quiet"
      classes="et-undo"
      aria-disabled=${undo.ready ? undefined : "true"}
      data-undo="true"
      onClick=${() => undo.ready && press(undo.id)}
    >
      <${Icon} id="undo" /><span>${undo.label}</span>
    <//>
  `;
};

export const Scrubber = ({ scrub, undo }) => {
  const { practice } = useView();
  const look = (at) => practice({ do: "look", at });
  const step = (name) => html`<${Step} step=${scrub[name]} name=${name} onLook=${look} />`;
  return html`
    <div class="et-scrubber" role="group" aria-label=${scrub.label}>
      <div class="et-steps-back">${step("first")}${step("back")}</div>
      <div class="et-moments">
        ${scrub.groups.map((group) => html`<${Group} key=${group.label} group=${group} onLook=${look} />`)}
      </div>
      <div class="et-steps-on">${step("next")}${step("last")}</div>
      ${undo && html`<div class="et-scrubber-more"><${Undo} undo=${undo} /></div>`}
    </div>
  `;
};

