import type {
  BbpCode,
  TrfAssignment,
  TrfBye,
  TrfColour,
  TrfRankMethod,
  TrfSummaryBye,
  TrfSymbol,
  TrfTeamSymbol,
  TrfTextCode,
  XxsCode,
} from "./codes.ts";
import type { TrfPerson, TrfPlayerCard } from "./player-card.ts";

export type { TrfCell, TrfPerson, TrfPlayerCard } from "./player-card.ts";

/** 001. */
export interface TrfPlayerRecord extends TrfPlayerCard {
  readonly kind: "player";
}

/** A federation's three letters: national rating support (TRF-2026). */
export interface TrfNationalRecord extends TrfPerson {
  readonly kind: "national";
  readonly code: string;
}

/** 012 … 122, 182 … 222: one line of text each. */
export interface TrfTextRecord {
  readonly kind: "text";
  readonly code: TrfTextCode;
  readonly text: string;
}

/** 132: `dates[r - 1]` is the date of round r as `YY/MM/DD`. */
export interface TrfRoundDatesRecord {
  readonly kind: "round-dates";
  readonly dates: readonly (string | null)[];
}

/** 142, or JaVaFo's XXR. */
export interface TrfRoundCountRecord {
  readonly kind: "round-count";
  readonly code: "142" | "XXR";
  readonly rounds: number;
}

/** 152. */
export interface TrfInitialColourRecord {
  readonly kind: "initial-colour";
  readonly colour: TrfColour;
}

/** JaVaFo's XXC: order by rank instead of number, colour of the first player in round 1. */
export interface TrfConfigurationRecord {
  readonly kind: "configuration";
  readonly rank: boolean;
  readonly colour: TrfColour | null;
}

interface Worth<T extends string> {
  readonly symbol: T;
  readonly points: number;
}

/** 162. */
export interface TrfPointsRecord {
  readonly kind: "points";
  readonly values: readonly Worth<TrfSymbol>[];
}

/** 362. */
export interface TrfTeamPointsRecord {
  readonly kind: "team-points";
  readonly values: readonly Worth<TrfTeamSymbol>[];
}

/** JaVaFo's XXS. */
export interface XxsRecord {
  readonly kind: "xxs";
  readonly values: readonly Worth<XxsCode>[];
}

/** bbpPairings' BBW, BBD, BBL, BBZ, BBF, BBU. */
export interface BbpPointsRecord {
  readonly kind: "bbp-points";
  readonly code: BbpCode;
  readonly points: number;
}

/** 172. */
export interface TrfRankMethodRecord {
  readonly kind: "rank-method";
  readonly federation: string;
  readonly method: TrfRankMethod;
}

/** 352: the colour of the first-named team's boards, board 1 first. */
export interface TrfBoardColoursRecord {
  readonly kind: "board-colours";
  readonly colours: readonly TrfColour[];
}

/** 013. */
export interface TrfTeam13Record {
  readonly kind: "team-013";
  readonly name: string;
  readonly players: readonly number[];
}

/** A team's data of 310. */
export interface TrfTeam {
  /** Pairing number, 1 to 999. */
  readonly team: number;
  readonly name: string;
  readonly nickname: string;
  readonly strength: number | null;
  readonly matchPoints: number | null;
  readonly gamePoints: number | null;
  readonly rank: number | null;
  /** Starting ranks in board order. */
  readonly players: readonly number[];
}

/** 310. */
export interface TrfTeamRecord extends TrfTeam {
  readonly kind: "team";
}

/** 240: ids are players, in team events teams. */
export interface TrfByesRecord {
  readonly kind: "byes";
  readonly bye: TrfBye;
  readonly round: number;
  readonly ids: readonly number[];
}

/** JaVaFo's XXZ: absent from the round to be paired. */
export interface XxzRecord {
  readonly kind: "absent";
  readonly ids: readonly number[];
}

/** 250: fictitious points for a range of numbers in a range of rounds, ends included. */
export interface TrfAccelerationRecord {
  readonly kind: "acceleration";
  readonly matchPoints: number | null;
  readonly points: number | null;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly first: number;
  readonly last: number;
}

