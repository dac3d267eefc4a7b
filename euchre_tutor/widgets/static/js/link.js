// The wire to Python. One event is on its way at a time, stamped with the snapshot it answers, so that a
// double click is one answer; quick taps on several cards wait for their turn instead of getting lost.
import { placeOf } from "./address.js";

const PATIENCE = 6000;

const same = (a, b) => ["kind", "card", "choice", "id", "name", "value"].every((key) => a[key] === b[key]);

// `onSilence(true)` is called when no answer came for a while, `onSilence(false)` when one came after all.
export const makeLink = (model, onSilence) => {
  let count = 0;
  let flying = null;
  let waiting = [];
  let timer = 0;

  const land = () => {
    clearTimeout(timer);
    flying = null;
    onSilence(false);
  };
  const fly = (event) => {
    const screen = model.get("screen") ?? {};
    count += 1;
    flying = { event, place: placeOf(screen), n: count };
    clearTimeout(timer);
    timer = setTimeout(() => {
      flying = null;
      waiting = [];
      onSilence(true);
    }, PATIENCE);
    try {
      model.send({ ...event, seq: screen.seq ?? 0, n: count });
    } catch {
      land();
      onSilence(true); // nobody is there to take it
    }
  };
  const next = (before) => {
    const screen = model.get("screen") ?? {};
    if (screen.verdict || placeOf(screen) !== before) waiting = waiting.filter((event) => event.kind === "go");
    const event = waiting.shift();
    if (event) fly(event);
  };
  const onChange = () => {
    const before = flying?.place ?? placeOf(model.get("screen") ?? {});
    land();
    next(before);
  };
  const onMessage = (message) => {
    if (message?.kind !== "ack" || message.n !== flying?.n) return;
    const before = flying.place;
    land();
    next(before);
  };
  model.on("change:screen", onChange);
  model.on("msg:custom", onMessage);
  return {
    send(event) {
      if (!flying) fly(event);
      else if (event.kind === "go") waiting = [event]; // wherever the learner wants to be last
      else if (event.kind === "tap" && !same(flying.event, event)) waiting.push(event);
      else if (event.kind === "display") model.send({ ...event, seq: model.get("screen")?.seq ?? 0 });
    },
    close() {
      clearTimeout(timer);
      model.off("change:screen", onChange);
      model.off("msg:custom", onMessage);
    },
  };
};
