// Running text: strings, bold words, and cards as inline tokens.
import { RankAt, SuitAt, rankOf, rankWidth, suitOf } from "./suits.js";
import { html } from "./view.js";

// A card in a sentence: a small box with rank and suit, read out by its name.
export const Token = ({ code, name }) => {
  const rank = Math.max(rankWidth(rankOf(code)) * 0.145, 8);
  const width = rank + 13.5;
  return html`
    <span class="et-token" role="img" aria-label=${name}>
      <svg
        viewBox=${`0 0 ${width} 16`}
        width=${width}
        height="16"
        style=${`--et-c:var(--et-suit-${suitOf(code)})`}
        aria-hidden="true"
        focusable="false"
      >
        <${RankAt} rank=${rankOf(code)} x=${rank / 2} y=${0.8} height=${14.4} />
        <${SuitAt} suit=${suitOf(code)} x=${width - 6} y=${8} size=${12} />
      </svg>
    </span>
  `;
};

const segment = (part) => {
  if (typeof part === "string") return part;
  if (part.b !== undefined) return html`<b>${Array.isArray(part.b) ? part.b.map(segment) : part.b}</b>`;
  if (part.card !== undefined) return html`<${Token} code=${part.card} name=${part.name} />`;
  return part.name;
};

const STOPS = /^[.,:;!?)”’»]+/;

// A full stop stays with the card before it: a line must not begin with one.
const joined = (part, i, parts) => {
  const next = parts[i + 1];
  const stop = part.card !== undefined && typeof next === "string" ? STOPS.exec(next)?.[0] : undefined;
  if (stop) return html`<span class="et-with-stop">${segment(part)}${stop}</span>`;
  const before = i > 0 && parts[i - 1].card !== undefined && typeof part === "string";
  return segment(before ? part.replace(STOPS, "") : part);
};

// `text` is a string or a list of segments as the text layer makes them.
export const Rich = ({ text }) => (typeof text === "string" ? text : (text ?? []).map(joined));

// The same words without pictures, for labels that are only read out.
export const plain = (text) =>
  typeof text === "string"
    ? text
    : (text ?? []).map((part) => part.b ?? part.name ?? part).join("");
