// A strip of the cloth at the head of a page: what is said there, and a fan of cards.
import { useView } from "./context.js";
import { Face } from "./faces.js";
import { Tile } from "./tile.js";
import { html } from "./view.js";

const FAN = ["As", "Kh", "Jd", "Qc", "Th"];

// `picture`: the tile that stands in the fan's place where there is no room for it.
export const Banner = ({ picture, children }) => {
  const { layout } = useView();
  return html`
    <section class="et-cloth et-banner">
      <div class="et-banner-words">${children}</div>
      ${layout === "narrow" || layout === "slim"
        ? html`<span class="et-banner-tile"><${Tile} id=${picture} size=${84} /></span>`
        : html`
            <div class="et-banner-fan" aria-hidden="true">
              ${FAN.map((code) => html`<span key=${code}><${Face} code=${code} face="standard" /></span>`)}
            </div>
          `}
    </section>
  `;
};
