// The wall: a question so large that a class can read it, its answer told on demand.
import { Card } from "./card.js";
import { Cloth } from "./cloth.js";
import { View, useView } from "./context.js";
import { Icon } from "./icons.js";
import { useSize } from "./measure.js";
import { RuleChip, TrumpPill } from "./parts.js";
import { Rich } from "./rich.js";
import { Suit } from "./suits.js";
import { cls, html, useEffect, useRef } from "./view.js";

const WIDEST = 376;

const Number = ({ place, on, onPick }) => html`
  <button
    type="button"
    class=${cls("et-wall-number", on && "et-wall-number-on")}
    data-pick=${place + 1}
    data-lm-suppress-shortcuts="true"
    aria-disabled=${onPick ? undefined : "true"}
    onClick=${onPick}
  >
    ${place + 1}
  </button>
`;

const told = (state) => state === "winner" || state === "chosen";

// Cards in the order of play, left to right, their numbers below.
const Cards = ({ wall }) => {
  const { wall: act } = useView();
  const [ref, size] = useSize();
  const { cards, before } = wall;
  const all = cards.length + before.length;
  const gap = Math.max(Math.round(size.width * 0.022), 8);
  const room = (size.width - gap * (all - 1) - (before.length ? gap * 2 : 0)) / all;
  const width = Math.max(Math.floor(Math.min(WIDEST, room, size.height * 0.52)), 40);
  const pick = (card) => (card.tap ? () => act("pick", card.place) : undefined);
  return html`
    <div class="et-wall-cards" ref=${ref} style=${`gap:${gap}px`}>
      ${size.width > 0 &&
      html`
        ${before.map(
          (card) => html`
            <div key=${`before-${card.id}`} class="et-wall-card"><${Card} card=${card} width=${width} jumbo=${true} /></div>
          `,
        )}
        ${before.length > 0 && html`<span class="et-wall-gap" style=${`height:${width}px`} />`}
        ${cards.map(
          (card) => html`
            <div key=${card.id} class="et-wall-card" style=${`width:${width}px`}>
              <${Card} card=${{ ...card, tap: false }} width=${width} jumbo=${true} />
              <span class="et-wall-caption">
                <${Number} place=${card.place} on=${told(card.state)} onPick=${pick(card)} />
                ${card.caption && html`<span>${card.caption}</span>`}
                ${card.number && html`<span class="et-number">${card.number}</span>`}
              </span>
            </div>
          `,
        )}
      `}
    </div>
  `;
};

const Choices = ({ wall, children }) => {
  const { wall: act } = useView();
  const open = wall.verdict === null;
  return html`
    <div class=${cls("et-wall-choices", !wall.cloth && "et-wall-choices-alone")}>
      ${wall.choices.map(
        (choice) => html`
          <button
            key=${choice.place}
            type="button"
            class=${`et-wall-choice et-wall-choice-${choice.state}`}
            data-pick=${choice.place + 1}
            data-lm-suppress-shortcuts="true"
            aria-disabled=${open ? undefined : "true"}
            onClick=${open ? () => act("pick", choice.place) : undefined}
          >
            <span class="et-wall-digit" aria-hidden="true">${choice.place + 1}</span>
            ${choice.suit && html`<${Suit} suit=${choice.suit} size=${40} />`}
            <span class="et-wall-choice-label"><${Rich} text=${choice.label} /></span>
            ${choice.mark && html`<span class="et-wall-mark">${choice.mark}</span>`}
          </button>
        `,
      )}
      ${children}
    </div>
  `;
};

// A picture made for a screen: drawn as in the middle layout, since it is enlarged as a whole.
// Tricks have no seats around them, and so room for larger cards.
const Picture = ({ cloth }) => {
  const view = useView();
  return html`
    <${View.Provider} value=${{ ...view, ...(cloth.kind === "tricks" ? { layout: "wide", scale: 1 } : { layout: "mid", scale: 0.85 }) }}>
      <${Cloth} key=${cloth.kind} cloth=${cloth} />
    <//>
  `;
};

const Told = ({ verdict }) => {
  const box = useRef(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return html`
    <div ref=${box} class="et-wall-told">
      <span class="et-disc et-wall-disc"><${Icon} id="crown" size=${28} /></span>
      <p class="et-wall-told-text"><b>${verdict.headline}</b> <${Rich} text=${verdict.text} /></p>
      ${verdict.rules.map((rule) => html`<${RuleChip} key=${rule.key} rule=${rule} />`)}
    </div>
  `;
};

const Foot = ({ wall }) => {
  const { wall: act, turnProjector } = useView();
  const { keys } = wall;
  const count = wall.cards?.length || wall.choices?.length || 0;
  const key = (what, cap, word) => html`
    <button type="button" class="et-wall-key" data-lm-suppress-shortcuts="true" data-wall=${what} onClick=${() => act(what)}>
      <kbd class="et-wall-cap" aria-hidden="true">${cap}</kbd>${word}
    </button>
  `;
  return html`
    <div class="et-wall-foot">
      <span class="et-wall-progress">${wall.progress}</span>
      ${count > 0 &&
      !wall.verdict &&
      html`
        <span class="et-wall-hint">
          <kbd class="et-wall-cap">1</kbd>${keys.to}<kbd class="et-wall-cap">${count}</kbd>${keys.pick}
        </span>
        ${key("reveal", keys.space, keys.reveal)}
      `}
      ${key("next", html`<${Icon} id="arrow" size=${24} />`, keys.next)}
      <button
        type="button"
        class="et-wall-key"
        aria-label=${keys.leave}
        data-lm-suppress-shortcuts="true"
        onClick=${turnProjector}
      >
        <kbd class="et-wall-cap" aria-hidden="true"><${Icon} id="cross" size=${24} /></kbd>
      </button>
    </div>
  `;
};

const Question = ({ wall }) => html`
  <div class="et-wall-head">
    <h2 class="et-title et-wall-title" tabindex="-1" data-lm-suppress-shortcuts="true"><${Rich} text=${wall.prompt} /></h2>
    ${wall.trump && html`<${TrumpPill} trump=${wall.trump} />`}
  </div>
  ${wall.situation && html`<p class="et-wall-situation"><${Rich} text=${wall.situation} /></p>`}
  ${wall.cards
    ? html`
        <${Cards} wall=${wall} />
        <div class="et-wall-slot">${wall.verdict && html`<${Told} verdict=${wall.verdict} />`}</div>
      `
    : html`
        <div class="et-wall-scene">
          ${wall.cloth && html`<${Picture} cloth=${wall.cloth} />`}
          ${wall.choices?.length > 0 &&
          html`<${Choices} wall=${wall}>${wall.verdict && html`<${Told} verdict=${wall.verdict} />`}<//>`}
        </div>
      `}
`;

// `children` is the step as the lesson shows it, where it is no question.
export const Wall = ({ screen, children }) => {
  const { wall, place } = screen;
  return html`
    <div class=${cls("et-wall-page", wall.prompt && "et-wall-felt")}>
      <h1 class="et-sr">${place.title}</h1>
      ${wall.prompt ? html`<${Question} wall=${wall} />` : children}
      <${Foot} wall=${wall} />
    </div>
  `;
};
