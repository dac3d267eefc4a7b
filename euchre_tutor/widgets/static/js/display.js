// The Display menu: theme, deck, card size, trump ribbon, motion. Each group is a set of radio buttons.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Button } from "./parts.js";
import { html, useEffect, useRef } from "./view.js";

const GROUPS = [
  ["theme", "Theme", [["auto", "Auto"], ["light", "Light"], ["dark", "Dark"], ["contrast", "High contrast"]]],
  ["deck", "Deck", [["two", "Two colours"], ["four", "Four colours"]]],
  ["size", "Card size", [["standard", "Standard"], ["large", "Large"]]],
  ["ribbon", "Trump ribbon", [["after", "After answering"], ["never", "Never"]]],
  ["motion", "Motion", [["system", "Follow system"], ["off", "Off"]]],
];

let menus = 0;

const Group = ({ name, title, options, menu }) => {
  const { t, display, setDisplay } = useView();
  return html`
    <fieldset class="et-group">
      <legend>${t(title)}</legend>
      <div class="et-segments">
        ${options.map(
          ([value, label]) => html`
            <label class=${display[name] === value ? "et-segment et-segment-on" : "et-segment"}>
              <input
                type="radio"
                name=${`et-${menu}-${name}`}
                value=${value}
                checked=${display[name] === value}
                data-lm-suppress-shortcuts="true"
                onChange=${() => setDisplay(name, value)}
              />
              ${display[name] === value && html`<${Icon} id="check" size=${16} />`}<span>${t(label)}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
};

const Menu = ({ onClose }) => {
  const { t } = useView();
  const box = useRef(null);
  const menu = useRef(null);
  if (menu.current === null) menu.current = menus += 1;
  useEffect(() => {
    box.current?.querySelector("input:checked")?.focus();
    const outside = (event) => {
      const path = event.composedPath();
      if (!path.includes(box.current?.parentNode)) onClose();
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, []);
  return html`
    <div ref=${box} class="et-menu" role="dialog" aria-label=${t("Display")}>
      ${GROUPS.map(
        ([name, title, options]) =>
          html`<${Group} key=${name} name=${name} title=${title} options=${options} menu=${menu.current} />`,
      )}
    </div>
  `;
};

export const DisplayMenu = ({ open, toggle }) => {
  const { t, layout } = useView();
  const small = layout === "narrow";
  return html`
    <div class="et-menu-place">
      <${Button}
        kind=${small ? "icon" : "plain"}
        aria-expanded=${open ? "true" : "false"}
        aria-haspopup="dialog"
        aria-label=${small ? t("Display") : undefined}
        data-menu="display"
        onClick=${() => toggle(!open)}
      >
        <${Icon} id="aa" size=${22} />${!small && html`<span>${t("Display")}</span>`}
      <//>
      ${open && html`<${Menu} onClose=${() => toggle(false)} />`}
    </div>
  `;
};
