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
import type { PageRequest } from "../../../shell/page-request.ts";

/** A member in the displayed team standings. */
export interface MemberLine {
  readonly entry: EntryId;
  readonly name: string;
  /** Rank in the individual standings; null: not in them. */
  readonly rank: number | null;
  readonly values: readonly string[];
  readonly counts: boolean;
  readonly unconfirmed: boolean;
}

/** A team in the displayed standings. */
export interface TeamLine {
  /** Null: too few members. */
  readonly rank: number | null;
  readonly name: string;
  readonly values: readonly string[];
  readonly members: readonly MemberLine[];
  readonly unconfirmed: boolean;
}

/** Standings of teams. */
export interface TeamStandingsModel {
  readonly competition: string;
  readonly rules: Pick<TeamRanking, "best" | "minimum">;
  /** Name of the stage that counts; empty: all standings. */
  readonly stage: string;
  /** Names of the criteria. */
  readonly criteria: readonly string[];
  readonly lines: readonly TeamLine[];
  /** Number of players in no team. */
  readonly teamless: number;
}

/** Returns the standings of teams; null if the event has none. O(entries). */
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
