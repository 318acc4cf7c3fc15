/** The HTTP API: its routes with what they take and answer, and every command, as zod schemas. */

export { type CommandSchemas, commandSchemasOf } from "./commands/registry.ts";
export { tablesChangeSchema } from "./commands/tables.ts";
export { correctResultSchema, entriesCommandSchema } from "./commands/tournament.ts";
export { answersAtLeast, type CodedMessage } from "./resources/answer.ts";
export { type BackupPlan, type BackupState, backupPlanSchema } from "./resources/backup-schema.ts";
export type { AnsweredEvent, Echo } from "./resources/command-answer.ts";
export type {
  CompetitionDetails,
  CompetitionSummary,
  UnreadableCompetition,
} from "./resources/competition-schema.ts";
export type { TablesEntryResource } from "./resources/entry-schema.ts";
export type { ImpactResource } from "./resources/impact-schema.ts";
export {
  type InboxMark,
  inboxItemSchema,
  mailSetupSchema,
  outboxItemSchema,
  wholeMailSchema,
} from "./resources/ladder-mail-schema.ts";
export {
  archivedGameSchema,
  deadlineSchema,
  happeningSchema,
  ladderImpactSchema,
  openGameSchema,
  optionsSchema,
  pyramidLevelSchema,
  questionSchema,
  tenureSchema,
  waitingListsSchema,
} from "./resources/ladder-schema.ts";
export { linkRequestSchema } from "./resources/link-schema.ts";
export type { AnyVerification } from "./resources/lots-schema.ts";
export type { PlayerStage } from "./resources/player-schema.ts";
export type { NamedRow } from "./resources/ranking-schema.ts";
export type {
  ResultResource,
  RoundResource,
  RoundSummary,
} from "./resources/round-resource-schema.ts";
export type {
  NamedCutLine,
  NamedFinalPlace,
  NamedStageRow,
  NamedTablesImpact,
} from "./resources/stage-ranking-schema.ts";
export type { StageResource, StageSummary, TableResultResource } from "./resources/stage-schema.ts";
export { mailParams } from "./routes/ladder-inbox.ts";
export { type AnswerOf, type RouteName, type Routes, routes } from "./routes/routes.ts";
export { stageParams } from "./routes/stages.ts";
