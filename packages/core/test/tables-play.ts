import {
  currentStage,
  isPaired,
  isSettled,
  type Settings,
  type TableAddress,
  type TableOutcome,
  type TournamentCommand,
} from "../src/index.ts";
import { attempt, nextRound, type Play, play, SEED } from "./play.ts";

/** A new competition with `players` unrated entries named P1, P2, … */
export const tablesCompetition = (
  format: string,
  players: number,
  settings: Partial<Settings> = {},
  seed: string = SEED,
): Play =>
  play(null, [
    { type: "create-competition", name: "Test", format, settings, seed },
    {
      type: "add-entries",
      entries: Array.from({ length: players }, (_, index) => ({ name: `P${index + 1}` })),
    },
  ]);

/** Game points for each seat of a table; null for absent players. */
export type Luck = (address: TableAddress, seats: readonly number[]) => readonly (number | null)[];

/** The result of a table with these game points. */
export const pointsOf = (
  seats: readonly number[],
  points: readonly (number | null)[],
): TableOutcome => ({
  kind: "game-points",
  seats: seats.map((entry, index) => ({ entry, points: points[index] ?? null })),
});

/** Drafts and publishes the next stage at tables: all of its rounds at once. */
export const openStage = (before: Play): Play => {
  const opened = nextRound(before);
  const round = opened.state.rounds.at(-1);
  if (round === undefined || isPaired(round)) throw new Error("the next stage is not at tables");
  return opened;
};

/** Enters every missing result of the current stage at tables. */
export const playStage = (before: Play, luck: Luck): Play => {
  const stage = currentStage(before.state);
  if (stage === undefined) throw new Error("no stage is played at tables");
  const commands = stage.games.flatMap(({ game, round, tables }) =>
    tables
      .filter((contest) => contest.result === null && !isSettled(contest))
      .map(({ board, seats }): TournamentCommand => {
        const points = luck({ stage: stage.stage, game, table: board, round }, seats);
        return { type: "enter-result", round, board, outcome: pointsOf(seats, points) };
      }),
  );
  return play(before, commands);
};

/** Plays all stages at tables, one after another. */
export const playThrough = (before: Play, luck: Luck): Play => {
  let now = before;
  for (;;) {
    const drafted = attempt(now, { type: "draft-round" });
    if ("code" in drafted) {
      if (drafted.code !== "all-stages-played") throw new Error(drafted.code);
      return now;
    }
    const round = now.state.rounds.length + 1;
    now = playStage(play(drafted, [{ type: "publish-round", round }]), luck);
  }
};

/** Deterministic results: the smaller the entry's number, the better on average. */
export const steadyLuck: Luck = ({ stage, game }, seats) =>
  seats.map((entry) => 200 - entry + ((entry * 37 + stage * 11 + game * 23) % 60));
