// What is to be said above a screen: that something went wrong, or that the session has ended.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Button } from "./parts.js";
import { Rich } from "./rich.js";
import { html, useLayoutEffect, useRef } from "./view.js";

// Where a reload of the page starts afresh; in a notebook it is the cell that has to be run again.
const isPage = (alone) => alone || document.body.dataset.voila !== undefined;

const Ended = ({ alone, kept }) => {
  const { t } = useView();
  const page = isPage(alone);
  const words = [
    t("This session has ended."),
    kept && t("Your answers are kept."),
    page ? t("Reload the page to go on.") : t("Run the cell again to go on."),
  ];
  return html`
    <div class="et-trouble et-ended" role="alert">
      <p>${words.filter(Boolean).join(" ")}</p>
      ${page &&
      html`<${Button} kind="second" data-reload="true" onClick=${() => location.reload()}>${t("Reload the page")}<//>`}
    </div>
  `;
};

// What the practice table says answers what was just done there, perhaps far down the page.
const useInSight = (said) => {
  const words = said ? JSON.stringify(said.text) : "";
  const shown = useRef(null);
  useLayoutEffect(() => {
    if (words) shown.current.scrollIntoView({ block: "nearest" });
  }, [words]);
  return shown;
};

export const Notices = ({ screen, trouble, ended, alone }) => {
  const { t, press } = useView();
  const shown = useInSight(screen.practice?.said);
  const notices = [screen.astray, screen.notice, screen.practice?.said].filter(Boolean);
  return html`
    ${ended
      ? html`<${Ended} alone=${alone} kept=${screen.kept ?? false} />`
      : trouble && html`<p class="et-trouble" role="alert">${trouble}</p>`}
    ${notices.map(
      (notice) => html`
      <div key=${notice.close} ref=${notice === screen.practice?.said ? shown : null} class="et-notice" role="status">
        <p><${Rich} text=${notice.text} /></p>
        <${Button} kind="icon" aria-label=${t("Close")} data-close-notice="true" onClick=${() => press(notice.close)}>
          <${Icon} id="cross" />
        <//>
      </div>
    `,
    )}
  `;
};
