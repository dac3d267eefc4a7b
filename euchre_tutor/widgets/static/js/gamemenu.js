// The menu of a game: save it as a file, copy a finished deal in one line, leave the table.
import { useView } from "./context.js";
import { Icon } from "./icons.js";
import { Menu } from "./menu.js";
import { Button } from "./parts.js";
import { html, useState } from "./view.js";

const Item = ({ icon, label, ...rest }) => html`
  <${Button} kind="plain" ...${rest}><${Icon} id=${icon} /><span>${label}</span><//>
`;

const Copy = ({ copy }) => {
  const [done, setDone] = useState("");
  const write = async () => {
    try {
      await navigator.clipboard.writeText(copy.text);
      setDone(copy.done);
    } catch {
      setDone(copy.text); // where the browser does not let us, it can be selected
    }
  };
  return html`
    <${Item} icon="swap" label=${copy.label} data-do="copy" onClick=${write} />
    <p class="et-copied" role="status">${done}</p>
  `;
};

export const GameMenu = ({ game, bare, menu, setMenu }) => {
  const { practice, press } = useView();
  const choose = (act) => () => {
    setMenu(null);
    act();
  };
  return html`
    <${Menu} name="game" label=${game.label} text=${game.label} icon="save" bare=${bare} menu=${menu} setMenu=${setMenu} classes="et-menu-game">
      ${game.save.map(
        ({ form, label }) => html`
          <${Item}
            key=${form}
            icon="save"
            label=${label}
            data-save=${form}
            onClick=${choose(() => practice({ do: "save", form }))}
          />
        `,
      )}
      ${game.copy && html`<${Copy} copy=${game.copy} />`}
      ${game.leave && html`<${Item} icon="back" label=${game.leave.label} data-do="leave" onClick=${choose(() => press(game.leave.id))} />`}
    <//>
  `;
};
