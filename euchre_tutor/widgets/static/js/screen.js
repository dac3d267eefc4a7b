// A whole screen of a lesson, laid out from one snapshot.
import { Cloth } from "./cloth.js";
import { useView } from "./context.js";
import { Drawer } from "./drawer.js";
import { Drills } from "./drills.js";
import { Finish } from "./finish.js";
import { Glossary } from "./glossary.js";
import { Header } from "./header.js";
import { Home } from "./home.js";
import { Learners } from "./learners.js";
import { Practice } from "./practice.js";
import { Results } from "./results.js";
import { RuleCard } from "./rulecard.js";
import { Rulebook } from "./rulebook.js";
import { Side } from "./side.js";
import { Switch } from "./switch.js";
import { Task } from "./task.js";
import { StepKeys, Words } from "./text.js";
import { Wall } from "./wall.js";
import { Worth } from "./worth.js";
import { cls, html } from "./view.js";

export const Stage = ({ screen }) => {
  const { layout } = useView();
  // In the middle layouts a table stands beside the words, as any cloth does, and the question below.
  const roomy = layout === "wide" || layout === "narrow";
  const table = roomy && ["table", "tricks"].includes(screen.cloth?.kind) && !screen.finish;
  const score = screen.cloth?.kind === "score" && !screen.finish;
  const below = screen.task || screen.verdict || screen.main || (screen.also ?? []).length > 0;
  const nav = screen.nav && (screen.nav.back || screen.nav.skip || screen.nav.note);
  return html`
    <div class=${cls("et-stage", table ? "et-stage-table" : score ? cls("et-stage-score", screen.practice && "et-stage-ended") : "et-stage-study", screen.verdict && "et-judged", screen.cloth && "et-has-cloth")}>
      <${Words} screen=${screen} above=${table && layout === "narrow"} />
      ${screen.finish
        ? html`<div class="et-work"><${Finish} screen=${screen} /></div>`
        : html`
            <div class="et-work">
              ${screen.cloth && html`<${Cloth} key=${screen.cloth.kind} cloth=${screen.cloth} />`}
              ${screen.cloth?.switch && html`<${Switch} flip=${screen.cloth.switch} />`}
              ${screen.aside?.kind === "worth" && html`<${Worth} worth=${screen.aside} />`}
              ${!table && !score && below && html`<${Task} screen=${screen} />`}
            </div>
          `}
      ${table && below && html`<${Side} screen=${screen} />`}
      ${score && below && html`<${Task} screen=${screen} />`}
      ${nav && html`<${StepKeys} nav=${screen.nav} />`}
    </div>
  `;
};

const PAGES = { lesson: Stage, home: Home, rules: Rulebook, glossary: Glossary, card: RuleCard, learners: Learners, drills: Drills, results: Results, practice: Practice };

// The score after a deal is laid out as in a lesson.
const pageOf = (screen) => (screen.practice?.kind === "score" ? Stage : PAGES[screen.page ?? "lesson"]);

export const Body = ({ screen, menu, setMenu, full, toggleFull, rule, closeRule, notices }) => html`
  <div class="et-page" inert=${rule !== null}>
    ${screen.wall
      ? html`<${Wall} screen=${screen}>${notices}<${Stage} screen=${screen} /><//>`
      : html`
          <${Header} screen=${screen} menu=${menu} setMenu=${setMenu} full=${full} toggleFull=${toggleFull} />
          ${notices}
          <${pageOf(screen)} key=${screen.page} screen=${screen} setMenu=${setMenu} />
        `}
  </div>
  ${rule !== null && html`<${Drawer} name=${rule} onClose=${closeRule} />`}
`;
