// The Display menu: theme, deck, size of text and cards, trump ribbon, motion.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Menu, Segments, useOwnName } from "./menu.js";
import { Button } from "./parts.js";
import { html } from "./view.js";

const GROUPS = [
  ["theme", "Theme", [["auto", "Auto"], ["light", "Light"], ["dark", "Dark"], ["contrast", "High contrast"]]],
  ["deck", "Deck", [["two", "Two colours"], ["four", "Four colours"]]],
  ["text", "Text size", [["standard", "Standard"], ["large", "Large"], ["largest", "Largest"]]],
  ["size", "Card size", [["standard", "Standard"], ["large", "Large"]]],
  ["ribbon", "Trump ribbon", [["after", "After answering"], ["never", "Never"]]],
  ["motion", "Motion", [["system", "Follow system"], ["off", "Off"]]],
];

export const DisplayMenu = ({ bare, menu, setMenu }) => {
  const { t, display, setDisplay, menus, turnProjector } = useView();
  const own = useOwnName();
  return html`
    <${Menu} name="display" label=${t("Display")} text=${t("Display")} icon="aa" bare=${bare} menu=${menu} setMenu=${setMenu}>
      ${GROUPS.map(
        ([name, title, options]) => html`
          <${Segments}
            key=${name}
            name=${`${own}-${name}`}
            legend=${t(title)}
            options=${options.map(([value, label]) => ({ value, label: t(label), on: display[name] === value }))}
            onChoose=${(value) => setDisplay(name, value)}
          />
        `,
      )}
      ${menus.rules &&
      html`
        <${Button} kind="second" onClick=${turnProjector}>
          <${Icon} id="full" /><span>${t("Projector")}</span>
        <//>
      `}
    <//>
  `;
};
