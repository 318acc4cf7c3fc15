import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { UnplayedReason } from "../../base/scorecard.ts";
import { findNamed, type NamedPlayer } from "../../names/find-people.ts";
import type { EnteredPairOutcome } from "../entered-outcome.ts";
import type { BoardOutcome } from "../match-outcome.ts";
import { type BoardRound, gameOf } from "../round.ts";
import type { ResultKind } from "../settings/settings.ts";
import { scoresOfMarks } from "./decided-result.ts";
import {
  absenceParts,
  boardOfPlace,
  bothParts,
  fractionIn,
  isPlace,
  type LineParts,
  namesSideBySide,
  plainLine,
  scoreParts,
} from "./line-parts.ts";

/** The game of a line, regardless of the order of names. */
interface LineGame {
  readonly board: number;
  readonly seats: readonly [EntryId, EntryId];
}

/** The boards with scores that a line gives for a match. */
interface SaidBoards extends LineGame {
  readonly marks: readonly BoardOutcome[];
  readonly boards: number;
  /** The part that is not a board. */
  readonly rest: string;
}

/** Reason why a typed line is not a result. */
export type ResultLineRefusal =
  | { readonly code: "line-empty" }
  /** None of the forms; perhaps an unknown name, with nothing behind it. */
  | { readonly code: "line-not-understood"; readonly text: string }
  /** `1.5` among scores, which are whole: never taken for 1 and 5. */
  | { readonly code: "line-fraction"; readonly text: string }
  /** Scores alone, without a game. */
  | { readonly code: "line-place-missing"; readonly text: string }
  /** A game with too few scores: `scores` are the given ones. */
  | ({
      readonly code: "line-score-missing";
      readonly results: ResultKind;
      readonly scores: readonly number[];
    } & LineGame)
  /** A game and `+` or `-` for one side only. */
  | ({ readonly code: "line-sign-missing"; readonly sign: string } & LineGame)
  /** A game with too many scores: `text` is the excess. */
  | ({ readonly code: "line-too-much"; readonly text: string } & LineGame)
  /** `+ +`: both are present, so there must be scores. */
  | ({ readonly code: "line-nobody-absent" } & LineGame)
  /** A match with fewer marks than boards: the given ones. */
  | ({
      readonly code: "line-marks-missing";
      readonly marks: readonly BoardOutcome[];
      readonly boards: number;
    } & LineGame)
  /** A match with more marks than boards. */
  | ({
      readonly code: "line-marks-too-many";
      readonly marks: readonly BoardOutcome[];
      readonly boards: number;
    } & LineGame)
  /** A match of boards with scores, with fewer or more boards than it has. */
  | ({ readonly code: "line-scores-missing" } & SaidBoards)
  | ({ readonly code: "line-scores-too-many" } & SaidBoards)
  /** The line is none of the forms of a match of boards with scores. */
  | { readonly code: "line-no-scored-match"; readonly text: string; readonly boards: number }
  /** The line is none of the forms of a match. */
  | { readonly code: "line-no-match"; readonly text: string; readonly boards: number }
  | {
      readonly code: "line-unknown-board";
      readonly board: number;
      readonly boards: number;
      readonly ofTeams?: true;
    }
  | { readonly code: "line-unknown-player"; readonly text: string }
  | {
      readonly code: "line-ambiguous-player";
      readonly text: string;
      readonly names: readonly string[];
    }
  /** `reason`: why the player has none, if the round tells. */
  | {
      readonly code: "line-no-game";
      readonly name: string;
      readonly reason: UnplayedReason | null;
    }
  /** The line is none of the forms of a game that ends with 1, ½ or 0. */
  | { readonly code: "line-not-decided"; readonly text: string };

/** The result of a line. */
type ReadLine = Result<EnteredPairOutcome, ResultLineRefusal>;

/** The possible names of a line, and the round of the players. */
interface LineContext {
  readonly round: BoardRound;
  readonly entries: readonly NamedPlayer[];
  readonly results: ResultKind;
  /** The board of scores alone; null if they need a place. */
  readonly nextBoard: number | null;
}

