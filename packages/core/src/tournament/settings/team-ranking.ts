/** Attributes that define teams in an event of individuals. */
export const TEAM_FIELDS = ["team", "club", "team-or-club"] as const;

/** The attribute that defines teams: the team at entry, the club, or the first of both. */
export type TeamField = (typeof TEAM_FIELDS)[number];

/** Standings of teams in an event of individuals. */
export interface TeamRanking {
  readonly by: TeamField;
  /** Number of counting members: the best of the standings; from 1. */
  readonly best: number;
  /** Teams with fewer members are listed without a rank; from 1. */
  readonly minimum: number;
  /** The stage whose standings count if there are stages at tables, from 1. */
  readonly stage: number;
  /**
   * Criteria of teams, most important first: codes of the members' own ranking, added up; `PLACES`
   * (the sum of their places, fewest first), `BEST` (the place of the best member).
   */
  readonly criteria: readonly string[];
}

/** The criteria available for every ranking of teams. */
export const PLACE_CRITERIA = ["PLACES", "BEST"] as const;

/** Returns the team of an entry; empty: none. */
export const teamNameOf = (
  { team = "", club }: { readonly team?: string; readonly club: string },
  by: TeamField,
): string => {
  if (by === "team") return team;
  return by === "club" || team === "" ? club : team;
};
