import type { EntryId } from "../base/entry-id.ts";

/**
 * That a match is not played when, or where, its round is: postponed, in advance, at another place. Named
 * by the two teams, so that it may be said before the round is drafted and stays when it is drafted anew.
 */
export interface MatchDate {
  readonly round: number;
  /** The lower number first. */
  readonly teams: readonly [EntryId, EntryId];
  /** By the clock there, `2026-11-22T10:00` or the day alone; null: not agreed yet; missing: as the round. */
  readonly at?: string | null;
  /** Missing: at the home team's. */
  readonly venue?: string;
  readonly reason: string;
}

/** Two teams as a match is named by, whoever is at home. */
export const matchTeams = ([one, other]: readonly [EntryId, EntryId]): MatchDate["teams"] =>
  one < other ? [one, other] : [other, one];
