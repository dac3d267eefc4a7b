// The map of the course: where to go on, the lessons in rows, and what there is to look up.
import { Banner } from "./banner.js";
import { useView } from "./context.js";
import { DrillPanel } from "./drills.js";
import { Door } from "./door.js";
import { Icon, Star } from "./icons.js";
import { Who } from "./learners.js";
import { Button } from "./parts.js";
import { Tile } from "./tile.js";
import { cls, html } from "./view.js";

const Ahead = ({ banner }) => {
  const { go } = useView();
  return html`
    <${Banner} picture=${banner.picture}>
      <p class="et-banner-kicker">${banner.kicker}</p>
      <h2 class="et-banner-title">${banner.title}</h2>
      <${Button} kind="gold" data-main="true" onClick=${() => go(banner.to)}>
        <span>${banner.button}</span><${Icon} id="arrow" />
      <//>
    <//>
  `;
};

const Lesson = ({ tile }) => {
  const { go } = useView();
  return html`
    <li class=${cls("et-lesson", `et-lesson-${tile.state}`)}>
      <button
        type="button"
        class="et-lesson-button"
        data-lesson=${tile.name}
        data-lm-suppress-shortcuts="true"
        onClick=${() => go(tile.to)}
      >
        <span class="et-tile">
          <${Tile} id=${tile.name} size=${70} />
          ${tile.state === "done" && html`<span class="et-tile-done"><${Icon} id="check" size=${16} /></span>`}
          ${tile.word && html`<span class="et-tile-word" aria-hidden="true">${tile.word}</span>`}
        </span>
        <span class="et-lesson-title"><span>${tile.number}</span> ${tile.title}</span>
        <span class="et-stars" aria-hidden="true">
          ${Array.from({ length: tile.stars.of }, (_, i) => html`<${Star} key=${i} earned=${i < tile.stars.earned} size=${18} />`)}
        </span>
        <span class="et-sr">, ${tile.spoken}</span>
      </button>
    </li>
  `;
};

const Row = ({ row }) => html`
  <div class="et-course-row">
    <div class="et-course-row-words">
      <h3 class="et-course-row-title">${row.title}</h3>
      <p class="et-course-row-note">${row.note}</p>
    </div>
    <ol class="et-lessons">
      ${row.tiles.map((tile) => html`<${Lesson} key=${tile.name} tile=${tile} />`)}
    </ol>
  </div>
`;

const Course = ({ screen }) => {
  const { rows, stars } = screen.home;
  return html`
    <section class="et-panel et-course">
      <div class="et-course-head">
        <h2 class="et-title" tabindex="-1" data-lm-suppress-shortcuts="true">${screen.title}</h2>
        <p class="et-course-stars"><${Star} earned=${true} size=${20} /><span><b>${stars.earned}</b> ${stars.text}</span></p>
      </div>
      ${rows.map((row) => html`<${Row} key=${row.title} row=${row} />`)}
    </section>
  `;
};

const Books = ({ books }) => {
  const { go } = useView();
  return html`
    <section class="et-panel et-books">
      <h2 class="et-panel-title">${books.title}</h2>
      ${books.entries.map(
        (book) => html`
          <button
            key=${book.to}
            type="button"
            class="et-book"
            data-lm-suppress-shortcuts="true"
            onClick=${() => go(book.to)}
          >
            <span class="et-book-disc"><${Icon} id=${book.icon} size=${22} /></span>
            <span class="et-book-words"><b>${book.title}</b><span>${book.text}</span></span>
            <${Icon} id="next" size=${18} />
          </button>
        `,
      )}
    </section>
  `;
};

const InUse = ({ rules, setMenu }) => html`
  <section class="et-panel et-in-use">
    <h2 class="et-panel-title">${rules.title}</h2>
    <p class="et-in-use-name">${rules.name}</p>
    ${rules.changes.length > 0 &&
    html`<ul class="et-in-use-changes">${rules.changes.map((change) => html`<li key=${change}>${change}</li>`)}</ul>`}
    <${Button} kind="second" onClick=${() => setMenu("rules")}><${Icon} id="sliders" />${rules.button}<//>
  </section>
`;

export const Home = ({ screen, setMenu }) => html`
  <div class="et-home">
    <div class="et-home-main">
      <${Ahead} banner=${screen.home.banner} />
      <${Course} screen=${screen} />
    </div>
    <div class="et-home-side">
      <${Door} door=${screen.home.practice} />
      <${DrillPanel} drills=${screen.home.drills} />
      <${Books} books=${screen.home.books} />
      <${InUse} rules=${screen.home.rules} setMenu=${setMenu} />
      ${screen.who && html`<${Who} who=${screen.who} />`}
    </div>
  </div>
`;
