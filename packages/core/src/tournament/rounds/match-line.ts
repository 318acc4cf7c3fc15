import type { EntryId } from "../../base/entry-id.ts";
import { err, ok, type Result } from "../../base/result.ts";
import type { NamedPlayer } from "../../names/find-people.ts";
import type { EnteredMatch, EnteredPairOutcome } from "../commands.ts";
import type { BoardOutcome } from "../match-outcome.ts";
import type { BoardRound } from "../round.ts";
import type { TeamRules } from "../settings/team-rules.ts";
import { plainLine } from "./line-parts.ts";
import { gameAt, parseResultLine, type ResultLineRefusal } from "./result-line.ts";

/** One mark for each board, from the side of the team that was named: what it got there. */
const MARKS: Readonly<Record<string, BoardOutcome>> = {
  "1": { kind: "played", scores: [1, 0] },
  "0": { kind: "played", scores: [0, 1] },
  "=": { kind: "played", scores: [0.5, 0.5] },
  "½": { kind: "played", scores: [0.5, 0.5] },
  "+": { kind: "forfeit", absent: [1] },
  "-": { kind: "forfeit", absent: [0] },
  x: { kind: "forfeit", absent: [0, 1] },
  ".": { kind: "not-played" },
  "?": { kind: "adjourned" },
};

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,3}|½)?|½`;
const BY_BOARDS = /^(.*[^\s,;:])[\s,;:]+([10=½+\-xX.?]+)$/u;
const TOTALS = new RegExp(
  String.raw`^(.*?)(?:\s*[,;]\s*|\s+)(${NUMBER})(?:\s*[:/]\s*|\s+-\s+|\s+)(${NUMBER})$`,
  "u",
);

/**
 * Reads one typed line as the result of a match: the table, or the name of a team, and either a mark
 * for each board from the first (`3 1=0+`: won, drawn, lost, won by forfeit; `-` lost by forfeit, `x`
 * nobody came, `.` not played, `?` adjourned), or the totals (`3 2.5 1.5`); `3 + -` is a match that one
 * side did not come to.
 */
export const parseMatchLine = (
  text: string,
  round: BoardRound,
  entries: readonly NamedPlayer[],
  { boards }: TeamRules,
): Result<EnteredMatch | EnteredPairOutcome, ResultLineRefusal> => {
  const line = plainLine(text);
  const context = { round, entries, results: "game-points", nextBoard: null } as const;
  const [, place = "", marks = ""] = BY_BOARDS.exec(line) ?? [];
  if (marks.length === boards && (boards > 1 || !/\s[+-]\s*[+-]$/.test(line))) {
    const game = gameAt(place, line, context);
    if (!game.ok) return game;
    return ok({ kind: "match", teams: game.value.seats, boards: [...marks].map(outcomeOf) });
  }
  const [, where = "", first, second] = TOTALS.exec(line) ?? [];
  if (first !== undefined && second !== undefined) {
    const game = gameAt(where, line, context);
    return game.ok ? ok(totals(game.value.seats, [first, second])) : game;
  }
  const other = parseResultLine(text, round, entries);
  if (!other.ok || other.value.kind === "forfeit") return other;
  return err({ code: "line-not-understood", text: line });
};

const outcomeOf = (mark: string): { readonly outcome: BoardOutcome } => {
  const outcome = MARKS[mark.toLowerCase()];
  if (outcome === undefined) throw new Error(`no mark ${mark}`);
  return { outcome };
};

const totals = (
  [one, other]: readonly [EntryId, EntryId],
  [first, second]: readonly [string, string],
): EnteredPairOutcome => ({
  kind: "played",
  sides: [
    { entry: one, score: numberOf(first) },
    { entry: other, score: numberOf(second) },
  ],
});

const numberOf = (text: string): number =>
  text.endsWith("½") ? Number(text.slice(0, -1)) + 0.5 : Number(text.replace(",", "."));
