import type { TrfBye, TrfColour, TrfResult } from "./codes.ts";
import type {
  TrfAbnormalPointsRecord,
  TrfForfeitedMatchRecord,
  TrfLineupRecord,
  TrfNationalRecord,
  TrfPlayerCard,
  TrfRankMethodRecord,
  TrfTeam,
} from "./record.ts";
import {
  DEFAULT_SCORING,
  DEFAULT_TEAM_SCORING,
  type TrfScoring,
  type TrfTeamScoring,
} from "./scoring.ts";

/** The tournament section's texts; empty if the file has none. */
export interface TrfHeader {
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  /** `YYYY/MM/DD`. */
  readonly start: string;
  readonly end: string;
  /** Type in words (092). */
  readonly type: string;
  readonly chiefArbiter: string;
  readonly deputies: readonly string[];
  /** Allotted times in words (122). */
  readonly times: string;
  /** Program or user that makes the pairings (182). */
  readonly pairingController: string;
  /** Encoded type (192), as `FIDE_DUTCH_2025_BAKU`. */
  readonly typeCode: string;
  /** Codes of 202: tie-breaks. */
  readonly tieBreaks: readonly string[];
  /** Codes of 212: criteria of the standings, `PTS` among them. */
  readonly standings: readonly string[];
  /** Encoded time control (222). */
  readonly timeControl: string;
}

/** A bye given by record 240, or by absence. */
export interface TrfByeGrant {
  readonly bye: TrfBye;
  readonly round: number;
  /** A player; in team events a team. */
  readonly id: number;
}

/** Fictitious points for numbers `first` to `last` in rounds `firstRound` to `lastRound`. */
export interface TrfAcceleration {
  readonly first: number;
  readonly last: number;
  readonly firstRound: number;
  readonly lastRound: number;
  /** Points, in team events game points. */
  readonly points: number;
  /** Team events only, else 0. */
  readonly matchPoints: number;
}

/** None of these meet in the rounds `firstRound` to `lastRound` (null: the last of the event). */
export interface TrfForbidden {
  readonly ids: readonly number[];
  readonly firstRound: number;
  readonly lastRound: number | null;
}

type Plain<R> = Omit<R, "kind">;

/** The facts of a file, independent of its dialect. */
export interface TrfFacts {
  readonly header: TrfHeader;
  /** By starting rank. */
  readonly players: readonly TrfPlayerCard[];
  /** In the order of the file. */
  readonly nationals: readonly Plain<TrfNationalRecord>[];
  readonly rankMethods: readonly Plain<TrfRankMethodRecord>[];
  /** By pairing number; teams of 013 are numbered in the order of the file. */
  readonly teams: readonly TrfTeam[];
  /** Number of rounds of the event; null if the file does not state it. */
  readonly rounds: number | null;
  /** `roundDates[r - 1]` is `YY/MM/DD`. */
  readonly roundDates: readonly (string | null)[];
  /** As stated by 152 or XXC; `inferredColour` derives it from the games. */
  readonly initialColour: TrfColour | null;
  /** True if rank instead of starting number orders the players for pairing (`XXC rank`). */
  readonly orderByRank: boolean;
  readonly boardColours: readonly TrfColour[];
  readonly scoring: TrfScoring;
  readonly teamScoring: TrfTeamScoring;
  readonly byes: readonly TrfByeGrant[];
  /** Absent from the round to be paired (XXZ). */
  readonly absent: readonly number[];
  readonly accelerations: readonly TrfAcceleration[];
  readonly forbidden: readonly TrfForbidden[];
  readonly abnormalPoints: readonly Plain<TrfAbnormalPointsRecord>[];
  readonly lineups: readonly Plain<TrfLineupRecord>[];
  /** `teamByes[r - 1]` is the team with the pairing-allocated bye of round r. */
  readonly teamByes: readonly (number | null)[];
  readonly forfeitedMatches: readonly Plain<TrfForfeitedMatchRecord>[];
}

