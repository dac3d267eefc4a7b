// What the players have done since the learner's last act, a sentence each, in order.
import { SeatBadge } from "./parts.js";
import { Rich } from "./rich.js";
import { html } from "./view.js";

export const Told = ({ lines }) => html`
  <ul class="et-told">
    ${lines.map(
      (line, i) => html`
        <li key=${i} class="et-told-line">
          ${line.seat && html`<${SeatBadge} letter=${line.seat.letter} side=${line.seat.side} />`}
          <span><${Rich} text=${line.text} /></span>
        </li>
      `,
    )}
  </ul>
`;
