// The green cloth: trump pill, note, and one of the kinds of content.
import { useView } from "./context.js";
import { Fan } from "./fan.js";
import { Fives } from "./fives.js";
import { useWalk } from "./flip.js";
import { Icon } from "./icons.js";
import { useSize, rowOf } from "./measure.js";
import { TrumpPill } from "./parts.js";
import { CardRow } from "./row.js";
import { Rows } from "./rows.js";
import { ScorePill } from "./scorepill.js";
import { Table } from "./table.js";
import { Tricks } from "./tricks.js";
import { cls, html } from "./view.js";

const Plain = ({ cloth }) => {
  const { layout, scale, display } = useView();
  const [ref, size] = useSize();
  useWalk(ref, display);
  const most = (layout === "narrow" ? 84 : layout === "wide" ? 126 : 96) * scale;
  const { width, gap } = rowOf(cloth.cards.length, size.width, {
    most,
    least: 54,
    gap: layout !== "narrow" ? 32 : cloth.cards.length > 3 ? 14 : cloth.cards.length === 2 ? 42 : 24, // rings side by side need 15, words on them more
    tight: 8,
  });
  const captions = cloth.cards.some((card) => card.caption);
  return html`
    <div class="et-plain" ref=${ref}>
      ${size.width > 0 &&
      html`<${CardRow} cards=${cloth.cards} width=${width} gap=${gap} label=${cloth.note} />`}
      ${captions &&
      html`
        <div class="et-plain-captions" style=${`gap:${gap}px`} aria-hidden="true">
          ${cloth.cards.map(
            (card) => html`<span key=${card.id} style=${`width:${width}px`}>${card.caption}</span>`,
          )}
        </div>
      `}
    </div>
  `;
};

const KINDS = { fan: Fan, cards: Plain, rows: Rows, table: Table, tricks: Tricks, score: Fives };

export const Cloth = ({ cloth }) => {
  const { across, layout, t } = useView();
  const fan = cloth.kind === "fan";
  const marked = (cloth.cards ?? []).some((card) => card.ribbon);
  const bare = layout === "narrow" && fan && marked;
  const rows = cloth.kind === "rows";
  // On rows the trump row says so itself where there is room; else a place is kept for the pill.
  const pill = cloth.trump && !bare && !(rows && layout === "wide");
  const kept = rows && layout !== "wide";
  // The middle layout has no more room beside North's card than the phone beside the title.
  const tight = layout === "mid" || layout === "slim" || (cloth.score && across < 1240);
  const short = tight && cloth.kind === "table" ? { short: t("trump") } : {};
  const note = cloth.note && (fan || cloth.kind === "cards");
  const low = note && layout === "narrow";
  return html`
    <section class=${`et-cloth et-cloth-${cloth.kind}`}>
      ${(pill || kept || (note && !low)) &&
      html`
        <div class=${cls("et-cloth-top", kept && "et-cloth-top-kept")}>
          ${pill ? html`<${TrumpPill} trump=${{ ...cloth.trump, ...short }} />` : html`<span />`}
          ${note &&
          !low &&
          html`<span class="et-note">${cloth.note}${fan && html`<${Icon} id="arrow" />`}</span>`}
        </div>
      `}
      ${cloth.score && layout !== "narrow" && html`<${ScorePill} score=${cloth.score} />`}
      <${KINDS[cloth.kind]} cloth=${cloth} />
      ${low &&
      html`<span class="et-note et-note-low">${cloth.note}<${Icon} id="arrow" size=${18} /></span>`}
    </section>
  `;
};