/**
 * Reads one typed line as a result of `round`: a board (plain number), a player (`#7`, or a name by
 * {@link findNamed}) or both players, and two scores; or both players each with a score; or `+` and
 * `-` for a game with one or both sides absent. With `nextBoard`, two scores alone are enough.
 *
 * If games end with a win, a draw or a loss the scores are 1, ½ (also `=`, `0.5`) or 0, and one of
 * them is enough: that of the player who goes first at the board, or who was named. Both are needed
 * if they are less than a point together: ½–0, 0–½, 0–0.
 */
export const parseResultLine = (
  text: string,
  round: BoardRound,
  entries: readonly NamedPlayer[],
  results: ResultKind = "game-points",
  nextBoard: number | null = null,
): ReadLine => {
  const line = plainLine(text);
  if (line === "") return err({ code: "line-empty" });
  const context = { round, entries, results, nextBoard };
  const absence = absenceParts(line, results);
  if (absence !== null) return readAbsence(absence, context);
  const fraction = results === "game-points" ? fractionIn(line) : null;
  if (fraction !== null) return err({ code: "line-fraction", text: fraction });
  return readScores(line, context);
};

const readAbsence = ({ place, marks }: LineParts, context: LineContext): ReadLine => {
  const game = gameAt(place, marks.join(" "), context);
  if (!game.ok) return game;
  const [sign = "", other] = marks;
  if (other === undefined) return err({ code: "line-sign-missing", sign, ...game.value });
  const absent = game.value.seats.filter((_, seat) => marks[seat] !== "+");
  if (absent.length === 0) return err({ code: "line-nobody-absent", ...game.value });
  return ok({ kind: "forfeit", absent });
};

const readScores = (line: string, context: LineContext): ReadLine => {
  const all = scoreParts(line, context.results);
  const fitting = all.filter(({ marks }) => isEnough(marks, context.results));
  const placed = fitting.filter(({ place }) => place !== "");
  const alone = fitting.filter(({ place }) => place === "");
  const refusals: ResultLineRefusal[] = [];
  // If scores alone are enough, `5 412` is not board 5; elsewhere `1 1` is White's win at board 1.
  for (const parts of context.nextBoard === null ? placed : [...alone, ...placed]) {
    const read = scored(parts, line, context);
    if (read.ok || !(isAboutPlace(read.error) || parts.place === "")) return read;
    refusals.push(read.error);
  }
  const both = context.results === "game-points" ? readBoth(line, context) : null;
  if (both?.ok === true) return both;
  const incomplete = incompleteLine(line, all, context);
  if (incomplete !== null && !isAboutPlace(incomplete)) return err(incomplete);
  const [refusal = incomplete ?? notUnderstood(line, context.results)] = refusals;
  return both ?? err(refusal);
};

const isEnough = (marks: readonly string[], results: ResultKind): boolean =>
  marks.length === 2 || (marks.length === 1 && results === "win-draw-loss");

const notUnderstood = (text: string, results: ResultKind): ResultLineRefusal => ({
  code: results === "win-draw-loss" ? "line-not-decided" : "line-not-understood",
  text,
});

/** True if another way to split the line may give another place. */
const isAboutPlace = ({ code }: ResultLineRefusal): boolean =>
  code === "line-unknown-board" || code === "line-unknown-player" || code === "line-place-missing";

const scored = ({ place, marks }: LineParts, line: string, context: LineContext): ReadLine => {
  const [first = "", second] = marks;
  const scores =
    context.results === "win-draw-loss"
      ? scoresOfMarks(first, second)
      : ([Number(first), Number(second)] as const);
  if (scores === null) return err(notUnderstood(line, context.results));
  const game = gameAt(place, line, context);
  return game.ok ? ok(playedBy(game.value.seats, scores)) : game;
};

const playedBy = (
  [a, b]: readonly [EntryId, EntryId],
  [scoreOfA, scoreOfB]: readonly [number, number],
): EnteredPairOutcome => ({
  kind: "played",
  sides: [
    { entry: a, score: scoreOfA },
    { entry: b, score: scoreOfB },
  ],
});

