// Entry point of the card table of the notebooks: one position, only looked at.
import { Cloth } from "./cloth.js";
import { translator, View } from "./context.js";
import { useModel, useRoot } from "./root.js";
import { html, render } from "./view.js";

const nothing = () => undefined;

const CardTable = ({ model }) => {
  const [cloth, settings, words] = useModel(model, ["cloth", "display", "words"]);
  const { ref, names, layout, scale, display } = useRoot(settings);
  const view = {
    t: translator(words ?? {}),
    rules: {},
    display,
    layout,
    scale,
    seq: 0,
    tap: nothing,
    choose: nothing,
    press: nothing,
    openRule: nothing,
    setDisplay: nothing,
  };
  return html`
    <${View.Provider} value=${view}>
      <div ref=${ref} class=${`${names} et-alone`}>
        ${cloth?.kind && html`<${Cloth} cloth=${cloth} />`}
      </div>
    <//>
  `;
};

export default {
  render({ model, el }) {
    render(html`<${CardTable} model=${model} />`, el);
    return () => render(null, el);
  },
};
