/** The HTTP API: all routes with their input and output, and all commands, as zod schemas. */

export {
  COMMAND_ACCESS,
  type CommandSchemas,
  commandNeeds,
  commandSchemasOf,
} from "./commands/registry.ts";
export { entriesCommandSchema, resultChangeSchema } from "./commands/tournament.ts";
export type { OwnData } from "./resources/account.ts";
export type { CodedMessage } from "./resources/answer.ts";
export { type BackupPlan, type BackupState, backupPlanSchema } from "./resources/backup-schema.ts";
export type { ListedClaim, ListedCorrection, ListedProposal } from "./resources/claim-schema.ts";
export type { AnsweredEvent, CommandAnswer, Echo } from "./resources/command-answer.ts";
export type {
  CompetitionDetails,
  CompetitionSummary,
  JournalPosition,
  UnreadableCompetition,
} from "./resources/competition-schema.ts";
export type { EntryResource } from "./resources/entry-schema.ts";
export type { FixtureResource, FixturesOfRound } from "./resources/fixtures-schema.ts";
export type {
  ImpactResource,
  NamedTablesImpact,
} from "./resources/impact-schema.ts";
export type { JournalLineResource } from "./resources/journal-schema.ts";
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
export type { ListedLink, NewLink } from "./resources/link-schema.ts";
export type { NamedChance, OddsReport, OddsStatus } from "./resources/odds-schema.ts";
export type {
  ListedFestival,
  ListedGrant,
  ListedInvitation,
  ListedLogLine,
  ListedOrganisation,
  ShownFestival,
} from "./resources/organisation-schema.ts";
export type { PlayerStage } from "./resources/player-schema.ts";
export type { NamedRow } from "./resources/ranking-schema.ts";
export type { ConflictResource, KnownOfResult, ReportResource } from "./resources/report-schema.ts";
export type {
  BoardRoundResource,
  LineUpResource,
  ResultResource,
  RoundResource,
  RoundSummary,
} from "./resources/round-resource-schema.ts";
export type { ListedSession } from "./resources/session-schema.ts";
export type {
  NamedCutLine,
  NamedFinalPlace,
  NamedStageRow,
} from "./resources/stage-ranking-schema.ts";
export type { StageResource, StageSummary, TableResultResource } from "./resources/stage-schema.ts";
export type {
  DeliveryResource,
  NewWebhookResource,
  WebhookResource,
} from "./resources/webhook-schema.ts";
export {
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type RouteName,
  type Routes,
  routes,
} from "./routes/routes.ts";
