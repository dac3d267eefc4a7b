// Before a game: what to play, the seat, how well the others play, and a game from a file.
import { Banner } from "./banner.js";
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Segments, useOwnName } from "./menu.js";
import { AlsoButton, Button, MainButton } from "./parts.js";
import { html, useRef, useState } from "./view.js";

// The calendar day where the learner is.
const today = () => {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

const Way = ({ way, icon, seed }) => {
  const { practice } = useView();
  return html`
    <button
      type="button"
      class="et-book et-way"
      data-begin=${way.what}
      data-lm-suppress-shortcuts="true"
      onClick=${() => practice({ do: "begin", what: way.what, seed: seed() })}
    >
      <span class="et-book-disc"><${Icon} id=${icon} size=${24} /></span>
      <span class="et-book-words"><b>${way.label}</b><span>${way.note}</span></span>
      <${Icon} id="next" />
    </button>
  `;
};

const ByCode = ({ way }) => {
  const { practice } = useView();
  const own = useOwnName();
  const [value, setValue] = useState("");
  const submit = (event) => {
    event.preventDefault();
    practice({ do: "begin", what: way.what, seed: value });
  };
  return html`
    <form class="et-field" onSubmit=${submit}>
      <label for=${`${own}-code`}>${way.label}</label>
      <div class="et-field-line">
        <input
          id=${`${own}-code`}
          data-field="code"
          class="et-input"
          type="text"
          autocomplete="off"
          aria-describedby=${`${own}-hint`}
          data-lm-suppress-shortcuts="true"
          value=${value}
          onInput=${(event) => setValue(event.currentTarget.value)}
        />
        <button type="submit" class="et-button et-button-second" data-begin="deal" data-lm-suppress-shortcuts="true">
          ${way.button}
        </button>
      </div>
      <p id=${`${own}-hint`} class="et-field-hint">${way.hint}</p>
    </form>
  `;
};

// What is kept; the first that can be gone on with, or replaced, has the screen's main button.
const buttonsOf = ({ instead, button }) => [instead?.button, button].filter(Boolean);

const Waiting = ({ waiting, buttons = buttonsOf(waiting), first }) => html`
  <section class="et-panel et-waiting">
    <div>
      <h3 class="et-panel-title">${waiting.title}</h3>
      <p>${waiting.name}</p>
      ${waiting.score && html`<p>${waiting.score}</p>`}
    </div>
    ${waiting.instead && html`<p class="et-waiting-instead">${waiting.instead.text}</p>`}
    ${buttons.length > 0 &&
    html`
      <div class="et-learners-buttons">
        ${buttons.map((one, i) =>
          first && i === buttons.length - 1 ? html`<${MainButton} main=${one} />` : html`<${AlsoButton} also=${one} />`,
        )}
      </div>
    `}
  </section>
`;

const File_ = ({ file }) => {
  const { practice } = useView();
  const picker = useRef(null);
  const read = async (event) => {
    const [chosen] = event.currentTarget.files;
    event.currentTarget.value = "";
    if (!chosen) return;
    // One byte more than is read: Python says so of a longer file, and why it cannot read one that is gone.
    const text = await chosen.slice(0, file.most + 1).text().catch(() => "");
    practice({ do: "load", name: chosen.name, text });
  };
  return html`
    <section class="et-panel">
      <h3 class="et-panel-title">${file.title}</h3>
      <p class="et-learners-text">${file.text}</p>
      <div class="et-learners-buttons">
        <${Button} kind="second" data-do="load" onClick=${() => picker.current.click()}>
          <${Icon} id="book" /><span>${file.button}</span>
        <//>
        <input ref=${picker} type="file" accept=".egn,.json,.txt,application/json,text/plain" hidden aria-label=${file.button} onChange=${read} />
      </div>
    </section>
  `;
};

export const Lobby = ({ screen }) => {
  const { practice } = useView();
  const own = useOwnName();
  const { begin, seats, levels, rules, waiting, file, intro } = screen.practice;
  const main = waiting.findIndex((one) => buttonsOf(one).length > 0);
  return html`
    <div class="et-learners et-lobby">
      <div class="et-learners-head">
        <${Banner} picture="whole-hand">
          <h2 class="et-title et-banner-title" tabindex="-1" data-lm-suppress-shortcuts="true">${screen.title}</h2>
          <p class="et-banner-intro">${intro}</p>
        <//>
      </div>
      <div class="et-learners-list">
        ${waiting.map((one, i) => html`<${Waiting} key=${one.button?.id ?? i} waiting=${one} first=${i === main} />`)}
        <section class="et-panel et-ways">
          <h3 class="et-panel-title">${begin.title}</h3>
          <${Way} way=${begin.game} icon="people" seed=${() => ""} />
          <${Way} way=${begin.day} icon="clock" seed=${today} />
          <${ByCode} way=${begin.deal} />
        </section>
      </div>
      <div class="et-learners-side">
        <section class="et-panel et-setup">
          <${Segments}
            name=${`${own}-seat`}
            legend=${seats.title}
            options=${seats.options}
            onChoose=${(seat) => practice({ do: "sit", seat })}
          />
          <${Segments}
            name=${`${own}-level`}
            legend=${levels.title}
            options=${levels.options}
            onChoose=${(level) => practice({ do: "level", level })}
          >
            <p class="et-field-hint">${levels.note}</p>
          <//>
          <div>
            <p class="et-setup-rules"><b>${rules.title}</b> <span>${rules.name}</span></p>
            ${rules.note && html`<p class="et-field-hint">${rules.note}</p>`}
          </div>
        </section>
        <${File_} file=${file} />
      </div>
    </div>
  `;
};
