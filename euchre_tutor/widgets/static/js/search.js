// Searching in a page: every word that is typed must stand in what is searched, accents and capitals aside.
import { html, useState } from "./view.js";

const plain = (words) =>
  words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);

// [what is typed, how to change it, whether an item with this `find` is found]
export const useSearch = () => {
  const [typed, type] = useState("");
  const words = plain(typed);
  return [typed, type, (item) => words.every((word) => item.find.includes(word)), words.length > 0];
};

// `count` is how many are found while something is typed, else null.
export const Search = ({ label, typed, type, count, counts, none }) => html`
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
    <p class="et-search-count" role="status">
      ${count === null ? "" : count === 0 ? none : counts[count]}
    </p>
  </div>
`;
