// The wire to Python. One event is on its way at a time, stamped with the snapshot it answers, so that a
// double click is one answer; quick answers to one question wait for their turn instead of getting lost.
import { placeOf } from "./address.js";
import { browserId } from "./browser.js";
import { watchSession } from "./session.js";

const PATIENCE = 6000;
const ANSWERS = ["tap", "choose"];
const QUEUED = [...ANSWERS, "rules", "language", "drills", "practice", "learners"];
const NUDGE = /^(less|more)-/; // a pip taken or given, as often as it is pressed

// Whether it belongs to the question on the screen: an answer, or a button such as Check.
const isTied = ({ kind, id }) => ANSWERS.includes(kind) || kind === "wall" || (kind === "press" && !NUDGE.test(id));

const same = (a, b) => ["kind", "card", "choice", "id", "name", "value", "do", "at", "number", "seat", "level", "place"].every((key) => a[key] === b[key]);

// What is asked, however far it is answered. What waits for its turn must not answer anything else.
const questionOf = (screen) => {
  const { task, cloth } = screen;
  const choices = (task?.choices ?? []).map((choice) => choice.id);
  const trick = (cloth?.trick ?? []).map((play) => play.card.id);
  return JSON.stringify([placeOf(screen), task?.kind, task?.prompt, choices, trick]);
};

// `onState` is called with "well" when Python answers, "silent" when no answer came for a while, and
// "ended" when none will come any more.
export const makeLink = (model, onState) => {
  let count = 0;
  let flying = null;
  let waiting = [];
  let timer = 0;
  let beating = 0; // the number of the heartbeat on its way
  let listening = 0;

  const screen = () => model.get("screen") ?? {};
  const lost = () => {
    flying = null;
    waiting = [];
    onState(session.isOver() ? "ended" : "silent");
  };
  const land = () => {
    clearTimeout(timer);
    flying = null;
    onState("well");
  };
  const post = (event) => {
    count += 1;
    try {
      model.send({ ...event, seq: screen().seq ?? 0, n: count });
    } catch {
      setTimeout(() => onState("ended"), 0); // nobody is there to take it
    }
    return count;
  };
  const fly = (event) => {
    flying = { event, n: post(event) };
    clearTimeout(timer);
    timer = setTimeout(lost, PATIENCE);
  };
  const beat = () => {
    if (flying || beating) return;
    beating = post({ kind: "beat" });
    listening = setTimeout(() => {
      beating = 0;
      if (!flying) lost();
    }, PATIENCE);
  };
  const next = () => {
    const question = screen().verdict ? null : questionOf(screen());
    waiting = waiting.filter((one) => !isTied(one.event) || one.question === question);
    const one = waiting.shift();
    if (one) fly(one.event);
  };
  const hello = () => screen().hello && fly({ kind: "hello", browser: browserId() });
  const onChange = () => {
    land();
    next();
    hello();
  };
  const onMessage = (message) => {
    if (message?.kind !== "ack") return;
    if (message.n === beating) {
      clearTimeout(listening);
      beating = 0;
      if (!flying) onState("well");
    } else if (message.n === flying?.n) {
      land();
      next();
    }
  };
  const session = watchSession(model, { beat, onEnd: () => onState("ended") });
  model.on("change:screen", onChange);
  model.on("msg:custom", onMessage);
  hello();
  return {
    send(event) {
      session.acted();
      const last = waiting.at(-1) ?? flying;
      const one = { event, question: questionOf(screen()) };
      if (!flying) fly(event);
      else if (event.kind === "go") waiting = [one]; // wherever the learner wants to be last
      else if (event.kind === "press" && NUDGE.test(event.id)) waiting.push(one);
      else if ((QUEUED.includes(event.kind) || isTied(event)) && !same(last.event, event)) waiting.push(one);
      else if (event.kind === "display") post(event);
    },
    close() {
      clearTimeout(timer);
      clearTimeout(listening);
      session.close();
      model.off("change:screen", onChange);
      model.off("msg:custom", onMessage);
    },
  };
};
