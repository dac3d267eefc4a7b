// Choosing a drill: kinds as tiles, a level, how it goes; or the code of a quiz.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { useOwnName } from "./menu.js";
import { Button } from "./parts.js";
import { Tile } from "./tile.js";
import { cls, html, useEffect, useState } from "./view.js";

const Mark = ({ on }) => on && html`<span class="et-tile-done"><${Icon} id="check" size=${16} /></span>`;

export const KindTile = ({ tile, onClick }) => html`
  <button
    type="button"
    class=${cls("et-kind", tile.on && "et-kind-on")}
    data-kind=${tile.kind}
    aria-pressed=${tile.on === undefined ? undefined : tile.on ? "true" : "false"}
    data-lm-suppress-shortcuts="true"
    onClick=${onClick}
  >
    <span class="et-kind-tile"><${Tile} id=${tile.picture} size=${66} /><${Mark} on=${tile.on} /></span>
    <span class="et-kind-title">${tile.title}</span>
    <span class="et-kind-note">${tile.note}</span>
  </button>
`;

const Kinds = ({ kinds }) => {
  const { drills } = useView();
  return html`
    <section class="et-panel">
      <div class="et-drills-head">
        <h3 class="et-panel-title">${kinds.title}</h3>
        <button
          type="button"
          class="et-button et-button-second"
          aria-pressed=${kinds.all.on ? "true" : "false"}
          data-kind="all"
          data-lm-suppress-shortcuts="true"
          onClick=${() => drills({ do: "kind", value: "all" })}
        >
          ${kinds.all.on && html`<${Icon} id="check" />`}<span>${kinds.all.label}</span>
        </button>
      </div>
      <div class="et-kinds">
        ${kinds.tiles.map(
          (tile) => html`
            <${KindTile}
              key=${tile.kind}
              tile=${tile}
              onClick=${() => drills({ do: "kind", value: tile.kind })}
            />
          `,
        )}
      </div>
    </section>
  `;
};

const Levels = ({ levels }) => {
  const { drills } = useView();
  const own = useOwnName();
  return html`
    <fieldset class="et-group et-levels">
      <legend>${levels.title}</legend>
      <div class="et-segments">
        ${levels.options.map(
          (option) => html`
            <label key=${option.value} class=${cls("et-segment", option.on && "et-segment-on")}>
              <input
                type="radio"
                name=${`${own}-level`}
                value=${option.value}
                checked=${option.on}
                data-level=${option.value}
                data-lm-suppress-shortcuts="true"
                onChange=${() => drills({ do: "level", value: option.value })}
              />
              <span>${option.label}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
};

const Modes = ({ modes }) => {
  const { drills } = useView();
  const own = useOwnName();
  return html`
    <fieldset class="et-modes">
      <legend class="et-panel-title">${modes.title}</legend>
      ${modes.options.map(
        (option) => html`
          <label key=${option.value} class=${cls("et-mode", option.on && "et-mode-on")}>
            <input
              type="radio"
              name=${`${own}-mode`}
              value=${option.value}
              checked=${option.on}
              data-mode=${option.value}
              data-lm-suppress-shortcuts="true"
              onChange=${() => drills({ do: "mode", value: option.value })}
            />
            <span class="et-book-disc"><${Icon} id=${option.icon} size=${22} /></span>
            <span class="et-book-words">
              <b>${option.title}</b>
              <span>${option.text}</span>
              ${option.best && html`<span class="et-mode-best">${option.best}</span>`}
            </span>
            ${option.on && html`<${Icon} id="check" size=${20} />`}
          </label>
        `,
      )}
    </fieldset>
  `;
};

