import { isPaired, type PairedStage, type Settings, type Stage } from "../src/index.ts";
import { attempt, competition, enterAll, livelyScores, nextRound, type Play } from "./play.ts";
import { playStage, steadyLuck } from "./tables-play.ts";

/** A stage of games for two. */
export const pairedStage = (
  system: string,
  rounds: number,
  participants: Stage["participants"] = "everybody",
): PairedStage => ({ system, rounds, options: {}, participants });

/** A competition of these stages, at tables and for two, by settings of "table-tournament" alone. */
export const composed = (
  players: number,
  stages: readonly Stage[],
  settings: Partial<Settings> = {},
): Play => competition("table-tournament", players, { stages, ...settings });

/** Enters every missing result of the last round, or of the last stage at tables. */
export const playLast = (before: Play): Play => {
  const last = before.state.rounds.at(-1);
  return last === undefined || isPaired(last)
    ? enterAll(before, livelyScores)
    : playStage(before, steadyLuck);
};

/** Drafts, publishes and plays what comes next: a round of games for two, or a stage at tables. */
export const playNext = (before: Play): Play => playLast(nextRound(before));

/** Plays on until `rounds` are complete; a stage at tables is played as a whole. */
export const playOn = (before: Play, rounds: number): Play => {
  let now = before;
  while (now.state.rounds.length < rounds) now = playNext(now);
  return now;
};

/** Plays everything that there is; a final that is decided early has fewer games. */
export const playAll = (before: Play): Play => {
  let now = before;
  for (;;) {
    const drafted = attempt(now, { type: "draft-round" });
    if ("state" in drafted) now = playNext(now);
    else if (ENDS.has(drafted.code)) return now;
    else throw new Error(drafted.code);
  }
};

const ENDS: ReadonlySet<string> = new Set([
  "all-stages-played",
  "all-rounds-played",
  "final-decided",
]);
