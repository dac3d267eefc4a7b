// The rulebook: chapters of rules, a search, and the page on what the rules leave open.
import { useView } from "./context.js";
import { Button } from "./parts.js";
import { Rich } from "./rich.js";
import { Search, useSearch } from "./search.js";
import { cls, html, useEffect, useRef } from "./view.js";

const Entry = ({ rule, at }) => {
  const { t, rules, go } = useView();
  const { number, title, text } = rules[rule.key];
  const here = at === rule.key;
  return html`
    <article class=${cls("et-entry", here && "et-entry-here")} data-entry=${rule.key}>
      <h4 class="et-entry-title" tabindex="-1" data-lm-suppress-shortcuts="true">
        <button
          type="button"
          class="et-entry-number"
          aria-label=${`${t("Rule")} ${number}`}
          aria-current=${here ? "location" : undefined}
          data-lm-suppress-shortcuts="true"
          onClick=${() => go(`rule=${number}`)}
        >
          ${number}
        </button>
        ${title}
      </h4>
      ${text.map((part, i) => html`<p key=${i} class=${i ? "et-entry-note" : "et-entry-text"}><${Rich} text=${part} /></p>`)}
      ${rule.now && html`<p class="et-entry-now">${rule.now}</p>`}
    </article>
  `;
};

const Chapter = ({ chapter, found, at }) => {
  const rules = chapter.rules.filter(found);
  return (
    rules.length > 0 &&
    html`
      <section class="et-chapter" data-chapter=${chapter.number}>
        <h3 class="et-chapter-title">${chapter.number} ${chapter.title}</h3>
        ${rules.map((rule) => html`<${Entry} key=${rule.key} rule=${rule} at=${at} />`)}
      </section>
    `
  );
};

const Open = ({ open, found }) => {
  const questions = open.questions.filter(found);
  return (
    questions.length > 0 &&
    html`
      <section class="et-chapter" data-chapter="open">
        <h3 class="et-chapter-title">${open.title}</h3>
        <p class="et-entry-text"><${Rich} text=${open.intro} /></p>
        ${questions.map(
          (question) => html`
            <article key=${question.title} class="et-entry">
              <h4 class="et-entry-title">${question.title}</h4>
              <p class="et-entry-text"><${Rich} text=${question.text} /></p>
            </article>
          `,
        )}
      </section>
    `
  );
};

export const Rulebook = ({ screen }) => {
  const { book } = screen;
  const root = useRef(null);
  const [typed, type, found, searching] = useSearch();
  const at = screen.focus?.rule ?? null;
  const items = [...book.chapters.flatMap((chapter) => chapter.rules), ...book.open.questions];
  const rule = (key) => root.current.querySelector(`[data-entry="${CSS.escape(key)}"]`);
  useEffect(() => {
    if (at === null) return;
    type("");
    rule(at)?.scrollIntoView({ block: "start" });
  }, [at]);
  const jump = (chapter) => {
    const place = root.current.querySelector(`[data-chapter="${chapter}"]`);
    place?.scrollIntoView({ block: "start" });
    place?.querySelector("button, .et-entry-title")?.focus({ preventScroll: true });
  };
  const key = (chapter, title) => html`
    <li key=${chapter}>
      <${Button} kind="quiet" onClick=${() => jump(chapter)}>
        ${chapter !== "open" && html`<b class="et-contents-number">${chapter}</b>`}<span>${title}</span>
      <//>
    </li>
  `;
  return html`
    <div class="et-reading" ref=${root}>
      <div class="et-reading-side">
        <h2 class="et-title" tabindex="-1" data-lm-suppress-shortcuts="true">${screen.title}</h2>
        <${Search}
          label=${book.search}
          typed=${typed}
          type=${type}
          count=${searching ? items.filter(found).length : null}
          counts=${book.counts}
          none=${book.none}
        />
        ${!searching &&
        html`
          <ol class="et-contents">
            ${book.chapters.map((chapter) => key(chapter.number, chapter.title))}
            ${key("open", book.open.title)}
          </ol>
        `}
      </div>
      <div class="et-reading-text">
        ${book.chapters.map((chapter) => html`<${Chapter} key=${chapter.number} chapter=${chapter} found=${found} at=${at} />`)}
        <${Open} open=${book.open} found=${found} />
      </div>
    </div>
  `;
};
