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

/** A participating team. */
export interface Team {
  readonly entry: EntryId;
  readonly name: string;
  /** In the order of boards, reserves last. */
  readonly members: readonly TeamMember[];
  /** If it is not the average of the members on the boards at full strength. */
  readonly rating?: number;
  /** The rank of the team's lot among all teams, 1 first; the entry's number by default. */
  readonly lot?: number;
  /** The starting number, if it is not the entry's number. */
  readonly seed?: number;
  /** Points added by the director, outside any round; negative for a penalty. */
  readonly adjustment?: { readonly matchPoints: number; readonly gamePoints: number };
}

/** Points of the side named first, and of the other one. */
export type Pair = readonly [number, number];

/** A match over the boards. */
export interface TeamMatch {
  readonly kind: "match";
  readonly round: number;
  /** The team named first moves first on board 1, if `colours` are known. */
  readonly teams: readonly [EntryId, EntryId];
  readonly colours: "known" | "unknown";
  /** Both scores board by board, board 1 first; empty if unknown. */
  readonly boards: readonly Pair[];
  /** If they are not the sum of the boards. */
  readonly gamePoints?: Pair;
  /** If they differ from what the point system gives for the result. */
  readonly matchPoints?: Pair;
  /** For boards played for game points: the total spread, for the team named first. */
  readonly spread?: number;
}

/** A match that is paired and published, but undecided. */
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
  /** The opponent of a forfeited match; null if there was none. */
  readonly opponent: EntryId | null;
  readonly credit: Credit;
  /** If they differ from what the point systems give for the credit. */
  readonly matchPoints?: number;
  readonly gamePoints?: number;
  /** Spread booked for the round; 0 if missing. */
  readonly spread?: number;
}

/** One record of a round. */
export type TeamRecord = TeamMatch | PendingMatch | TeamAbsence;

/** A team event as input for rankings. */
export interface TeamEvent {
  readonly teams: readonly Team[];
  readonly records: readonly TeamRecord[];
  /** Rounds 1 … rounds count. */
  readonly rounds: number;
  readonly plannedRounds?: number;
  /** Number of boards of a match. */
  readonly boards: number;
  /** Values of a match; 2-1-0 by default. */
  readonly matchPoints?: PointSystem;
  /** Values of a game; 1-½-0 by default. */
  readonly gamePoints?: PointSystem;
  /** The primary score; match points by default. */
  readonly primary?: TeamScore;
  readonly edition?: RuleEdition;
  readonly pairing?: PairingKind;
}
