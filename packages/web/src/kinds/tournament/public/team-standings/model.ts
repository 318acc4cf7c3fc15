import { formatFraction, type Language, stageLabel, teamCriterionLabel } from "@losfee/contract";
import {
  displayName,
  type EntryId,
  type RankedMember,
  type TeamRanking,
  type TeamRankingRow,
  type TournamentState,
  teamStandings,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";

/** A member of a team as shown. */
export interface MemberLine {
  readonly entry: EntryId;
  readonly name: string;
  /** In the standings of people; null: not in them. */
  readonly rank: number | null;
  readonly values: readonly string[];
  readonly counts: boolean;
  readonly unconfirmed: boolean;
}

/** A team as shown. */
export interface TeamLine {
  /** Null: too few members. */
  readonly rank: number | null;
  readonly name: string;
  readonly values: readonly string[];
  readonly members: readonly MemberLine[];
  readonly unconfirmed: boolean;
}

/** The standings of teams. */
export interface TeamStandingsModel {
  readonly competition: string;
  readonly rules: Pick<TeamRanking, "best" | "minimum">;
  /** The stage that counts, by its name; empty: the standings as a whole. */
  readonly stage: string;
  /** The names of the criteria. */
  readonly criteria: readonly string[];
  readonly lines: readonly TeamLine[];
  /** How many are in no team. */
  readonly teamless: number;
}

/** The standings of teams; null where the event has none. O(entries). */
export const buildTeamStandings = ({ state, language }: PageRequest): TeamStandingsModel | null => {
  const table = state === null ? null : teamStandings(state);
  if (state === null || table === null) return null;
  const { rules, criteria, rows, teamless, atTables } = table;
  return {
    competition: state.competition,
    rules,
    stage: atTables ? stageLabel(rules.stage, state.settings, language) : "",
    criteria: criteria.map(({ code }) => teamCriterionLabel(code, atTables, language)),
    lines: rows.map((row) => lineOf(state, row, language)),
    teamless: teamless.length,
  };
};

const lineOf = (
  state: TournamentState,
  { rank, name, values, members, unconfirmed }: TeamRankingRow,
  language: Language,
): TeamLine => ({
  ...{ rank, name },
  unconfirmed: unconfirmed === true,
  values: values.map((value) => formatFraction(value, language)),
  members: members.map((member) => memberOf(state, member, language)),
});

const memberOf = (
  state: TournamentState,
  { entry, rank, values, counts, unconfirmed }: RankedMember,
  language: Language,
): MemberLine => ({
  ...{ entry, rank, counts },
  unconfirmed: unconfirmed === true,
  name: displayName(state, entry),
  values: values.map((value) => formatFraction(value, language)),
});
