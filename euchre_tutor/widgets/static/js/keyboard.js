// Keys that work anywhere in the view: 1 to 9 choose, Enter goes on, R opens the rule, H and U help.
import { canChoose } from "./choices.js";

const BUSY = "button, input, a, select, textarea";

// Everything that can be chosen now, in the order of the numbers.
export const open = (screen) => {
  const { task, cloth } = screen;
  const choices = (task?.choices ?? []).map((choice) => ({ choice, on: canChoose(choice, task.kind) }));
  if (choices.length) return choices;
  const cards = (list) => (list ?? []).map((card) => ({ card, on: card.tap }));
  if (task?.cards?.some((card) => card.tap)) return cards(task.cards);
  const trick = (cloth?.trick ?? []).map((play) => play.card);
  const rows = (cloth?.rows ?? []).flatMap((row) => row.cards);
  const fives = (cloth?.pairs ?? []).map((pair) => ({ id: pair.id, tap: pair.set !== null }));
  for (const list of [cloth?.hand, trick, cloth?.cards, rows, fives]) {
    if (list?.some((card) => card.tap)) return cards(list);
  }
  const turn = screen.practice?.hands?.rows.find((row) => row.turn);
  if (turn) return cards(turn.cards);
  return [];
};

// On the wall digits pick, Space tells the answer, and the arrows go on and back.
const handleWallKey = (event, key, screen, view) => {
  const question = screen.wall.prompt !== undefined;
  if (key === "arrowright") view.wall("next");
  else if (key === "arrowleft") view.wall("back");
  else if (question && /^[1-9]$/.test(key)) view.wall("pick", Number(key) - 1);
  else if (question && key === " ") view.wall("reveal");
  else if (key === "r" && screen.wall.verdict) view.openRule(screen.wall.verdict.rules[0].key, event.target);
  else return false;
  return true;
};

// At the practice table H asks for the next hint, U takes back, R opens the rule; in a replay the arrows step.
const handlePracticeKey = (key, screen, event, view) => {
  const { coach, kind, scrub, undo } = screen.practice;
  const rule = screen.verdict?.rules?.[0] ?? coach?.allowed?.rule;
  const step = kind === "replay" && scrub[{ arrowright: "next", arrowleft: "back", home: "first", end: "last" }[key]];
  if (key === "h" && coach && !screen.verdict) view.press(coach.ladder.next);
  else if (key === "u" && undo?.ready) view.press(undo.id);
  else if (key === "r" && rule) view.openRule(rule.key, event.target);
  else if (step && step.at !== null) view.practice({ do: "look", at: step.at });
  else return false;
  return true;
};

// Handle a key pressed in the view; true when it meant something. `view` has tap, choose, press, openRule.
export const handleKey = (event, screen, view) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, textarea")) return false;
  const key = event.key.toLowerCase();
  if (screen.wall && handleWallKey(event, key, screen, view)) return true;
  if (screen.practice && handlePracticeKey(key, screen, event, view)) return true;
  if (/^[1-9]$/.test(key)) {
    const item = open(screen)[Number(key) - 1];
    if (!item?.on) return false;
    if (item.card) view.tap(item.card);
    else view.choose(item.choice);
    return true;
  }
  if (key === "enter" && !event.target.closest?.(BUSY) && screen.main) {
    view.press(screen.main.id);
    return true;
  }
  const rule = screen.verdict?.rules?.[0] ?? screen.coach?.allowed?.rule;
  if (key === "r" && rule) {
    view.openRule(rule.key, event.target);
    return true;
  }
  if (key === "h" && screen.coach && !screen.verdict) {
    view.press(screen.coach.ladder.next);
    return true;
  }
  const help = { h: "hint", u: "undo" }[key];
  if (help && (screen.also ?? []).some((item) => item.id === help)) {
    view.press(help);
    return true;
  }
  return false;
};

// Keep keys from JupyterLab, whose command mode would delete the cell on "x x" or run it on Enter.
export const guard = (root) => {
  const stop = (event) => {
    if (event.key !== "Tab" && event.key !== "Escape") event.stopPropagation();
  };
  root.addEventListener("keydown", stop);
  return () => root.removeEventListener("keydown", stop);
};
