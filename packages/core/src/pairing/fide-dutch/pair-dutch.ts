import { err, ok, type Result } from "../../result.ts";
import { allocate, type ColourRule } from "./allocation.ts";
import type { Bracket } from "./bracket.ts";
import { findByeScore } from "./bye.ts";
import { type Roster, rosterOf } from "./roster.ts";
import { solveBracket } from "./solve-bracket.ts";
import type { DutchTournament } from "./tournament.ts";

/** A pair of one round. */
export interface DutchPair {
  /** Pairing numbers. */
  readonly white: number;
  readonly black: number;
  readonly colourRule: ColourRule;
  /** The scoregroup in whose bracket they were paired, counted from 1, highest first. */
  readonly bracket: number;
}

/** A complete round. */
export interface DutchRound {
  readonly pairs: readonly DutchPair[];
  /** Pairing number of who has the pairing-allocated bye; null if nobody has. */
  readonly bye: number | null;
}

/** Why a round cannot be paired: no complete pairing obeys the absolute criteria (1.9.3). */
export interface DutchRefusal {
  readonly code: "no-pairing";
}

/** Pairs a round by the FIDE (Dutch) system in force since 1 February 2026 (C.04.3). */
export const pairDutch = (tournament: DutchTournament): Result<DutchRound, DutchRefusal> => {
  const roster = rosterOf(tournament);
  const byeScore = findByeScore(roster);
  if (byeScore === "none") return err({ code: "no-pairing" });
  const pairs: DutchPair[] = [];
  let moved: readonly number[] = [];
  for (let group = 0; group + 1 < roster.groups.length; group++) {
    const { pairs: formed, downfloaters } = solveBracket(
      roster,
      bracketAt(roster, group, moved, byeScore),
    );
    for (const [a, b] of formed) pairs.push(dutchPair(roster, a, b, group + 1));
    moved = downfloaters;
  }
  const bye = moved[0];
  return ok({ pairs, bye: bye === undefined ? null : (roster.numbers[bye] as number) });
};

const bracketAt = (
  roster: Roster,
  group: number,
  moved: readonly number[],
  byeScore: number | null,
): Bracket => {
  const from = roster.groups[group] as number;
  const next = roster.groups[group + 1] as number;
  const rest = roster.groups[group + 2] ?? next;
  const ranks = Int32Array.from({ length: moved.length + roster.size - from }, (_, position) =>
    position < moved.length ? (moved[position] as number) : from + position - moved.length,
  );
  return {
    ranks,
    residents: moved.length,
    next: moved.length + next - from,
    rest: moved.length + rest - from,
    whole: true,
    byeScore,
  };
};

const dutchPair = (roster: Roster, a: number, b: number, bracket: number): DutchPair => {
  const { colour, rule } = allocate(roster, a, b);
  const [white, black] = colour === 1 ? [a, b] : [b, a];
  return {
    white: roster.numbers[white] as number,
    black: roster.numbers[black] as number,
    colourRule: rule,
    bracket,
  };
};
