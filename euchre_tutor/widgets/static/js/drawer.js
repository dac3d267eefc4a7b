// The rule drawer: one rule of the rulebook, over the screen, until it is closed.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Button } from "./parts.js";
import { Rich } from "./rich.js";
import { html, useLayoutEffect, useRef } from "./view.js";

export const Drawer = ({ name, onClose }) => {
  const { t, rules, menus, go } = useView();
  const box = useRef(null);
  const rule = rules[name];
  useLayoutEffect(() => box.current?.focus(), [name]); // before a key can miss it
  const stay = (event) => {
    if (event.key !== "Tab") return;
    const all = [...box.current.querySelectorAll("button")];
    const edge = event.shiftKey ? all[0] : all[all.length - 1];
    const here = box.current.getRootNode().activeElement;
    if (here !== edge && !(event.shiftKey && here === box.current)) return;
    event.preventDefault();
    (event.shiftKey ? all[all.length - 1] : all[0]).focus();
  };
  const label = `${t("Rule")} ${rule?.number ?? ""} ${rule?.title ?? ""}`;
  return html`
    <div class="et-over" onClick=${(event) => event.target === event.currentTarget && onClose()}>
      <div
        ref=${box}
        class="et-drawer"
        role="dialog"
        aria-modal="true"
        aria-label=${label}
        tabindex="-1"
        data-lm-suppress-shortcuts="true"
        onKeyDown=${stay}
      >
        <div class="et-drawer-head">
          <h2 class="et-drawer-title">
            <span class="et-drawer-number"><${Icon} id="book" />${t("Rule")} ${rule?.number}</span>
            ${rule?.title}
          </h2>
          <${Button} kind="icon" aria-label=${t("Close")} onClick=${onClose}><${Icon} id="cross" /><//>
        </div>
        ${(rule?.text ?? []).map((text) => html`<p class="et-drawer-text"><${Rich} text=${text} /></p>`)}
        ${rule?.now && html`<p class="et-drawer-text"><b>${rule.now}</b></p>`}
        ${menus.rules &&
        html`
          <${Button} kind="second" classes="et-drawer-more" onClick=${() => go(`rule=${rule.number}`)}>
            <${Icon} id="book" /><span>${t("Open in the rulebook")}</span>
          <//>
        `}
      </div>
    </div>
  `;
};
