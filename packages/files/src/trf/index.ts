/**
 * FIDE's tournament report files: TRF-2016, TRF-2026 and the extensions of JaVaFo (`XX…`) and
 * bbpPairings (`BB…`). {@link parseTrf} reads, {@link writeTrf} writes back to the byte,
 * {@link editTrf} changes records, {@link recordsOf} and {@link makeTrf} make files of facts.
 */
export * from "./codes.ts";
export { TRF_DIALECTS, type TrfDialect } from "./dialect.ts";
export * from "./dutch-input.ts";
export type { DutchInputNote } from "./dutch-notes.ts";
export * from "./file.ts";
export { formatRecord } from "./format-record.ts";
export * from "./import/index.ts";
export type { TrfEntry } from "./located.ts";
export { trfOfCompetition } from "./of-competition.ts";
export { MAX_TRF_LINE, parseRecord } from "./parse-record.ts";
export {
  MAX_TRF_PROBLEMS,
  type Report,
  type TrfField,
  type TrfFinding,
  type TrfProblem,
  type TrfSeverity,
} from "./problem.ts";
export { rankingFieldOf, type TrfRankingOptions } from "./ranking-field.ts";
export * from "./record.ts";
export * from "./recorded-round.ts";
export { recordedTeamRoundOf } from "./recorded-team-round.ts";
export * from "./records-of.ts";
export { recordsOfCompetition } from "./records-of-competition.ts";
export type { TrfRow, TrfWriteNote } from "./row.ts";
export * from "./scoring.ts";
export * from "./team-card.ts";
export * from "./team-input.ts";
export { teamCardsOf } from "./team-matches.ts";
export { type TrfTeamRankingOptions, teamRankingFieldOf } from "./team-ranking-field.ts";
export * from "./text.ts";
export * from "./tournament.ts";
