// A finished deal looked at again: cloth and scrubber, and beside them all hands, remarks and the review.
import { Cloth } from "./cloth.js";
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Segments, useOwnName } from "./menu.js";
import { OpenHands } from "./openhands.js";
import { AlsoButton, Button, TrumpPill } from "./parts.js";
import { Review } from "./review.js";
import { Rich } from "./rich.js";
import { Scrubber } from "./scrubber.js";
import { cls, html } from "./view.js";

const Deals = ({ deals }) => {
  const { practice } = useView();
  const key = (step, icon) => html`
    <${Button}
      kind="icon"
      classes="et-step"
      aria-label=${step.label}
      aria-disabled=${step.number === null ? "true" : undefined}
      data-deal=${icon}
      onClick=${() => step.number !== null && practice({ do: "deal", number: step.number })}
    >
      <${Icon} id=${icon} size=${22} />
    <//>
  `;
  return html`<div class="et-deals">${key(deals.back, "back")}<b>${deals.label}</b>${key(deals.next, "next")}</div>`;
};

const Branch = ({ branch }) => html`
  <section class="et-branch" role="status">
    <span class="et-branch-disc"><${Icon} id="swap" size=${22} /></span>
    <div>
      <h3 class="et-branch-title">${branch.title}</h3>
      <p><${Rich} text=${branch.text} /></p>
      <p><b><${Rich} text=${branch.result} /></b></p>
    </div>
    <${AlsoButton} also=${branch.button} />
  </section>
`;

const Notes = ({ head, notes }) => html`
  <section class="et-panel et-remarks" role="status">
    <h3 class="et-panel-title">${head}</h3>
    ${notes.map((note, i) => html`<p key=${i}>${note}</p>`)}
  </section>
`;

const Whose = ({ whose }) => {
  const { practice } = useView();
  const own = useOwnName();
  return html`
    <${Segments}
      name=${`${own}-whose`}
      legend=${whose.title}
      options=${whose.options}
      classes="et-whose"
      onChoose=${(seat) => practice({ do: "sit", seat })}
    />
  `;
};

export const Replay = ({ screen }) => {
  const { layout } = useView();
  const { cloth, practice } = screen;
  const { branch, deals, hands, notes, review, scrub, whose } = practice;
  const pill = layout === "narrow" && cloth.trump;
  return html`
    <div class=${cls("et-stage et-stage-replay", branch && "et-on-branch")}>
      <div class="et-replay-head">
        <h2 class="et-title" tabindex="-1" data-lm-suppress-shortcuts="true">${screen.title}</h2>
        ${pill && html`<${TrumpPill} trump=${cloth.trump} />`}
        ${deals && html`<${Deals} deals=${deals} />`}
      </div>
      <div class="et-work">
        <${Cloth} cloth=${cloth} />
        <${Scrubber} scrub=${scrub} />
      </div>
      <div class="et-replay-side">
        ${branch && html`<${Branch} branch=${branch} />`}
        <${OpenHands} hands=${hands} />
        ${notes.length > 0 && html`<${Notes} head=${practice.notes_title} notes=${notes} />`}
        <${Review} review=${review}>${whose && html`<${Whose} whose=${whose} />`}<//>
        <div class="et-side-foot"><${AlsoButton} also=${practice.leave} /></div>
      </div>
    </div>
  `;
};
