// The practice table: before a game, a deal being played, a finished deal looked at again. (The score after a
// deal is laid out as in a lesson.)
import { Lobby } from "./lobby.js";
import { PlayTable } from "./playtable.js";
import { Replay } from "./replay.js";
import { html } from "./view.js";

const KINDS = { lobby: Lobby, table: PlayTable, replay: Replay };

export const Practice = ({ screen }) => {
  const { kind } = screen.practice;
  return html`<${KINDS[kind]} key=${kind} screen=${screen} />`;
};
