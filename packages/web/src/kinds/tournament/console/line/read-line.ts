import {
  type EnteredPairOutcome,
  type EntryId,
  gameOf,
  parseResultLine,
  type ResultKind,
  type ResultLineRefusal,
} from "@losfee/core";
import type { LineModel } from "./model.ts";

/** One side of a line as understood. */
export interface ReadSide {
  readonly entry: EntryId;
  readonly name: string;
  /** Null in a game that was not played. */
  readonly score: number | null;
  readonly absent: boolean;
  /** Accepted, but so rare that it is more likely a slip. */
  readonly unusual: boolean;
  /** Not accepted at all. */
  readonly impossible: boolean;
}

/** What a typed line says so far. */
export type ReadLine =
  | { readonly kind: "empty" }
  /** A board or player, but no scores yet. */
  | { readonly kind: "place"; readonly board: number; readonly names: readonly [string, string] }
  | { readonly kind: "refused"; readonly refusal: ResultLineRefusal }
  | { readonly kind: "strangers"; readonly names: readonly [string, string] }
  | {
      readonly kind: "read";
      readonly board: number;
      readonly outcome: EnteredPairOutcome;
      readonly sides: readonly ReadSide[];
      /** Identifies the result, so that a warning is confirmed for it and no other. */
      readonly meaning: string;
    };

/** Reads a line while it is typed. On keypads without a space, a full stop divides too. */
export const readLine = (text: string, model: LineModel): ReadLine => {
  const line = divided(text.trim(), model.results);
  if (line === "") return { kind: "empty" };
  const parsed = parseResultLine(line, model.round, model.entries, model.results);
  if (!parsed.ok) return placeOf(line, model) ?? { kind: "refused", refusal: parsed.error };
  return understood(parsed.value, model);
};

/** Full stops as spaces; where games end with 1, ½ or 0, `0.5` keeps its own. */
const divided = (line: string, results: ResultKind): string => {
  if (results === "win-draw-loss") return line.replace(/^(\d+)\./, "$1 ");
  return /^[\d.\s-]+$/.test(line) ? line.replaceAll(".", " ").trim() : line;
};

/** A line that names a game but has no scores yet is not wrong, only unfinished. */
const placeOf = (line: string, model: LineModel): ReadLine | null => {
  const place = line.replace(/[\s,;]+[\d\s,;:+=½./-]*$/, "");
  const read = parseResultLine(`${place} 1 0`, model.round, model.entries, model.results);
  if (!read.ok || read.value.kind !== "played") return null;
  const game = gameOf(model.round, read.value.sides[0].entry);
  if (game === undefined) return null;
  const [one, other] = read.value.sides;
  return {
    kind: "place",
    board: game.board,
    names: [nameIn(model, one.entry), nameIn(model, other.entry)],
  };
};

const understood = (outcome: EnteredPairOutcome, model: LineModel): ReadLine => {
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

/** 0 beside the spread of a forfeit is how a forfeit is written on a slip. */
const isWrittenForfeit = (
  sides: readonly { readonly score: number }[],
  forfeitSpread: number,
): boolean => {
  const scores = sides.map(({ score }) => score);
  return scores.includes(0) && scores.includes(forfeitSpread) && forfeitSpread !== 0;
};

const nameIn = (model: LineModel, entry: EntryId): string =>
  model.entries.find(({ id }) => id === entry)?.name ?? `#${entry}`;
