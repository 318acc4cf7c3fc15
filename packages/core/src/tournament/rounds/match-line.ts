import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { NamedPlayer } from "../../names/find-people.ts";
import type { EnteredGame, EnteredPairOutcome } from "../entered-outcome.ts";
import type { BoardOutcome } from "../match-outcome.ts";
import type { BoardRound } from "../round.ts";
import type { ResultKind } from "../settings/settings.ts";
import type { TeamRules } from "../settings/team-rules.ts";
import { outcomeOfMark } from "./board-marks.ts";
import { isPlace, plainLine } from "./line-parts.ts";
import { gameAt, parseResultLine, type ResultLineRefusal } from "./result-line.ts";
import { readScoredMatch } from "./scored-match-line.ts";

const SOME_MARKS = String.raw`[10=½+\-xX.?]+`;
const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,3}|½)?|½`;
const BETWEEN = String.raw`(?:\s*[:/]\s*|\s+-\s+|\s+)`;
const MARKS_ALONE = new RegExp(`^${SOME_MARKS}$`, "u");
const PLACE_AND_MARKS = new RegExp(String.raw`^(.*[^\s,;:])[\s,;:]+(${SOME_MARKS})$`, "u");
const TOTALS_ALONE = new RegExp(`^(${NUMBER})${BETWEEN}(${NUMBER})$`, "u");
const PLACE_AND_TOTALS = new RegExp(
  String.raw`^(.*?)(?:\s*[,;]\s*|\s+)(${NUMBER})${BETWEEN}(${NUMBER})$`,
  "u",
);

/**
 * Reads one typed line as the result of a match: the match's number, or the name of a team, and the
 * results of its boards. For games won, drawn or lost that is a mark for each board from the first
 * (`3 1=0+`: won, drawn, lost, won by forfeit; `-` lost by forfeit, `x` both absent, `.` not
 * played, `?` adjourned), or the totals (`3 2.5 1.5`); for games with points both scores of each
 * board ({@link readScoredMatch}). `3 + -` is a match with one side absent. If `nextMatch` is a
 * number, boards or totals alone belong to it.
 */
export const parseMatchLine = (
  text: string,
  round: BoardRound,
  entries: readonly NamedPlayer[],
  results: ResultKind,
  { boards }: Pick<TeamRules, "boards">,
  nextMatch: number | null = null,
): Result<EnteredGame, ResultLineRefusal> => {
  const readBoards = results === "game-points" ? readScoredMatch : readMarkedMatch;
  const read = readBoards(text, round, entries, boards, nextMatch);
  // The numbers in the round are matches.
  return !read.ok && read.error.code === "line-unknown-board"
    ? err({ ...read.error, ofTeams: true })
    : read;
};

const readMarkedMatch = (
  text: string,
  round: BoardRound,
  entries: readonly NamedPlayer[],
  boards: number,
  nextMatch: number | null,
): Result<EnteredGame, ResultLineRefusal> => {
  const line = plainLine(text);
  const context = { round, entries, results: "game-points", nextBoard: nextMatch } as const;
  const marked = markedParts(line, nextMatch !== null);
  if (marked !== null && [...marked.marks].length === boards && !isAbsence(line, boards)) {
    const game = gameAt(marked.place, line, context);
    if (!game.ok) return game;
    return ok({
      kind: "match",
      teams: game.value.seats,
      boards: outcomesOf(marked.marks).map((outcome) => ({ outcome })),
    });
  }
  const totals = totalsParts(line, nextMatch !== null);
  if (totals !== null) {
    const game = gameAt(totals.place, line, context);
    return game.ok ? ok(playedTo(game.value.seats, totals.scores)) : game;
  }
  const other = parseResultLine(text, round, entries);
  if (other.ok && other.value.kind === "forfeit") return other;
  const [place, marks] =
    marked !== null ? [marked.place, marked.marks] : isPlace(line) ? [line, ""] : [null, ""];
  if (place !== null) {
    const game = gameAt(place, line, context);
    if (!game.ok) return game;
    const code =
      [...marks].length > boards ? "line-marks-too-many" : ("line-marks-missing" as const);
    return err({ code, marks: outcomesOf(marks), boards, ...game.value });
  }
  if (!other.ok && isAboutGame(other.error)) return other;
  return err({ code: "line-no-match", text: line, boards });
};

/** A place and marks; the place may only be missing if there is a next match. */
const markedParts = (
  line: string,
  isPlaced: boolean,
): { readonly place: string; readonly marks: string } | null => {
  if (isPlaced && MARKS_ALONE.test(line)) return { place: "", marks: line };
  const [, place, marks] = PLACE_AND_MARKS.exec(line) ?? [];
  return place === undefined || marks === undefined ? null : { place, marks };
};

const totalsParts = (
  line: string,
  isPlaced: boolean,
): { readonly place: string; readonly scores: readonly [string, string] } | null => {
  const [, one, two] = (isPlaced ? TOTALS_ALONE.exec(line) : null) ?? [];
  if (one !== undefined && two !== undefined) return { place: "", scores: [one, two] };
  const [, place, first, second] = PLACE_AND_TOTALS.exec(line) ?? [];
  return place === undefined || first === undefined || second === undefined
    ? null
    : { place, scores: [first, second] };
};

/** `3 + -`: of a match at one board, not the mark of its board. */
const isAbsence = (line: string, boards: number): boolean =>
  boards === 1 && /\s[+-]\s*[+-]$/.test(line);

/** A problem of a named match is reported rather than that the line is not a match. */
const isAboutGame = ({ code }: ResultLineRefusal): boolean =>
  code !== "line-not-understood" && code !== "line-fraction" && code !== "line-score-missing";

const outcomesOf = (marks: string): readonly BoardOutcome[] =>
  [...marks].map((mark) => {
    const outcome = outcomeOfMark(mark.toLowerCase());
    if (outcome === null) throw new Error(`no mark ${mark}`);
    return outcome;
  });

const playedTo = (
  [one, other]: readonly [EntryId, EntryId],
  [first, second]: readonly [string, string],
): EnteredPairOutcome => ({
  kind: "played",
  sides: [
    { entry: one, score: numberOf(first) },
    { entry: other, score: numberOf(second) },
  ],
});

const numberOf = (text: string): number => {
  if (text === "½") return 0.5;
  return text.endsWith("½") ? Number(text.slice(0, -1)) + 0.5 : Number(text.replace(",", "."));
};