/** JaVaFo's XXA: `points[r - 1]` are the fictitious points of round r. */
export interface XxaRecord {
  readonly kind: "player-acceleration";
  readonly player: number;
  readonly points: readonly number[];
}

/** 260: none of these meet in the rounds of the range. */
export interface TrfForbiddenRecord {
  readonly kind: "forbidden";
  readonly firstRound: number;
  readonly lastRound: number;
  readonly ids: readonly number[];
}

/** JaVaFo's XXP: none of these meet. */
export interface XxpRecord {
  readonly kind: "forbidden-always";
  readonly ids: readonly number[];
}

/** 299. `round` null: all rounds; no ids: everyone. */
export interface TrfAbnormalPointsRecord {
  readonly kind: "abnormal-points";
  readonly assignment: TrfAssignment;
  readonly matchPoints: number | null;
  readonly points: number | null;
  readonly round: number | null;
  readonly ids: readonly number[];
}

/** 300: players by board; null is an empty board. */
export interface TrfLineupRecord {
  readonly kind: "lineup";
  readonly round: number;
  readonly team: number;
  readonly opponent: number | null;
  readonly players: readonly (number | null)[];
}

/** 320: `teams[r - 1]` had the pairing-allocated bye of round r. */
export interface TrfTeamByesRecord {
  readonly kind: "team-byes";
  readonly matchPoints: number | null;
  readonly gamePoints: number | null;
  readonly teams: readonly (number | null)[];
}

/** 330. */
export interface TrfForfeitedMatchRecord {
  readonly kind: "forfeited-match";
  readonly forfeit: "+-" | "-+" | "--";
  readonly round: number;
  readonly white: number;
  readonly black: number;
}

/** A round of record 802. */
export interface TrfSummaryCell {
  /** The opponents' number or the kind of bye. */
  readonly opponent: number | TrfSummaryBye;
  readonly colour: TrfColour | null;
  readonly gamePoints: number | null;
  readonly forfeit: boolean;
}

/** 802, for human readers. */
export interface TrfTeamSummaryRecord {
  readonly kind: "team-summary";
  readonly team: number;
  readonly nickname: string;
  readonly matchPoints: number | null;
  readonly gamePoints: number | null;
  readonly cells: readonly (TrfSummaryCell | null)[];
}

/** 801, for human readers: its columns depend on the event, so the rest is text. */
export interface TrfTeamDetailsRecord {
  readonly kind: "team-details";
  readonly team: number;
  readonly text: string;
}

/** Lines without a meaning to programs: comments (`###`), blank, unknown and unreadable ones. */
export interface TrfOtherRecord {
  readonly kind: "comment" | "blank" | "unknown" | "malformed";
  /** The whole line. */
  readonly text: string;
}

/** A line of a TRF file, parsed. */
export type TrfRecord =
  | TrfPlayerRecord
  | TrfNationalRecord
  | TrfTextRecord
  | TrfRoundDatesRecord
  | TrfRoundCountRecord
  | TrfInitialColourRecord
  | TrfConfigurationRecord
  | TrfPointsRecord
  | TrfTeamPointsRecord
  | XxsRecord
  | BbpPointsRecord
  | TrfRankMethodRecord
  | TrfBoardColoursRecord
  | TrfTeam13Record
  | TrfTeamRecord
  | TrfByesRecord
  | XxzRecord
  | TrfAccelerationRecord
  | XxaRecord
  | TrfForbiddenRecord
  | XxpRecord
  | TrfAbnormalPointsRecord
  | TrfLineupRecord
  | TrfTeamByesRecord
  | TrfForfeitedMatchRecord
  | TrfTeamSummaryRecord
  | TrfTeamDetailsRecord
  | TrfOtherRecord;

/** The record of a kind. */
export type TrfRecordOf<K extends TrfRecord["kind"]> = Extract<TrfRecord, { readonly kind: K }>;
