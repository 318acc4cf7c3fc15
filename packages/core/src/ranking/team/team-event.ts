import type { EntryId } from "../../base/entry-id.ts";
import type { Credit, UnplayedReason } from "../../base/scorecard.ts";
import type { PairingKind, RuleEdition } from "../criterion.ts";
import type { PointSystem } from "../point-system.ts";
import type { TeamScore } from "./score-field.ts";

/** A player of a team. */
export interface TeamMember {
  readonly name: string;
  /** In the event's own scale; 0 for unrated. */
  readonly rating: number;
}

/** A team that takes part. */
export interface Team {
  readonly entry: EntryId;
  readonly name: string;
  /** In the order of boards, reserves last. */
  readonly members: readonly TeamMember[];
  /** Where it is not the average of the members who sit at the boards if all come. */
  readonly rating?: number;
  /** The rank of the team's lot among all teams, 1 first; the entry's number by default. */
  readonly lot?: number;
  /** The starting number, where it is not the entry's number. */
  readonly seed?: number;
  /** Points added by the director, apart from any round; negative for a penalty. */
  readonly adjustment?: { readonly matchPoints: number; readonly gamePoints: number };
}

/** Points of the side named first, and of the other one. */
export type Pair = readonly [number, number];

/** A match over the boards. */
export interface TeamMatch {
  readonly kind: "match";
  readonly round: number;
  /** The team named first has the first move on board 1, where `colours` are known. */
  readonly teams: readonly [EntryId, EntryId];
  readonly colours: "known" | "unknown";
  /** What both scored board by board, board 1 first; empty where that is not known. */
  readonly boards: readonly Pair[];
  /** Where they are not the sum of the boards. */
  readonly gamePoints?: Pair;
  /** Where they are not what the point system gives for the result. */
  readonly matchPoints?: Pair;
  /** Of boards that are played for game points: the spread on all of them, of the team named first. */
  readonly spread?: number;
}

/** A match that is paired and published, but not decided. */
export interface PendingMatch {
  readonly kind: "pending";
  readonly round: number;
  readonly teams: readonly [EntryId, EntryId];
  readonly colours: "known" | "unknown";
}

/** A round that a team did not play. Both sides of a forfeited match have one. */
export interface TeamAbsence {
  readonly kind: "absence";
  readonly round: number;
  readonly team: EntryId;
  readonly reason: UnplayedReason;
  /** The opponent of a forfeited match; null where there was none. */
  readonly opponent: EntryId | null;
  readonly credit: Credit;
  /** Where they are not what the point systems give for the credit. */
  readonly matchPoints?: number;
  readonly gamePoints?: number;
  /** Spread that is booked for the round; 0 where missing. */
  readonly spread?: number;
}

/** One thing that happened in a round. */
export type TeamRecord = TeamMatch | PendingMatch | TeamAbsence;

/** A team event as far as rankings need it. */
export interface TeamEvent {
  readonly teams: readonly Team[];
  readonly records: readonly TeamRecord[];
  /** Rounds 1 … rounds count. */
  readonly rounds: number;
  readonly plannedRounds?: number;
  /** How many boards a match has. */
  readonly boards: number;
  /** What a match is worth; 2-1-0 by default. */
  readonly matchPoints?: PointSystem;
  /** What a game is worth; 1-½-0 by default. */
  readonly gamePoints?: PointSystem;
  /** By which score teams are ranked first; match points by default. */
  readonly primary?: TeamScore;
  readonly edition?: RuleEdition;
  readonly pairing?: PairingKind;
}
