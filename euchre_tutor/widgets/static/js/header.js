// The top line: way back, where we are, progress, stars, display, and full width inside a notebook.
import { useView } from "./context.js";
import { DisplayMenu } from "./display.js";
import { Icon, Star } from "./icons.js";
import { GameMenu } from "./gamemenu.js";
import { Button } from "./parts.js";
import { LanguageMenu, RulesMenu } from "./rulesmenu.js";
import { Logo } from "./tile.js";
import { Timer } from "./timer.js";
import { cls, html } from "./view.js";

const Progress = ({ progress, short }) => html`
  <div class="et-progress">
    <span class="et-pills" aria-hidden="true">
      ${progress.pills.map((state, i) => html`<i key=${i} class=${`et-pill et-pill-${state}`} />`)}
    </span>
    ${progress.timer && html`<${Timer} timer=${progress.timer} />`}
    <span class="et-progress-label">${short ? progress.short ?? progress.label : progress.label}</span>
  </div>
`;

// Where in a deal it is, and whose turn.
const Status = ({ status, small }) => html`
  <div class="et-status">
    <span class="et-status-pill">${status.pill}</span>
    ${status.note && !small && html`<span class="et-status-note">${status.note}</span>`}
  </div>
`;

export const Stars = ({ stars, size = 22 }) => html`
  <span class="et-stars" role="img" aria-label=${stars.label}>
    ${Array.from({ length: stars.of }, (_, i) => html`<${Star} key=${i} earned=${i < stars.earned} size=${size} />`)}
  </span>
`;

const Place = ({ place, page, small }) => {
  const { go } = useView();
  const back = place?.back;
  const lesson = page === undefined || page === "lesson";
  return html`
    <div class=${cls("et-place", !lesson && "et-place-app")}>
      ${back &&
      html`
        <${Button}
          kind=${small ? "icon" : "quiet"}
          aria-label=${small ? back.label : undefined}
          data-back="true"
          onClick=${() => go(back.to)}
        >
          <${Icon} id="back" size=${22} />${!small && html`<span>${back.label}</span>`}
        <//>
      `}
      ${!lesson && !back && html`<${Logo} size=${small ? 36 : 44} />`}
      ${place &&
      html`
        <div class="et-place-words">
          ${place.kicker && html`<span class="et-kicker">${place.kicker}</span>`}
          <h1 class="et-place-title">${place.title}</h1>
        </div>
      `}
    </div>
  `;
};

export const Header = ({ screen, menu, setMenu, full, toggleFull }) => {
  const { t, layout, menus, across } = useView();
  const small = layout === "narrow";
  const bare = small || ((screen.progress || screen.status) && across < 1200);
  return html`
    <div class="et-header">
      <${Place} place=${screen.place} page=${screen.status ? "lesson" : screen.page} small=${small} />
      ${screen.progress ? html`<${Progress} progress=${screen.progress} short=${small || layout === "slim"} />` : screen.status ? html`<${Status} status=${screen.status} small=${small} />` : html`<span />`}
      <div class="et-tools">
        ${screen.stars && html`<${Stars} stars=${screen.stars} size=${small ? 17 : 22} />`}
        ${screen.practice?.game && html`<${GameMenu} game=${screen.practice.game} bare=${bare} menu=${menu} setMenu=${setMenu} />`}
        ${menus.rules && html`<${RulesMenu} rules=${menus.rules} bare=${bare} menu=${menu} setMenu=${setMenu} />`}
        <${DisplayMenu} bare=${bare && menus.rules} menu=${menu} setMenu=${setMenu} />
        ${menus.language && html`<${LanguageMenu} language=${menus.language} bare=${bare} menu=${menu} setMenu=${setMenu} />`}
        ${full !== null &&
        !small &&
        html`
          <${Button}
            kind="icon"
            aria-label=${t("Full screen")}
            aria-pressed=${full ? "true" : "false"}
            onClick=${toggleFull}
          >
            <${Icon} id="full" size=${22} />
          <//>
        `}
      </div>
    </div>
  `;
};
