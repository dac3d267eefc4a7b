// What is asked, and in words what has happened where no picture shows all of it.
import { Rich } from "./rich.js";
import { Told } from "./told.js";
import { html } from "./view.js";

export const Question = ({ screen }) => {
  const { task, title } = screen;
  return html`
    ${task?.lines?.length > 0 && html`<${Told} lines=${task.lines} />`}
    ${task?.prompt && task.prompt !== title && html`<h3 class="et-prompt"><${Rich} text=${task.prompt} /></h3>`}
    ${task?.situation && html`<p class="et-situation"><${Rich} text=${task.situation} /></p>`}
  `;
};
