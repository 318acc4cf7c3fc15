import type { EntryId } from "../base/entry-id.ts";

/**
 * A match played at another time or place than its round: postponed, in advance, elsewhere.
 * Identified by the two teams, so that it can precede the round's draft and survives a new one.
 */
export interface MatchDate {
  readonly round: number;
  /** The lower number first. */
  readonly teams: readonly [EntryId, EntryId];
  /** Local time, `2026-11-22T10:00` or the day alone; null: not agreed; missing: as the round. */
  readonly at?: string | null;
  /** Missing: at the home team's. */
  readonly venue?: string;
  readonly reason: string;
}

/** Returns the two teams that identify a match, regardless of home and away. */
export const matchTeams = ([one, other]: readonly [EntryId, EntryId]): MatchDate["teams"] =>
  one < other ? [one, other] : [other, one];
