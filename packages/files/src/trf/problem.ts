import type { TrfResult } from "./codes.ts";

/** Expected content of a place in a TRF file. */
export type TrfField =
  | "starting-rank"
  | "sex"
  | "title"
  | "name"
  | "rating"
  | "federation"
  | "fide-id"
  | "birth-date"
  | "points"
  | "rank"
  | "opponent"
  | "colour"
  | "result"
  | "date"
  | "number"
  | "round"
  | "player-or-team"
  | "team"
  | "symbol"
  | "bye-type"
  | "forfeit-type"
  | "assignment-type"
  | "rank-method"
  | "configuration"
  | "strength"
  | "time-control"
  | "players";

/** An error makes values wrong or missing; a warning is for the arbiter to check. */
export type TrfSeverity = "error" | "warning";

/** A problem, with the parameters of its message. */
export type TrfFinding =
  /** The place holds something else than its position is for. */
  | {
      readonly code: "trf-expected";
      readonly record: string;
      readonly field: TrfField;
      readonly found: string;
    }
  /** Values in another form than FIDE's were understood: the first of them, and how many. */
  | {
      readonly code: "trf-adjusted";
      readonly record: string;
      readonly field: TrfField;
      readonly found: string;
      readonly read: string;
      readonly count: number;
    }
  /** Malformed lines of a record without effect: kept, not read. */
  | { readonly code: "trf-not-understood"; readonly record: string; readonly count: number }
  /** A record that neither TRF nor the known extensions have; kept and written back. */
  | { readonly code: "trf-unknown-record"; readonly record: string }
  /** Text in separator columns: the line is probably shifted. */
  | { readonly code: "trf-stray-text"; readonly record: string; readonly found: string }
  /** A readable value that does not end in the column of the format. */
  | { readonly code: "trf-misaligned"; readonly record: string; readonly found: string }
  | { readonly code: "trf-decimal-comma"; readonly record: string; readonly found: string }
  | { readonly code: "trf-control-character"; readonly character: number }
  | { readonly code: "trf-line-too-long"; readonly length: number; readonly limit: number }
  /** The line was aligned in bytes, not characters, and was read so. */
  | { readonly code: "trf-columns-in-bytes"; readonly record: string }
  /** Given twice: the later one counts. */
  | { readonly code: "trf-repeated-record"; readonly record: string; readonly firstLine: number }
  /** Two contradictory records: the one in `otherLine` counts. */
  | {
      readonly code: "trf-conflicting-records";
      readonly record: string;
      readonly other: string;
      readonly otherLine: number;
    }
  | { readonly code: "trf-no-players" }
  | {
      readonly code: "trf-repeated-starting-rank";
      readonly player: number;
      readonly firstLine: number;
    }
  /** Two players have one FIDE number: it is the same person, or a mistake. */
  | {
      readonly code: "trf-repeated-fide-id";
      readonly player: number;
      readonly other: number;
      readonly fideId: string;
    }
  | { readonly code: "trf-repeated-team"; readonly team: number; readonly firstLine: number }
  | { readonly code: "trf-unknown-player"; readonly record: string; readonly player: number }
  | { readonly code: "trf-unknown-team"; readonly record: string; readonly team: number }
  | { readonly code: "trf-player-in-two-teams"; readonly player: number; readonly team: number }
  /** More members of a team play in a round than a match has boards. */
  | {
      readonly code: "trf-too-many-boards";
      readonly team: number;
      readonly round: number;
      readonly players: number;
      readonly boards: number;
    }
  /** A player meets a member of another team, or of none, than the rest of the team. */
  | {
      readonly code: "trf-other-match";
      readonly player: number;
      readonly opponent: number;
      readonly round: number;
      readonly team: number;
      readonly meets: number;
    }
  /** Two opponents sit at different boards of their teams. */
  | {
      readonly code: "trf-boards-differ";
      readonly player: number;
      readonly opponent: number;
      readonly round: number;
      readonly boards: readonly [number, number];
    }
  /** A line-up (300) contradicts a team's opponents. */
  | {
      readonly code: "trf-lineup-differs";
      readonly record: "300" | "330";
      readonly round: number;
      readonly team: number;
      readonly opponent: number;
      readonly meets: number;
    }
  /** A team's record differs from the sum of its matches. */
  | {
      readonly code: "trf-team-points-differ";
      readonly team: number;
      readonly score: "match" | "game";
      readonly stated: number;
      readonly computed: number;
    }
  /** Record 802 has the game points of a match whose games are in no other record. */
  | {
      readonly code: "trf-match-by-total";
      readonly team: number;
      readonly opponent: number;
      readonly round: number;
      readonly points: number;
      /** Game points of the opponent; null: its record has none. */
      readonly theirs: number | null;
    }
  /** Record 802 contradicts the games of a round: the stated cell, and the actual one. */
  | {
      readonly code: "trf-summary-differs";
      readonly team: number;
      readonly round: number;
      readonly stated: string;
      readonly computed: string;
    }
  | { readonly code: "trf-own-opponent"; readonly player: number; readonly round: number }
  /** The opponent's line names another player, or none, in that round. */
  | {
      readonly code: "trf-not-mutual";
      readonly player: number;
      readonly opponent: number;
      readonly round: number;
      readonly named: number | null;
    }
  | {
      readonly code: "trf-same-colours";
      readonly player: number;
      readonly opponent: number;
      readonly round: number;
    }
  | {
      readonly code: "trf-results-disagree";
      readonly player: number;
      readonly opponent: number;
      readonly round: number;
      readonly own: TrfResult;
      readonly theirs: TrfResult;
    }
  /** A result of a game, but no opponent. */
  | {
      readonly code: "trf-game-without-opponent";
      readonly player: number;
      readonly round: number;
      readonly result: TrfResult;
    }
  | {
      readonly code: "trf-bye-with-opponent";
      readonly player: number;
      readonly round: number;
      readonly result: TrfResult;
    }
  | {
      readonly code: "trf-colour-missing";
      readonly player: number;
      readonly round: number;
    }
  /** The points of position 81–84 differ from those of the results under the point system. */
  | {
      readonly code: "trf-points-differ";
      readonly player: number;
      readonly stated: number;
      readonly computed: number;
    }
  | {
      readonly code: "trf-count-differs";
      readonly record: string;
      readonly stated: number;
      readonly counted: number;
    }
  /** Two pairing-allocated byes in a round. */
  | {
      readonly code: "trf-second-bye";
      readonly round: number;
      readonly player: number;
      readonly other: number;
    }
  | { readonly code: "trf-round-beyond-last"; readonly round: number; readonly rounds: number }
  /** Well formed, but without effect. */
  | {
      readonly code: "trf-without-effect";
      readonly record: string;
      readonly reason: "teams-only" | "one-number" | "after-last-round" | "no-points";
    }
  | { readonly code: "trf-range-reversed"; readonly first: number; readonly last: number }
  /** Record 240 contradicts the player's own line: the line counts. */
  | {
      readonly code: "trf-bye-differs";
      readonly player: number;
      readonly round: number;
      readonly bye: string;
      readonly result: TrfResult;
    }
  /** Problems beyond the listed ones. */
  | { readonly code: "trf-more-problems"; readonly count: number };

/** A finding and its place; lines and columns count from 1, columns in characters. */
export type TrfProblem = {
  readonly severity: TrfSeverity;
  readonly line: number;
  readonly column: number;
} & TrfFinding;

/** Records a problem. */
export type Report = (problem: TrfProblem) => void;

/** The most problems listed for one file; further ones are only counted. */
export const MAX_TRF_PROBLEMS = 1000;

/** Collects problems, at most {@link MAX_TRF_PROBLEMS}, and lists them by line and column. */
export const problemList = (): { readonly report: Report; list(): readonly TrfProblem[] } => {
  const listed: TrfProblem[] = [];
  let dropped = 0;
  let severity: TrfSeverity = "warning";
  const list = (): readonly TrfProblem[] => {
    const sorted = listed.toSorted((a, b) => a.line - b.line || a.column - b.column);
    if (dropped === 0) return sorted;
    return [...sorted, { code: "trf-more-problems", count: dropped, severity, line: 1, column: 1 }];
  };
  const report = (problem: TrfProblem): void => {
    if (listed.length < MAX_TRF_PROBLEMS) {
      listed.push(problem);
      return;
    }
    dropped++;
    if (problem.severity === "error") severity = "error";
  };
  return { report, list };
};
