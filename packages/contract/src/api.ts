/** The HTTP API: its routes with what they take and answer, and every command, as zod schemas. */

export { type CommandSchemas, commandSchemasOf } from "./commands/registry.ts";
export { tablesChangeSchema } from "./commands/tables.ts";
export { correctResultSchema, entriesCommandSchema } from "./commands/tournament.ts";
export { answersAtLeast, type CodedMessage } from "./resources/answer.ts";
export { type BackupPlan, type BackupState, backupPlanSchema } from "./resources/backup-schema.ts";
export type { AnsweredEvent, CommandAnswer, Echo } from "./resources/command-answer.ts";
export type {
  CompetitionDetails,
  CompetitionSummary,
  Stored,
  UnreadableCompetition,
} from "./resources/competition-schema.ts";
export type { TablesEntryResource } from "./resources/entry-schema.ts";
export type { ImpactResource } from "./resources/impact-schema.ts";
export type {
  InboxItem,
  InboxMark,
  MailProposal,
  MailSetup,
  OutboxItem,
  WholeMail,
} from "./resources/ladder-mail-schema.ts";
export type {
  ArchivedGameResource,
  ChallengeOptionsResource,
  DeadlineResource,
  HappeningResource,
  LadderImpactResource,
  LevelResource,
  OpenGameResource,
  QuestionResource,
  TenureResource,
  WaitingListsResource,
} from "./resources/ladder-schema.ts";
export type { ListedLink, NewLink } from "./resources/link-schema.ts";
export type { AnyVerification } from "./resources/lots-schema.ts";
export type { PlayerStage } from "./resources/player-schema.ts";
export type { NamedRow } from "./resources/ranking-schema.ts";
export type {
  ResultResource,
  RoundResource,
  RoundSummary,
} from "./resources/round-resource-schema.ts";
export type { ListedSession } from "./resources/session-schema.ts";
export type {
  NamedCutLine,
  NamedFinalPlace,
  NamedStageRow,
  NamedTablesImpact,
} from "./resources/stage-ranking-schema.ts";
export type { StageResource, StageSummary, TableResultResource } from "./resources/stage-schema.ts";
export {
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type RouteName,
  type Routes,
  routes,
} from "./routes/routes.ts";
