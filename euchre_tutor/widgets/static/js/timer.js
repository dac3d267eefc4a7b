// The time left, as the server's clock has it; between its answers the page only counts along.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { html, useEffect, useState } from "./view.js";

const shown = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export const Timer = ({ timer }) => {
  const { press, seq } = useView();
  const [left, setLeft] = useState(timer.left);
  useEffect(() => {
    const begun = performance.now();
    const now = () => Math.max(timer.left - (performance.now() - begun) / 1000, 0);
    setLeft(now());
    const beat = setInterval(() => setLeft(now()), 250);
    const end = setTimeout(() => press("time"), timer.left * 1000 + 50);
    return () => {
      clearInterval(beat);
      clearTimeout(end);
    };
  }, [timer.left, seq]);
  return html`
    <span class="et-timer" role="timer" aria-label=${timer.label}>
      <${Icon} id="clock" size=${20} /><span>${shown(Math.ceil(left))}</span>
    </span>
  `;
};
