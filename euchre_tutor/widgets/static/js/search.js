// Searching in a page: every word that is typed must stand in what is searched, accents and capitals aside.
import { html, useEffect, useState } from "./view.js";

const PAUSE = 700; // ms without a key, after which it is said how many were found

const plain = (words) =>
  words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase() // so that "ß" is found by "SS"
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);

// [what is typed, how to change it, whether an item with this `find` is found]
export const useSearch = () => {
  const [typed, type] = useState("");
  const words = plain(typed);
  return [typed, type, (item) => words.every((word) => item.find.includes(word)), words.length > 0];
};

// What is shown while one types is read out once, after the last key.
const useSaid = (words) => {
  const [said, say] = useState("");
  useEffect(() => {
    const timer = setTimeout(say, PAUSE, words);
    return () => clearTimeout(timer);
  }, [words]);
  return said;
};

// `count` is how many are found while something is typed, else null.
export const Search = ({ label, typed, type, count, counts, none }) => {
  const words = count === null ? "" : count === 0 ? none : counts[count];
  const said = useSaid(words);
  return html`
  <div class="et-search" role="search">
    <label class="et-search-field">
      <span class="et-sr">${label}</span>
      <input
        type="search"
        placeholder=${label}
        value=${typed}
        data-lm-suppress-shortcuts="true"
        onInput=${(event) => type(event.target.value)}
      />
    </label>
    <p class="et-search-count" aria-hidden="true">${words}</p>
    <p class="et-sr" role="status">${said}</p>
  </div>
  `;
};
