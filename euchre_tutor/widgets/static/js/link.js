// The wire to Python. One event is on its way at a time, stamped with the snapshot it answers, so that a
// double click is one answer; quick taps on several cards wait for their turn instead of getting lost.
import { placeOf } from "./address.js";
import { browserId } from "./browser.js";
import { watchSession } from "./session.js";

const PATIENCE = 6000;
const QUEUED = ["tap", "rules", "language"];

const same = (a, b) => ["kind", "card", "choice", "id", "name", "value"].every((key) => a[key] === b[key]);

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
    flying = { event, place: placeOf(screen()) };
    flying.n = post(event);
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
  const next = (before) => {
    const now = screen();
    if (now.verdict || placeOf(now) !== before) waiting = waiting.filter((event) => event.kind !== "tap");
    const event = waiting.shift();
    if (event) fly(event);
  };
  const hello = () => screen().hello && fly({ kind: "hello", browser: browserId() });
  const onChange = () => {
    const before = flying?.place ?? placeOf(screen());
    land();
    next(before);
    hello();
  };
  const onMessage = (message) => {
    if (message?.kind !== "ack") return;
    if (message.n === beating) {
      clearTimeout(listening);
      beating = 0;
      if (!flying) onState("well");
    } else if (message.n === flying?.n) {
      const before = flying.place;
      land();
      next(before);
    }
  };
  const session = watchSession(model, { beat, onEnd: () => onState("ended") });
  model.on("change:screen", onChange);
  model.on("msg:custom", onMessage);
  hello();
  return {
    send(event) {
      session.acted();
      if (!flying) fly(event);
      else if (event.kind === "go") waiting = [event]; // wherever the learner wants to be last
      else if (QUEUED.includes(event.kind) && !same(flying.event, event)) waiting.push(event);
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