const Code = ({ code }) => {
  const { drills } = useView();
  const own = useOwnName();
  const [value, setValue] = useState(code.value);
  useEffect(() => setValue(code.value), [code.value]);
  const submit = (event) => {
    event.preventDefault();
    drills({ do: "code", value });
  };
  return html`
    <section class="et-panel">
      <form class="et-field" onSubmit=${submit}>
        <label for=${`${own}-code`}>${code.label}</label>
        <div class="et-field-line">
          <input
            id=${`${own}-code`}
            data-field="code"
            class="et-input et-code"
            type="text"
            maxlength="60"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            aria-describedby=${`${own}-hint`}
            aria-invalid=${code.said ? "true" : undefined}
            data-lm-suppress-shortcuts="true"
            value=${value}
            onInput=${(event) => setValue(event.currentTarget.value)}
          />
          <button type="submit" class="et-button et-button-second" data-do="code" data-lm-suppress-shortcuts="true">
            ${code.button}
          </button>
        </div>
        <p id=${`${own}-hint`} class=${cls("et-field-hint", code.said && "et-code-said")} role="status">
          ${code.said ? html`<${Icon} id="bang" size=${18} /><span>${code.said}</span>` : code.hint}
        </p>
      </form>
    </section>
  `;
};

const Resume = ({ resume }) => {
  const { drills } = useView();
  return html`
    <section class="et-panel et-resume">
      <p>${resume.text}</p>
      <${Button} kind="second" data-do="resume" onClick=${() => drills({ do: "resume" })}>
        <span>${resume.button}</span><${Icon} id="arrow" />
      <//>
    </section>
  `;
};

const Quiz = ({ quiz }) => {
  const { drills } = useView();
  return html`
    <section class="et-panel et-quiz">
      <h3 class="et-quiz-title">${quiz.title}</h3>
      <p>${quiz.text}</p>
      <ul class="et-kinds et-quiz-kinds">
        ${quiz.kinds.map(
          (kind) => html`
            <li key=${kind.title} class="et-kind">
              <span class="et-kind-tile"><${Tile} id=${kind.picture} size=${66} /></span>
              <span class="et-kind-title">${kind.title}</span>
            </li>
          `,
        )}
      </ul>
      <${Button} kind="second" data-do="drop" onClick=${() => drills({ do: "drop" })}>${quiz.drop}<//>
    </section>
  `;
};

export const Drills = ({ screen }) => {
  const { drills, go } = useView();
  const page = screen.drills;
  return html`
    <div class="et-drills">
      <div class="et-drills-top">
        <div>
          <h2 class="et-title" tabindex="-1" data-lm-suppress-shortcuts="true">${screen.title}</h2>
          <p class="et-learners-intro">${page.intro}</p>
        </div>
        <${Button} kind="second" data-do="results" onClick=${() => go(page.results.to)}>
          <${Icon} id="scale" /><span>${page.results.label}</span>
        <//>
      </div>
      <div class="et-drills-main">
        ${page.resume && html`<${Resume} resume=${page.resume} />`}
        ${page.quiz ? html`<${Quiz} quiz=${page.quiz} />` : html`<${Kinds} kinds=${page.kinds} />`}
      </div>
      <div class="et-drills-side">
        ${page.code.said && html`<${Code} code=${page.code} />`}
        <section class="et-panel">
          ${page.levels && html`<${Levels} levels=${page.levels} />`}
          <${Modes} modes=${page.modes} />
          <${Button} kind="main" data-main="true" onClick=${() => drills({ do: "start" })}>
            <span>${page.start}</span><${Icon} id="arrow" />
          <//>
        </section>
        ${!page.code.said && html`<${Code} code=${page.code} />`}
      </div>
    </div>
  `;
};

// The panel of the map.
export const DrillPanel = ({ drills }) => {
  const { go } = useView();
  return html`
    <section class="et-panel et-drill-panel">
      <h2 class="et-panel-title">${drills.title}</h2>
      <div class="et-kinds">
        ${drills.tiles.map((tile) => html`<${KindTile} key=${tile.kind} tile=${tile} onClick=${() => go(tile.to)} />`)}
      </div>
      <${Button} kind="plain" data-do="drills" onClick=${() => go(drills.all.to)}>
        <span>${drills.all.label}</span><${Icon} id="arrow" size=${20} />
      <//>
    </section>
  `;
};
