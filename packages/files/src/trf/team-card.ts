import type { TrfColour } from "./codes.ts";
import type { TrfTeam } from "./record.ts";
import type { TrfRound, TrfUnplayedKind } from "./tournament.ts";

/** Kind of a team's round. */
export type TrfTeamRoundKind =
  | "match"
  /** A match with a game that has no result yet. */
  | "pending"
  /** Forfeits are from record 330. */
  | TrfUnplayedKind
  /** Nothing is recorded. */
  | "not-paired";

/** A board of a team in a round; board 1 first. */
export interface TrfBoard {
  /** Null: unoccupied. */
  readonly player: number | null;
  readonly line: TrfRound | null;
}

/** A round of a team. */
export interface TrfTeamRound {
  readonly round: number;
  readonly kind: TrfTeamRoundKind;
  /** The opponents, also of a forfeited match; null for none. */
  readonly opponent: number | null;
  /** White: the first-named team, by the colour of its first board. */
  readonly colour: TrfColour | null;
  readonly boards: readonly TrfBoard[];
  readonly gamePoints: number;
  readonly matchPoints: number;
}

/** A team's rounds and their sum, record 299's penalties and bonuses included. */
export interface TrfTeamCard extends Pick<TrfTeam, "team" | "name" | "players"> {
  readonly rounds: readonly TrfTeamRound[];
  readonly matchPoints: number;
  readonly gamePoints: number;
}
