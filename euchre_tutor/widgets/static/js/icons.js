// Icons on a grid of 24, and the star. An icon is decoration: the word beside it carries the meaning.
import { ICONS, Drawn } from "./art.js";
import { html } from "./view.js";

export const Icon = ({ id, size = 20 }) => html`
  <svg
    class="et-icon"
    viewBox="0 0 24 24"
    width=${size}
    height=${size}
    aria-hidden="true"
    focusable="false"
  >
    <${Drawn} markup=${ICONS[id] ?? ""} />
  </svg>
`;

const STAR = "M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z";

// A star that was earned is filled gold with a dark edge, one still open is stitched.
export const Star = ({ earned, size = 22 }) => html`
  <svg
    class=${earned ? "et-star et-star-on" : "et-star"}
    viewBox="0 0 24 24"
    width=${size}
    height=${size}
    aria-hidden="true"
    focusable="false"
  >
    <path d=${STAR} />
  </svg>
`;
