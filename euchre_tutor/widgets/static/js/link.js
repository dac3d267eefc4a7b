// The wire to Python. One event is on its way at a time, stamped with the snapshot it answers, so that a
// double click is one answer; quick taps on several cards wait for their turn instead of getting lost.
const PATIENCE = 6000;

const same = (a, b) => ["kind", "card", "choice", "id", "name", "value"].every((key) => a[key] === b[key]);
const step = (screen) => `${screen.title ?? ""}|${screen.progress?.label ?? ""}`;

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
    flying = { event, step: step(screen), n: count };
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
    if (screen.verdict || step(screen) !== before) waiting = [];
    const event = waiting.shift();
    if (event) fly(event);
  };
  const onChange = () => {
    const before = flying?.step ?? step(model.get("screen") ?? {});
    land();
    next(before);
  };
  const onMessage = (message) => {
    if (message?.kind !== "ack" || message.n !== flying?.n) return;
    const before = flying.step;
    land();
    next(before);
  };
  model.on("change:screen", onChange);
  model.on("msg:custom", onMessage);
  return {
    send(event) {
      if (!flying) fly(event);
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
