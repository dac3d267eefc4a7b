// Who learns here: the list, a name, another learner, a file to take along, and deleting.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { useOwnName } from "./menu.js";
import { Button } from "./parts.js";
import { cls, html, useEffect, useRef, useState } from "./view.js";

const LONGEST = 50_000_000; // characters of a file that is read; Python says so of a longer one
const PIECE = 1_000_000; // characters that are sent at once: a server shuts out who sends very much
const MARKS = { ok: "check", no: "bang" };

const cut = (text) => {
  const pieces = [];
  for (let from = 0, to = 0; from < text.length || pieces.length === 0; from = to) {
    to = from + PIECE;
    if (text.codePointAt(to - 1) > 0xffff) to += 1; // a sign of two halves stays whole
    pieces.push(text.slice(from, to));
  }
  return pieces;
};

const Field = ({ field, name, icon }) => {
  const { learners } = useView();
  const own = useOwnName();
  const [value, setValue] = useState(field.value);
  useEffect(() => setValue(field.value), [field.value]);
  const submit = (event) => {
    event.preventDefault();
    learners({ do: name, name: value });
    if (name === "add") setValue("");
  };
  return html`
    <form class="et-field" onSubmit=${submit}>
      <label for=${`${own}-name`}>${field.label}</label>
      <div class="et-field-line">
        <input
          id=${`${own}-name`}
          data-field=${name}
          class="et-input"
          type="text"
          maxlength="40"
          autocomplete="off"
          aria-describedby=${`${own}-hint`}
          data-lm-suppress-shortcuts="true"
          value=${value}
          onInput=${(event) => setValue(event.currentTarget.value)}
        />
        <button type="submit" class="et-button et-button-second" data-do=${name} data-lm-suppress-shortcuts="true">
          ${icon && html`<${Icon} id=${icon} />`}<span>${field.button}</span>
        </button>
      </div>
      <p id=${`${own}-hint`} class="et-field-hint">${field.hint}</p>
    </form>
  `;
};

const List = ({ list }) => {
  const { learners } = useView();
  return html`
    <ul class="et-learner-list">
      ${list.map(
        (one) => html`
          <li key=${one.id} class=${cls("et-learner", one.now && "et-learner-now")}>
            <span class="et-learner-words"><b>${one.name}</b>${one.note && html`<span>${one.note}</span>`}</span>
            ${one.now
              ? html`<${Icon} id="check" />`
              : html`
                  <${Button} kind="plain" data-switch=${one.id} onClick=${() => learners({ do: "switch", id: one.id })}>
                    ${one.button}
                  <//>
                `}
          </li>
        `,
      )}
    </ul>
  `;
};

const File_ = ({ file }) => {
  const { learners } = useView();
  const picker = useRef(null);
  const read = async (event) => {
    const [chosen] = event.currentTarget.files;
    event.currentTarget.value = "";
    if (!chosen) return;
    const text = (await chosen.slice(0, 4 * LONGEST).text()).slice(0, LONGEST + 1);
    cut(text).forEach((piece, at, all) => learners({ do: "import", text: piece, at, of: all.length }));
  };
  return html`
    <section class="et-panel">
      <h2 class="et-panel-title">${file.title}</h2>
      <p class="et-learners-text">${file.text}</p>
      <div class="et-learners-buttons">
        <${Button} kind="second" data-do="export" onClick=${() => learners({ do: "export" })}>
          <${Icon} id="save" /><span>${file.save}</span>
        <//>
        <${Button} kind="second" data-do="import" onClick=${() => picker.current.click()}>
          <${Icon} id="book" /><span>${file.open}</span>
        <//>
        <input ref=${picker} type="file" accept=".json,application/json" hidden aria-label=${file.open} onChange=${read} />
      </div>
    </section>
  `;
};

const Deletion = ({ deletion }) => {
  const { learners } = useView();
  const { sure } = deletion;
  const no = useRef(null);
  useEffect(() => sure && no.current?.querySelector("button")?.focus(), [sure !== null]);
  return html`
    <section class="et-panel">
      <h2 class="et-panel-title">${deletion.title}</h2>
      <p class="et-learners-text">${sure ? sure.text : deletion.text}</p>
      <div class="et-learners-buttons" ref=${no}>
        ${sure
          ? html`
              <${Button} key="no" kind="second" data-do="keep" onClick=${() => learners({ do: "keep" })}>${sure.no}<//>
              <${Button} key="yes" kind="second" data-do="sure" onClick=${() => learners({ do: "sure" })}>${sure.yes}<//>
            `
          : html`
              <${Button} key="ask" kind="second" data-do="delete" onClick=${() => learners({ do: "delete" })}>
                ${deletion.button}
              <//>
            `}
      </div>
    </section>
  `;
};

export const Learners = ({ screen }) => {
  const page = screen.learners;
  return html`
    <div class="et-learners">
      <div class="et-learners-head">
        <h2 class="et-title" tabindex="-1" data-lm-suppress-shortcuts="true">${screen.title}</h2>
        <p class="et-learners-intro">${page.intro}</p>
      </div>
      <div class="et-learners-said" role="status">
        ${page.said &&
        html`<p class=${`et-said et-said-${page.said.tone}`}><${Icon} id=${MARKS[page.said.tone]} /><span>${page.said.text}</span></p>`}
      </div>
      <section class="et-panel et-learners-list">
        <${List} list=${page.list} />
        <${Field} field=${page.rename} name="rename" icon=${null} />
        <${Field} field=${page.add} name="add" icon="plus" />
      </section>
      <div class="et-learners-side">
        <${File_} file=${page.file} />
        <${Deletion} deletion=${page.delete} />
      </div>
    </div>
  `;
};

// The panel of the map that says who learns now.
export const Who = ({ who }) => {
  const { go } = useView();
  return html`
    <section class="et-panel et-who">
      <h2 class="et-panel-title">${who.title}</h2>
      <p class="et-in-use-name">${who.name}</p>
      <${Button} kind="second" onClick=${() => go(who.to)}><${Icon} id="people" />${who.button}<//>
    </section>
  `;
};
