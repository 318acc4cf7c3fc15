/** The HTTP API: all routes with their input and output, and all commands, as zod schemas. */

export {
  COMMAND_ACCESS,
  type CommandSchemas,
  commandNeeds,
  commandSchemasOf,
} from "./commands/registry.ts";
export { entriesCommandSchema, resultChangeSchema } from "./commands/tournament.ts";
export type { OwnData, OwnPasskey } from "./resources/account.ts";
export type { CodedMessage } from "./resources/answer.ts";
export type {
  CompetitionDetails,
  CompetitionSummary,
  JournalPosition,
  UnreadableCompetition,
} from "./resources/competition-schema.ts";
export type { EntryResource } from "./resources/entry-schema.ts";
export type {
  ImpactResource,
  NamedTablesImpact,
} from "./resources/impact-schema.ts";
export type {
  InboxItem,
  InboxMark,
  MailSetup,
  OutboxItem,
  ProposedCommandResource,
  WholeMail,
} from "./resources/ladder-mail-schema.ts";
export type {
  AbsenceResource,
  ArchivedGameResource,
  ChallengeOptionsResource,
  ConsequenceResource,
  DeadlineResource,
  LadderImpactResource,
  OpenGameResource,
  PyramidResource,
  QuestionResource,
  TenureResource,
  WaitingListsResource,
} from "./resources/ladder-schema.ts";
export type {
  ListedFestival,
  ListedGrant,
  ListedInvitation,
  ListedLogLine,
  ListedOrganisation,
  ShownFestival,
} from "./resources/organisation-schema.ts";
export type { NamedRow } from "./resources/ranking-schema.ts";
export type { ConflictResource, KnownOfResult, ReportResource } from "./resources/report-schema.ts";
export type { ListedDue } from "./resources/retention-schema.ts";
export type {
  NamedCutLine,
  NamedFinalPlace,
  NamedStageRow,
} from "./resources/stage-ranking-schema.ts";
export { type BackupPlan, type BackupState, backupPlanSchema } from "./routes/backup.ts";
export type { ListedClaim, ListedCorrection, ListedProposal } from "./routes/claims.ts";
export type { AnsweredEvent, CommandAnswer, Echo } from "./routes/commands.ts";
export type { FixtureResource, FixturesOfRound } from "./routes/fixtures.ts";
export type { JournalLineResource } from "./routes/journal.ts";
export type { ListedLink, NewLink } from "./routes/links.ts";
export type { NamedChance, OddsReport, OddsStatus } from "./routes/odds.ts";
export type { OwnEntry } from "./routes/own-entries.ts";
export type {
  BoardRoundResource,
  LineUpResource,
  ResultResource,
  RoundResource,
  RoundSummary,
} from "./routes/play.ts";
export type { PlayerStage } from "./routes/players.ts";
export {
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type RouteName,
  type Routes,
  routes,
} from "./routes/routes.ts";
export type { HallState } from "./routes/server.ts";
export type { ListedSession } from "./routes/sessions.ts";
export type { StageResource, StageSummary, TableResultResource } from "./routes/stages.ts";
export type {
  DeliveryResource,
  NewWebhookResource,
  WebhookResource,
} from "./routes/webhooks.ts";
