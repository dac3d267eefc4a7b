// What is asked, and in words what has happened where no picture shows all of it.
import { Rich } from "./rich.js";
import { Told } from "./told.js";
import { html } from "./view.js";

// What else is to be known, and how one chooses: by number too, unless there is nothing but a touch screen.
export const Hint = ({ task }) =>
  (task?.hint || task?.how) &&
  html`
    <p class="et-hint">
      ${task.hint && html`<${Rich} text=${task.hint} />`}${task.hint && task.how && " "}
      ${task.how &&
      html`<span class="et-by-keys">${task.how.keys}</span><span class="et-by-touch">${task.how.touch}</span>`}
    </p>
  `;

export const Question = ({ screen }) => {
  const { task, title } = screen;
  const told = task?.lines?.length > 0 && html`<${Told} lines=${task.lines} />`;
  const headed = task?.kind === "told"; // the prompt is then what the lines are about
  return html`
    ${!headed && told}
    ${task?.prompt && task.prompt !== title && html`<h3 class="et-prompt"><${Rich} text=${task.prompt} /></h3>`}
    ${headed && told}
    ${task?.situation && html`<p class="et-situation"><${Rich} text=${task.situation} /></p>`}
  `;
};
