// A way from the map of the course to another place: a few cards, what is there, and the way in.
import { useView } from "./context.js";
import { Face } from "./faces.js";
import { Icon } from "./icons.js";
import { html } from "./view.js";

export const Door = ({ door }) => {
  const { go } = useView();
  return html`
    <button type="button" class="et-panel et-door" data-door=${door.to} data-lm-suppress-shortcuts="true" onClick=${() => go(door.to)}>
      <span class="et-door-cards" aria-hidden="true">
        ${door.cards.map((code) => html`<span key=${code}><${Face} code=${code} face="jumbo" /></span>`)}
      </span>
      <span class="et-door-words">
        <b class="et-door-title">${door.title}</b>
        <span>${door.text}</span>
        <span class="et-door-link">${door.link}<${Icon} id="arrow" size=${18} /></span>
      </span>
    </button>
  `;
};
