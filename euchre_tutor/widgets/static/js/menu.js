// A menu of the header: a button, and below it a panel that closes on Escape, or when a press or the focus
// goes elsewhere.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Button } from "./parts.js";
import { cls, html, useEffect, useRef } from "./view.js";

export const Panel = ({ label, onClose, onLeave, classes, children }) => {
  const box = useRef(null);
  useEffect(() => {
    const inside = box.current;
    (inside?.querySelector("input:checked, [aria-pressed='true']") ?? inside?.querySelector("input, button"))?.focus();
    const outside = (event) => {
      const path = event.composedPath();
      if (!path.includes(box.current?.parentNode)) onClose();
    };
    const place = inside?.parentNode;
    const left = ({ relatedTarget }) => relatedTarget && !place.contains(relatedTarget) && onLeave();
    document.addEventListener("pointerdown", outside);
    place?.addEventListener("focusout", left);
    return () => {
      document.removeEventListener("pointerdown", outside);
      place?.removeEventListener("focusout", left);
    };
  }, []);
  return html`<div ref=${box} class=${cls("et-menu", classes)} role="dialog" aria-label=${label}>${children}</div>`;
};

// `menu` is the name of the open menu, `setMenu(name)` opens one, `setMenu(null)` closes it; with `true` as well
// the focus stays where it has gone.
// `text` is what the button says where it has room; `label` names menu and button.
export const Menu = ({ name, label, text, icon, bare, menu, setMenu, classes, children }) => {
  const { layout } = useView();
  const open = menu === name;
  const small = bare || layout === "narrow";
  return html`
    <div class="et-menu-place">
      <${Button}
        kind=${small ? "icon" : "plain"}
        aria-expanded=${open ? "true" : "false"}
        aria-haspopup="dialog"
        aria-label=${small ? label : undefined}
        data-menu=${name}
        onClick=${() => setMenu(open ? null : name)}
      >
        <${Icon} id=${icon} size=${22} />${!small && html`<span>${text}</span>`}
      <//>
      ${open && html`<${Panel} label=${label} onClose=${() => setMenu(null)} onLeave=${() => setMenu(null, true)} classes=${classes}>${children}<//>`}
    </div>
  `;
};

// A set of values to choose one of, as radio buttons side by side. `options`: [{ value, label, on }].
export const Segments = ({ name, legend, options, onChoose, children, classes }) => html`
  <fieldset class=${cls("et-group", classes)}>
    <legend>${legend}</legend>
    <div class="et-segments">
      ${options.map(
        ({ value, label, on }) => html`
          <label key=${value} class=${on ? "et-segment et-segment-on" : "et-segment"}>
            <input
              type="radio"
              name=${name}
              value=${value}
              checked=${on}
              data-lm-suppress-shortcuts="true"
              onChange=${() => onChoose(value)}
            />
            ${on && html`<${Icon} id="check" size=${16} />`}<span>${label}</span>
          </label>
        `,
      )}
    </div>
    ${children}
  </fieldset>
`;

let menus = 0;

// A name that no other view on the page has, for radio buttons that belong together.
export const useOwnName = () => {
  const own = useRef(null);
  if (own.current === null) own.current = `et-${(menus += 1)}`;
  return own.current;
};
