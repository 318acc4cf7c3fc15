import { err, ok, type Result } from "../../base/result.ts";
import type { NamedPlayer } from "../../names/find-people.ts";
import type { EnteredGame } from "../entered-outcome.ts";
import type { BoardOutcome } from "../match-outcome.ts";
import type { BoardRound } from "../round.ts";
import { outcomeOfMark } from "./board-marks.ts";
import { plainLine } from "./line-parts.ts";
import { gameAt, parseResultLine, type ResultLineRefusal } from "./result-line.ts";

/** Also more than any game can have, which is then refused as too large. */
const SCORE = /^-?\d{1,15}$/;
const MARK = /^[+\-xX.?]$/;

/**
 * Reads a line as the result of a match whose boards are played for game points: the match's
 * number, or the name of a team, and both scores of each board from the first (`3 412 389, 367 401
 * …`; commas are optional), or a mark instead: `+` won by forfeit, `-` lost by forfeit, `x` both
 * absent, `.` not played, `?` adjourned. `3 + -` is a match with one side absent. If `nextMatch` is
 * a number, boards alone belong to it.
 */
export const readScoredMatch = (
  text: string,
  round: BoardRound,
  entries: readonly NamedPlayer[],
  boards: number,
  nextMatch: number | null,
): Result<EnteredGame, ResultLineRefusal> => {
  const line = plainLine(text);
  if (line === "") return err({ code: "line-empty" });
  const absence = parseResultLine(text, round, entries);
  if (absence.ok && absence.value.kind === "forfeit") return absence;
  const read = best(readings(line, nextMatch !== null), boards);
  if (read === null) return err({ code: "line-no-scored-match", text: line, boards });
  const context = { round, entries, results: "game-points", nextBoard: nextMatch } as const;
  const game = gameAt(read.place, line, context);
  if (!game.ok) return game;
  const { outcomes, rest } = read;
  if (outcomes.length === boards && rest === "") {
    const teams = game.value.seats;
    return ok({ kind: "match", teams, boards: outcomes.map((outcome) => ({ outcome })) });
  }
  const code = outcomes.length >= boards ? "line-scores-too-many" : "line-scores-missing";
  return err({ code, marks: outcomes, boards, rest, ...game.value });
};

/** A line split into a place and boards; `rest` is not a board, or not yet. */
interface Reading {
  readonly place: string;
  readonly outcomes: readonly BoardOutcome[];
  readonly rest: string;
}

/** Returns every way to read a line as a place and boards. */
const readings = (line: string, isPlaced: boolean): readonly Reading[] => {
  const words = line
    .replace(/(\d)\s*[:/]\s*(?=-?\d)/gu, "$1 ")
    .split(/[\s,;]+/u)
    .filter((word) => word !== "");
  const first = words.findIndex((word) => SCORE.test(word) || MARK.test(word));
  if (first === -1) return [];
  const places = first > 0 ? [first] : isPlaced ? [0, 1] : [1];
  return places.map((count) => ({
    place: words.slice(0, count).join(" "),
    ...boardsOf(words.slice(count)),
  }));
};

const boardsOf = (words: readonly string[]): Pick<Reading, "outcomes" | "rest"> => {
  const outcomes: BoardOutcome[] = [];
  let at = 0;
  while (at < words.length) {
    const [word = "", next = ""] = words.slice(at, at + 2);
    const marked = MARK.test(word) ? outcomeOfMark(word.toLowerCase()) : null;
    if (marked !== null) {
      outcomes.push(marked);
      at++;
    } else if (SCORE.test(word) && SCORE.test(next)) {
      outcomes.push({ kind: "played", scores: [Number(word), Number(next)] });
      at += 2;
    } else break;
  }
  return { outcomes, rest: words.slice(at).join(" ") };
};

/** Returns the reading with all boards, else one without a rest. */
const best = (all: readonly Reading[], boards: number): Reading | null =>
  all.find(({ outcomes, rest }) => outcomes.length === boards && rest === "") ??
  all.find(({ rest }) => rest === "") ??
  all.at(-1) ??
  null;
