/** What makes entries of an event of people members of one team. */
export const TEAM_FIELDS = ["team", "club", "team-or-club"] as const;

/** What makes entries members of one team: the team they are entered for, the club, or the first of both. */
export type TeamField = (typeof TEAM_FIELDS)[number];

/** Standings of teams in an event that people play for themselves. */
export interface TeamRanking {
  readonly by: TeamField;
  /** How many members count: the best of the standings; from 1. */
  readonly best: number;
  /** Teams with fewer members are listed without a rank; from 1. */
  readonly minimum: number;
  /** Whose standings count where there are stages at tables, from 1. */
  readonly stage: number;
  /**
   * What ranks teams, most important first: codes of the members' own ranking, added up; `PLACES` (the
   * sum of their places, fewest first), `BEST` (the place of the best member).
   */
  readonly criteria: readonly string[];
}

/** The criteria that every ranking of teams knows, whatever the members are ranked by. */
export const PLACE_CRITERIA = ["PLACES", "BEST"] as const;

/** The team that somebody is a member of; empty: of none. */
export const teamNameOf = (
  { team = "", club }: { readonly team?: string; readonly club: string },
  by: TeamField,
): string => {
  if (by === "team") return team;
  return by === "club" || team === "" ? club : team;
};
