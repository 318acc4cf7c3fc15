export { detailForms } from "@losfee/messages/detail-forms";
export { rehearsalName } from "@losfee/messages/rehearsal";
export { roleNames } from "@losfee/messages/role-names";
export { verdictTexts } from "@losfee/messages/verdicts";

/**
 * The contract between server, browser and command line, without dependencies: languages, texts for
 * all codes of the rules, roles and scopes, and the client of the HTTP API.
 */

export { CORRECTABLE, type CorrectableDetails, type Correction } from "./access/correctable.ts";
export { isNoticeAddress, LEGAL_NOTICES, type LegalNotice } from "./access/legal-notices.ts";
export {
  type LackedNeed,
  MET_BY,
  may,
  meets,
  NEEDS,
  type Need,
  needLacking,
  viewerWith,
} from "./access/needs.ts";
export {
  GRANT_LEVELS,
  GRANT_ROLES,
  type GrantLevel,
  type GrantRole,
  grantRolesOn,
  type LinkRole,
  neededToGive,
  ORGANISATION_KINDS,
  type OrganisationKind,
  ROLES,
  type Role,
  type Scope,
  type Viewer,
} from "./access/roles.ts";
export {
  CHANNEL_KINDS,
  type ChannelKind,
  MESSAGE_KINDS,
  type MessageKind,
  messageKindsOf,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_TOPICS,
  type WebhookEventType,
  type WebhookTopic,
} from "./access/subscriptions.ts";
export { deviceLabel, type Trace } from "./access/trace.ts";
export { isPublicConsequence, seesChances } from "./access/visibility.ts";
export { type Client, client, methodAndPathOf } from "./client/client.ts";
export { type Connection, exchange, type Fetch } from "./client/exchange.ts";
export {
  type Answer,
  isOffline,
  isRefusal,
  isSignedOut,
  OFFLINE,
  type Problem,
} from "./client/problem.ts";
export {
  dayHeading,
  formatDays,
  formatFieldMoment,
  formatMoment,
  formatWhen,
  momentIn,
  typedMoment,
} from "./language/dates.ts";
export { dateFormat } from "./language/formats.ts";
export { labelled } from "./language/labelled.ts";
export {
  isLanguage,
  LANGUAGE_DEFINITIONS,
  LANGUAGES,
  type Language,
  languageFor,
  localeOf,
} from "./language/language.ts";
export {
  decimalSign,
  formatByteLimit,
  formatBytes,
  formatChoice,
  formatDecimal,
  formatHalves,
  formatInteger,
  formatList,
  formatPoints,
  formatScore,
  formatSigned,
} from "./language/numbers.ts";
export { makeRounds, parseRounds } from "./language/round-list.ts";
export { say, textAt } from "./language/say.ts";
export {
  type AddressedTexts,
  eachLanguage,
  type Texts,
} from "./language/texts.ts";
export {
  assumedZoneAt,
  formatInstant,
  formatTime,
  formatTimeOfDay,
  machineZone,
  type WrittenZone,
  zoneName,
} from "./language/times.ts";
export {
  appealBodyLabel,
  appealOutcomeLabel,
  logEventWords,
  logKindLabel,
  timePenaltyLabel,
} from "./messages/arbiter-log.ts";
export { type BackupFault, describeBackupFault } from "./messages/backup.ts";
export { describeBreach, describeRecordedBreach } from "./messages/breaches.ts";
export { cautionConsequence, describeCaution, describeStatedCaution } from "./messages/cautions.ts";
export {
  criterionLabel,
  describeChainWarning,
  modifierLabel,
  teamCriterionLabel,
} from "./messages/criterion-labels.ts";
export { crosstableCell, describeStart, encounterCell } from "./messages/crosstable-cells.ts";
export {
  describeNeeds,
  describeOutlookPlace,
  type OutlookGroup,
  type OutlookRow,
  outlookGroups,
  outlookRows,
  seatsForOthers,
  substitutionNote,
  type ToldVerdict,
  verdictText,
} from "./messages/cut-outlooks.ts";

