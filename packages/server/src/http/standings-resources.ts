import { describeLead, describeTablesLead, type Language } from "@losfee/contract";
import type { AnswerOf } from "@losfee/contract/api";
import {
  displayName,
  type EntryId,
  standingDerivations,
  standingLead,
  standingsCodes,
  type TournamentState,
  tablesCodes,
  tablesDerivations,
  tablesLead,
  teamStandings,
} from "@losfee/core";
import { namedRows } from "./resources.ts";
import { namedStageRows } from "./stage-resources.ts";
import { namesIn } from "./subject.ts";

/** The standings after a round of games for two. */
export const standingsResource = (state: TournamentState, round: number) => ({
  seq: state.seq,
  round,
  criteria: standingsCodes(state, round),
  rows: namedRows(state, round),
});

/** Why an entry has its rank after a round; null for one that is not in the standings. */
export const standingResource = (
  state: TournamentState,
  round: number,
  entry: EntryId,
): AnswerOf<"GET /competitions/:id/standings/:entry"> | null => {
  const row = namedRows(state, round).find((candidate) => candidate.entry === entry);
  if (row === undefined) return null;
  return { seq: state.seq, round, row, derivations: standingDerivations(state, entry, round) };
};

/** Why one of two entries is ahead of the other after a round. */
export const leadResource = (
  state: TournamentState,
  round: number,
  pair: readonly [EntryId, EntryId],
  language: Language,
): AnswerOf<"GET /competitions/:id/standings/compare"> => {
  const lead = standingLead(state, ...pair, round);
  const message = describeLead(lead, pair, language, namesIn(state, language));
  return { seq: state.seq, round, lead, message };
};

/** The standings of a stage at tables. */
export const stageStandingsResource = (state: TournamentState, stage: number) => ({
  seq: state.seq,
  stage,
  criteria: tablesCodes(state, stage),
  rows: namedStageRows(state, stage),
});

/** Why an entry has its rank in a stage at tables; null for one that is not in the stage. */
export const stageStandingResource = (
  state: TournamentState,
  stage: number,
  entry: EntryId,
): AnswerOf<"GET /competitions/:id/stages/:n/standings/:entry"> | null => {
  const row = namedStageRows(state, stage).find((one) => one.entry === entry);
  if (row === undefined) return null;
  return { seq: state.seq, stage, row, derivations: tablesDerivations(state, stage, entry) };
};

/** Why one of two entries of a stage at tables is ahead of the other. */
export const stageLeadResource = (
  state: TournamentState,
  stage: number,
  pair: readonly [EntryId, EntryId],
  language: Language,
): AnswerOf<"GET /competitions/:id/stages/:n/standings/compare"> => {
  const lead = tablesLead(state, stage, ...pair);
  const message = lead === null ? "" : describeTablesLead(lead, language, namesIn(state, language));
  return { seq: state.seq, stage, lead, message };
};

/** The standings of teams of people after a round; null where the settings ask for none. */
export const teamStandingsResource = (
  state: TournamentState,
  round: number,
): AnswerOf<"GET /competitions/:id/team-standings"> | null => {
  const table = teamStandings(state, round);
  if (table === null) return null;
  return {
    seq: state.seq,
    round,
    best: table.rules.best,
    criteria: table.criteria.map(({ code }) => code),
    rows: table.rows.map((row) => ({
      ...row,
      members: row.members.map((member) => ({
        ...member,
        name: displayName(state, member.entry),
      })),
    })),
  };
};
