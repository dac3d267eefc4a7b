// The menu "Rules in use": a preset, and every house rule with its values. A choice that contradicts the
// rules in use is refused with its reason. And the menu of the languages.
import { useView } from "./context.js";
import { Menu, Segments, useOwnName } from "./menu.js";
import { RuleChip } from "./parts.js";
import { Rich } from "./rich.js";
import { html } from "./view.js";

const House = ({ house, own }) => {
  const { t, chooseRules } = useView();
  return html`
    <${Segments}
      name=${`${own}-${house.name}`}
      classes="et-house"
      legend=${html`<span class="et-house-number">${house.number}</span> ${house.title}`}
      options=${house.options}
      onChoose=${(value) => chooseRules(house.name, value)}
    >
      ${house.refused &&
      html`
        <div class="et-refused" role="alert">
          <p><${Rich} text=${house.refused.text} /></p>
          <${RuleChip} rule=${house.refused.rule} />
        </div>
      `}
    <//>
  `;
};

export const RulesMenu = ({ rules, bare, menu, setMenu }) => {
  const { chooseRules } = useView();
  const own = useOwnName();
  return html`
    <${Menu}
      name="rules"
      label=${`${rules.title}: ${rules.name}`}
      text=${rules.name}
      icon="sliders"
      bare=${bare}
      menu=${menu}
      setMenu=${setMenu}
      classes="et-menu-rules"
    >
      <${Segments}
        name=${`${own}-preset`}
        legend=${rules.title}
        options=${rules.presets}
        onChoose=${(value) => chooseRules("preset", value)}
      />
      <div class="et-houses">
        ${rules.houses.map((house) => html`<${House} key=${house.key} house=${house} own=${own} />`)}
      </div>
    <//>
  `;
};

export const LanguageMenu = ({ language, bare, menu, setMenu }) => {
  const { chooseLanguage } = useView();
  const own = useOwnName();
  return html`
    <${Menu}
      name="language"
      label=${`${language.title}: ${language.name}`}
      text=${language.name}
      icon="globe"
      bare=${bare}
      menu=${menu}
      setMenu=${setMenu}
    >
      <${Segments}
        name=${own}
        classes="et-languages"
        legend=${language.title}
        options=${language.options}
        onChoose=${chooseLanguage}
      />
      <p class="et-menu-note">${language.note}</p>
    <//>
  `;
};