export {
  type Digest,
  type DigestLine,
  type DigestOf,
  pairingsDigest,
  progressLine,
  standingsDigest,
} from "./messages/digest.ts";
export { type DoubtfulDate, describeDoubtfulDate } from "./messages/doubtful-date.ts";
export { describeAct } from "./messages/draft-acts.ts";
export {
  describeEntriesImpact,
  describeLeaver,
  describeSettingsImpact,
  leaverNotes,
} from "./messages/entries-impact.ts";
export { withPlaceholders } from "./messages/erased-people.ts";
export {
  eventDetailLabel,
  formOfAddressLabel,
  rateOfPlayLabel,
} from "./messages/event-detail-labels.ts";
export {
  describeEventDetailProblem,
  describeLostDetail,
} from "./messages/event-detail-problems.ts";
export {
  type DetailStyle,
  describeDetailsChange,
  describeTimeControl,
  type EventDetailRow,
  eventDetailRows,
  eventFactRows,
  eventLine,
  timetableLabel,
  timetableRows,
} from "./messages/event-details.ts";
export { type FinalNotes, finalNotes, finalNotesAfter } from "./messages/final.ts";
export {
  balanceText,
  contestNoun,
  entrantWords,
  goesFirstWord,
  sideWords,
  tallyText,
  tallyWords,
} from "./messages/game-words.ts";
export { type BreakReason, describeBreak, type JournalBreak } from "./messages/journal-break.ts";
export {
  EVENT_TYPES,
  journalGroupLabel,
  journalGroupOf,
} from "./messages/journal-groups.ts";
export { describeRefusalOf, describeWarningOf, kindLabel } from "./messages/kinds.ts";
export {
  choiceLabel,
  formatLabel,
  formatNote,
  optionLabel,
  systemLabel,
  systemNote,
  unplayedLabel,
} from "./messages/labels.ts";
export { describeLadderCommand } from "./messages/ladder/commands.ts";
export { describeConsequence } from "./messages/ladder/consequences.ts";
export { describeLadderEvent } from "./messages/ladder/events.ts";
export {
  challengeStatusLabel,
  ladderOutcomeLabel,
  moveReasonLabel,
  seatLabel,
  timerLabel,
} from "./messages/ladder/labels.ts";
export { describeLadderRefusal } from "./messages/ladder/refusals.ts";
export { ladderSettingWords } from "./messages/ladder/setting-words.ts";
export {
  dateLabel,
  type LadderPlayerLabel,
  type LadderWords,
  ladderWords,
  momentLabel,
} from "./messages/ladder/words.ts";
export { type DescribedLaterImpact, describeLaterImpact } from "./messages/later-impact.ts";
export { logPlaceLabel } from "./messages/log-place.ts";
export { describeMove, matchWhen, movedLabel } from "./messages/match-dates.ts";
export {
  type CodeSentences,
  describerBy,
  describerOf,
  type NameOf,
  numberOf,
  type StageOf,
} from "./messages/message.ts";
export { describeNoPasskeys, type NoPasskeys } from "./messages/no-passkeys.ts";
export { describeNotPaired } from "./messages/not-paired.ts";
export { describeNote } from "./messages/notes.ts";
export { describeChance, oddsNotes, oddsQuestionLabel, oddsTexts } from "./messages/odds.ts";
export { outcomeLabel } from "./messages/outcomes.ts";
export {
  describeColourShift,
  hueOf,
  NAMED_HUES,
  type NamedHue,
  namedHues,
  pictureRoleLabel,
  publicityEventWords,
} from "./messages/publicity.ts";
export {
  describeDerivation,
  describeLead,
  describeSource,
  describeTerm,
  formatValue,
  placeFateLabel,
} from "./messages/ranking.ts";
export { describeReportLack } from "./messages/rating-report.ts";
export { describeRefusal } from "./messages/refusals.ts";
export { describeResultLineRefusal } from "./messages/result-lines.ts";
export { SAMPLE_IDS, type SampleId, sampleLabel } from "./messages/samples.ts";
export {
  fullSettingName,
  type SettingWords,
  settingWords,
} from "./messages/setting-words.ts";
export { stageLabel, stagesIn } from "./messages/stage-names.ts";
export {
  formatFraction,
  formatTablesValue,
  placeLabel,
  sharedPlaces,
  tablesCriterionLabel,
  tablesCriterionShort,
} from "./messages/tables-labels.ts";
export { describeLineUpFault } from "./messages/team-refusals.ts";
export { type ValueColumn, valueColumns, valueTexts } from "./messages/value-columns.ts";
export { describeProbableDuplicates, describeWarning } from "./messages/warnings.ts";
export {
  describeTablesLead,
  describeWorking,
  tablesWorking,
  workingRows,
} from "./messages/workings.ts";
export { unplayedText, worthOf } from "./messages/worth.ts";