/** A round without play, for a player or for a team. */
export type TrfUnplayedKind =
  | "forfeit-win"
  | "forfeit-loss"
  | "full-point-bye"
  | "half-point-bye"
  | "zero-point-bye"
  | "pairing-allocated-bye";

/** Kind of a player's round. */
export type TrfRoundKind =
  | "game"
  /** Lasted less than a move (`W`, `D`, `L`): counts, but not for ratings. */
  | "unrated-game"
  | TrfUnplayedKind
  /** Paired, without a result yet. */
  | "pending";

/** A round of a player, as input of tie-breaks and pairing engines. */
export interface TrfRound {
  readonly round: number;
  /** The scheduled opponent, also of a forfeited game; null for none. */
  readonly opponent: number | null;
  /** The scheduled colour. */
  readonly colour: TrfColour | null;
  readonly result: TrfResult;
  readonly kind: TrfRoundKind;
  /** Points under the point system, record 299 included. */
  readonly points: number;
}

/** A player with values derived from the file. */
export interface TrfPlayer extends TrfPlayerCard {
  /** `lines[r - 1]` is round r, for every round that has been paired. */
  readonly lines: readonly TrfRound[];
  /** Penalties (negative) and bonuses of record 299. */
  readonly adjustment: number;
  /** Sum of the lines' points and the adjustment. */
  readonly computedPoints: number;
}

/** A file's facts and values derived from them. */
export interface TrfTournament extends TrfFacts {
  readonly players: readonly TrfPlayer[];
  /** True if numbers in 240, 250, 260 and 299 are those of teams. */
  readonly teamEvent: boolean;
  /** Rounds that have been paired. */
  readonly playedRounds: number;
  /** Absences from rounds that are not paired yet, from 240, XXZ and columns of the 001 records. */
  readonly absences: readonly TrfByeGrant[];
}

/** Empty facts: a start for files made from other values. */
export const EMPTY_TRF: TrfFacts = {
  header: {
    name: "",
    city: "",
    federation: "",
    start: "",
    end: "",
    type: "",
    chiefArbiter: "",
    deputies: [],
    times: "",
    pairingController: "",
    typeCode: "",
    tieBreaks: [],
    standings: [],
    timeControl: "",
  },
  players: [],
  nationals: [],
  rankMethods: [],
  teams: [],
  rounds: null,
  roundDates: [],
  initialColour: null,
  orderByRank: false,
  boardColours: [],
  scoring: DEFAULT_SCORING,
  teamScoring: DEFAULT_TEAM_SCORING,
  byes: [],
  absent: [],
  accelerations: [],
  forbidden: [],
  abnormalPoints: [],
  lineups: [],
  teamByes: [],
  forfeitedMatches: [],
};

/**
 * Returns the fictitious points of a number in a round (records 250 and XXA): the last record that
 * covers them counts. O(accelerations).
 */
export const accelerationOf = (
  { accelerations }: Pick<TrfFacts, "accelerations">,
  id: number,
  round: number,
): { readonly points: number; readonly matchPoints: number } => {
  const covering = accelerations.findLast(
    ({ first, last, firstRound, lastRound }) =>
      first <= id && id <= last && firstRound <= round && round <= lastRound,
  );
  return { points: covering?.points ?? 0, matchPoints: covering?.matchPoints ?? 0 };
};

/** Returns the pairs of numbers, smaller one first, that must not meet in a round (260, XXP). */
export const forbiddenPairsOf = (
  { forbidden }: Pick<TrfFacts, "forbidden">,
  round: number,
): readonly (readonly [number, number])[] => {
  const pairs = new Map<string, readonly [number, number]>();
  for (const { ids, firstRound, lastRound } of forbidden) {
    if (round < firstRound || (lastRound !== null && round > lastRound)) continue;
    for (const [index, one] of ids.entries()) {
      for (const other of ids.slice(index + 1)) {
        const pair = [Math.min(one, other), Math.max(one, other)] as const;
        if (one !== other) pairs.set(pair.join(), pair);
      }
    }
  }
  return [...pairs.values()];
};
