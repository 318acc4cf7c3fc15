import { expect } from "vitest";
import {
  fold,
  isPaired,
  type PairedStage,
  type SeatedStage,
  type Settings,
  type Stage,
  standingsOf,
  tablesStandings,
  verifyJournal,
} from "../src/index.ts";
import { attempt, competition, enterAll, livelyScores, nextRound, type Play } from "./play.ts";
import { playStage, steadyLuck } from "./tables-play.ts";
import { seatedStage } from "./tables-stages.ts";

/** The best of the standings before a stage. */
export const top = (players: number): Stage["participants"] => ({ top: players });

/** A stage of games for two. */
export const pairedStage = (
  system: string,
  rounds: number,
  participants: Stage["participants"] = "everybody",
): PairedStage => ({ system, rounds, options: {}, participants });

/** A competition of these stages, at tables and for two, based on "table-tournament". */
export const composed = (
  players: number,
  stages: readonly Stage[],
  settings: Partial<Settings> = {},
): Play => competition("table-tournament", players, { stages, ...settings });

/** Three rounds at tables of three, three of New Swiss (best eight of 18), a final for two. */
const tablesToFinal = (cut: SeatedStage["cut"]): Play =>
  composed(18, [
    seatedStage({ rounds: 3, cut }),
    pairedStage("new-swiss", 3, top(8)),
    pairedStage("final", 2, top(2)),
  ]);

/** Tables of three, New Swiss and a final, where the winner of each table advances. */
export const cutByTable = (): Play => tablesToFinal({ by: "table", places: 1 });

/** Tables of three, New Swiss and a final, where the best of all tables advance. */
export const cutOverall = (): Play => tablesToFinal({ by: "overall" });

/** Four rounds of New Swiss, then three at tables of four for the best eight. */
export const swissThenTables = (players = 13): Play =>
  composed(players, [
    pairedStage("new-swiss", 4),
    seatedStage({ rounds: 3, seats: [4], participants: top(8), options: { seating: "rank" } }),
  ]);

/** Enters every missing result of the last round, or of the last stage at tables. */
export const playLast = (before: Play): Play => {
  const last = before.state.rounds.at(-1);
  return last === undefined || isPaired(last)
    ? enterAll(before, livelyScores)
    : playStage(before, steadyLuck);
};

/** Drafts, publishes and plays the next round of games for two, or stage at tables. */
export const playNext = (before: Play): Play => playLast(nextRound(before));

/** Plays on until `rounds` are complete; a stage at tables is played as a whole. */
export const playOn = (before: Play, rounds: number): Play => {
  let now = before;
  while (now.state.rounds.length < rounds) now = playNext(now);
  return now;
};

/** Plays everything; a final decided early has fewer games. */
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

/** Entries in the order of the standings after `rounds`, all published ones by default. */
export const orderOf = ({ state }: Play, rounds?: number): readonly number[] =>
  standingsOf(state, rounds).map(({ entry }) => entry);

/** Entries in the order of the standings of a stage at tables. */
export const tableOrder = ({ state }: Play, stage: number): readonly number[] =>
  tablesStandings(state, stage).map(({ entry }) => entry);

/** All players at boards or tables in a round. */
export const seatedIn = ({ state }: Play, round: number): readonly number[] =>
  (state.rounds[round - 1]?.games ?? []).flatMap(({ seats }) => seats);

/** Entries by number, for comparing sets. */
export const sorted = (entries: readonly number[]): readonly number[] =>
  entries.toSorted((a, b) => a - b);

/** The journal verifies, and folding it again gives the same state. */
export const expectSound = (now: Play): void => {
  expect(verifyJournal(now.events).sound).toBe(true);
  expect(fold(now.events)).toEqual(now.state);
};