const readBoth = (line: string, context: LineContext): ReadLine | null => {
  const parts = bothParts(line);
  if (parts === null) return null;
  const [one, other] = parts.players;
  const starter = playerNamed(one, context);
  if (!starter.ok) return starter;
  const second = playerNamed(other, context);
  if (!second.ok) return second;
  const [own, theirs] = parts.marks;
  return ok(playedBy([starter.value.id, second.value.id], [Number(own), Number(theirs)]));
};

/** Reports what is missing or too much in a line with a game; else why it has none, if possible. */
const incompleteLine = (
  line: string,
  all: readonly LineParts[],
  context: LineContext,
): ResultLineRefusal | null => {
  const { results } = context;
  const places = isPlace(line) ? [...all, { place: line, marks: [] }] : all;
  const refusals: ResultLineRefusal[] = [];
  for (const { place, marks } of places) {
    const game = gameAt(place, line, context);
    if (!game.ok) {
      if (!isAboutPlace(game.error)) return game.error;
      const isNone = marks.length === 0 && game.error.code === "line-unknown-player";
      if (!isNone && (place !== "" || isEnough(marks, results))) refusals.push(game.error);
    } else if (marks.length > 2) {
      return { code: "line-too-much", text: marks.slice(2).join(" "), ...game.value };
    } else if (!isEnough(marks, results)) {
      return { code: "line-score-missing", results, scores: marks.map(Number), ...game.value };
    }
  }
  return refusals.find(({ code }) => code === "line-place-missing") ?? refusals.at(-1) ?? null;
};

/** The game at a place, the player named first in front; `text` is the line, for refusals. */
export const gameAt = (
  place: string,
  text: string,
  context: LineContext,
): Result<LineGame, ResultLineRefusal> => {
  const { round, nextBoard } = context;
  const board = place === "" ? nextBoard : boardOfPlace(place);
  if (board !== null) {
    const game = round.games.find((candidate) => candidate.board === board);
    if (game !== undefined) return ok({ board, seats: game.seats });
    return err({ code: "line-unknown-board", board, boards: round.games.length });
  }
  if (place === "") return err({ code: "line-place-missing", text });
  const player = playerNamed(place, context);
  if (!player.ok) return gameOfTwo(place, context) ?? player;
  return gameWith(player.value, context);
};

const gameWith = (
  { id, name }: NamedPlayer,
  { round }: LineContext,
): Result<LineGame, ResultLineRefusal> => {
  const game = gameOf(round, id);
  if (game === undefined) {
    const unplayed = round.unplayed.find(({ entry }) => entry === id);
    return err({ code: "line-no-game", name, reason: unplayed?.reason ?? null });
  }
  const [first, second] = game.seats;
  return ok({ board: game.board, seats: [id, first === id ? second : first] });
};

/** `meier - schulz`: the game of two who meet; null if a place names none. */
const gameOfTwo = (place: string, context: LineContext): Result<LineGame, never> | null => {
  for (const names of namesSideBySide(place)) {
    const [one, other] = names.map((text) => playerNamed(text, context));
    if (one?.ok !== true || other?.ok !== true) continue;
    const game = gameWith(one.value, context);
    if (game.ok && game.value.seats[1] === other.value.id) return game;
  }
  return null;
};

const playerNamed = (
  text: string,
  { round, entries }: LineContext,
): Result<NamedPlayer, ResultLineRefusal> => {
  const match = findNamed(text, entries);
  if (match.kind === "none") return err({ code: "line-unknown-player", text });
  if (match.kind === "one") return ok(match.entry);
  const playing = match.entries.filter(({ id }) => gameOf(round, id) !== undefined);
  const [only, another] = playing;
  if (only !== undefined && another === undefined) return ok(only);
  const names = playing.slice(0, 5).map(({ name }) => name);
  return err({ code: "line-ambiguous-player", text, names });
};
