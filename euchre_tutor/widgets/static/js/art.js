// The pictures drawn for this project: each symbol of a sheet by its id, as the markup inside it.
import courts from "../art/courts.svg";
import icons from "../art/icons.svg";
import tiles from "../art/tiles.svg";
import { html } from "./view.js";

const sheet = (text) =>
  Object.fromEntries(
    [...text.matchAll(/<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map((m) => [m[1], m[2]]),
  );

export const FIGURES = sheet(courts);
export const ICONS = sheet(icons);
export const TILES = sheet(tiles);

// Only markup of our own sheets is ever set this way; texts always go through the view library.
export const Drawn = ({ markup, ...rest }) =>
  html`<g ...${rest} dangerouslySetInnerHTML=${{ __html: markup }} />`;
