// The pictures of the lessons, and the logo.
import { Drawn, TILES } from "./art.js";
import { html } from "./view.js";

export const Tile = ({ id, size = 80 }) => html`
  <svg class="et-tile-picture" viewBox="0 0 80 80" width=${size} height=${size} aria-hidden="true" focusable="false">
    <${Drawn} markup=${TILES[id] ?? ""} />
  </svg>
`;

export const Logo = ({ size = 44 }) => html`
  <svg class="et-tile-picture" viewBox="0 0 48 48" width=${size} height=${size} aria-hidden="true" focusable="false">
    <${Drawn} markup=${TILES.logo} />
  </svg>
`;
