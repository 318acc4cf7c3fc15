import { err, ok, type Result } from "../../result.ts";
import { allocate, type ColourRule } from "./allocation.ts";
import { findByeScore } from "./bye.ts";
import { outlookOf } from "./completion.ts";
import { pairBracket } from "./pair-bracket.ts";
import { type Roster, rosterOf } from "./roster.ts";
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
  const outlook = outlookOf(roster, byeScore);
  const pairs: DutchPair[] = [];
  let moved: readonly number[] = [];
  for (let group = 0; group + 1 < roster.groups.length; group++) {
    const formed = pairBracket(roster, outlook, group, moved, byeScore);
    for (const [a, b] of formed.pairs) pairs.push(dutchPair(roster, a, b, group + 1));
    moved = formed.downfloaters;
  }
  const bye = moved[0];
  return ok({ pairs, bye: bye === undefined ? null : (roster.numbers[bye] as number) });
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
