import {
  type EnteredGame,
  type EnteredMatch,
  type EnteredPairOutcome,
  type EntryId,
  gameOf,
  parseMatchLine,
  parseResultLine,
  type ResultLineRefusal,
} from "@losfee/core";
import { type BoardShown, boardsShown, teamsByList, totalsOf } from "./match-model.ts";
import type { LineModel } from "./model.ts";

/** One side of a parsed line. */
export interface ReadSide {
  readonly entry: EntryId;
  readonly name: string;
  /** Null in a game not played. */
  readonly score: number | null;
  readonly absent: boolean;
  /** Accepted, but so rare that it is probably a typing error. */
  readonly unusual: boolean;
  /** Rejected. */
  readonly impossible: boolean;
}

/** Parsed state of a typed line. */
export type ReadLine =
  | { readonly kind: "empty" }
  /** The game is clear, but its result is missing or incomplete: `refusal` explains it. */
  | {
      readonly kind: "unfinished";
      readonly board: number;
      readonly names: readonly [string, string];
      readonly refusal: ResultLineRefusal;
      /** Scores that no game can have. */
      readonly impossible: readonly number[];
      /** Boards of a match, with the input so far. */
      readonly boards: readonly BoardShown[];
    }
  | { readonly kind: "refused"; readonly refusal: ResultLineRefusal }
  | { readonly kind: "strangers"; readonly names: readonly [string, string] }
  | {
      readonly kind: "read";
      readonly board: number;
      readonly outcome: EnteredGame;
      readonly sides: readonly ReadSide[];
      /** Boards of a match entered by boards; else empty. */
      readonly boards: readonly BoardShown[];
      /** Teams without a line-up, for which the players on their lists count. */
      readonly byList: readonly string[];
      /** Identifies the result, so that a confirmation covers only this one. */
      readonly meaning: string;
    };

/** Reads a line while it is typed; scores alone belong to `nextBoard`, if there is one. */
export const readLine = (
  text: string,
  model: LineModel,
  nextBoard: number | null = null,
): ReadLine => {
  if (text.trim() === "") return { kind: "empty" };
  const { round, entries, results } = model;
  const parsed =
    model.match === null
      ? parseResultLine(text, round, entries, results, nextBoard)
      : parseMatchLine(text, round, entries, results, model.match.rules, nextBoard);
  if (parsed.ok) return understood(parsed.value, model);
  return unfinished(parsed.error, model) ?? { kind: "refused", refusal: parsed.error };
};

/** A line with a game, but no result. */
const unfinished = (refusal: ResultLineRefusal, model: LineModel): ReadLine | null => {
  if (!("seats" in refusal)) return null;
  const { minimum, maximum } = model.scores;
  const scores = "scores" in refusal ? refusal.scores : [];
  return {
    kind: "unfinished",
    board: refusal.board,
    names: [nameIn(model, refusal.seats[0]), nameIn(model, refusal.seats[1])],
    refusal,
    boards:
      "marks" in refusal && model.match !== null
        ? boardsShown(model.match, refusal.seats, refusal.marks)
        : [],
    impossible:
      model.results === "game-points" && model.match === null
        ? scores.filter((score) => score < minimum || score > maximum)
        : [],
  };
};

const understood = (outcome: EnteredGame, model: LineModel): ReadLine => {
  if (outcome.kind === "match") return understoodMatch(outcome, model);
  const named = outcome.kind === "played" ? outcome.sides[0].entry : (outcome.absent[0] ?? 0);
  const game = gameOf(model.round, named);
  const strangers = outcome.kind === "played" && !game?.seats.includes(outcome.sides[1].entry);
  if (game === undefined || strangers) {
    const others = outcome.kind === "played" ? outcome.sides.map(({ entry }) => entry) : [named, 0];
    return {
      kind: "strangers",
      names: [nameIn(model, others[0] ?? 0), nameIn(model, others[1] ?? 0)],
    };
  }
  return {
    kind: "read",
    board: game.board,
    outcome,
    sides: sidesOf(outcome, game.seats, model),
    boards: [],
    byList: [],
    meaning: JSON.stringify(outcome),
  };
};

const understoodMatch = (typed: EnteredMatch, model: LineModel): ReadLine => {
  const { match, round } = model;
  const game = gameOf(round, typed.teams[0]);
  if (match === null || game === undefined) throw new Error("a match was read where none is");
  const byList = teamsByList(match, typed);
  const outcome: EnteredMatch =
    byList.length === 0 ? typed : { ...typed, missingLineUps: "by-list" };
  const totals = totalsOf(match, outcome);
  return {
    kind: "read",
    board: game.board,
    outcome,
    sides: outcome.teams.map((entry, side) => ({
      entry,
      name: nameIn(model, entry),
      score: totals[side] ?? null,
      absent: false,
      unusual: false,
      impossible: false,
    })),
    boards: boardsShown(
      match,
      outcome.teams,
      outcome.boards.map((board) => board.outcome),
    ),
    byList: byList.map((team) => nameIn(model, team)),
    meaning: JSON.stringify(outcome),
  };
};

const sidesOf = (
  outcome: EnteredPairOutcome,
  seats: readonly [EntryId, EntryId],
  model: LineModel,
): readonly ReadSide[] => {
  if (outcome.kind === "forfeit") {
    return seats.map((entry) => ({
      entry,
      name: nameIn(model, entry),
      score: null,
      absent: outcome.absent.includes(entry),
      unusual: false,
      impossible: false,
    }));
  }
  if (model.match !== null) {
    return outcome.sides.map(({ entry, score }) => ({
      ...{ entry, name: nameIn(model, entry), score },
      ...{ absent: false, unusual: false, impossible: false },
    }));
  }
  const { minimum, maximum, usualMinimum, usualMaximum } = model.scores;
  const forfeit = isWrittenForfeit(outcome.sides, model.forfeitSpread);
  return outcome.sides.map(({ entry, score }) => ({
    entry,
    name: nameIn(model, entry),
    score,
    absent: forfeit && score === 0,
    unusual: !forfeit && (score < usualMinimum || score > usualMaximum),
    impossible: score < minimum || score > maximum,
  }));
};

/** Slips write forfeits as 0 next to the spread of a forfeit. */
const isWrittenForfeit = (
  sides: readonly { readonly score: number }[],
  forfeitSpread: number,
): boolean => {
  const scores = sides.map(({ score }) => score);
  return scores.includes(0) && scores.includes(forfeitSpread) && forfeitSpread !== 0;
};

const nameIn = (model: LineModel, entry: EntryId): string =>
  model.entries.find(({ id }) => id === entry)?.name ?? `#${entry}`;
