/** Words for codes; what pages make of them is added in `../messages.ts`. */

export * from "../language/language.ts";
export * from "../language/numbers.ts";
export { describeBackupFault } from "./backup.ts";
export { describeBreach } from "./breaches.ts";
export * from "./chain-warnings.ts";
export { criterionLabel } from "./criterion-labels.ts";
export { detailForms } from "./detail-forms.ts";
export { type DoubtfulDate, describeDoubtfulDate } from "./doubtful-date.ts";
export { describeEntriesImpact } from "./entries-impact.ts";
export { withPlaceholders } from "./erased-people.ts";
export * from "./event-details.ts";
export * from "./game-words.ts";
export * from "./journal-break.ts";
export { describeRefusalOf, describeWarningOf, kindLabel } from "./kinds.ts";
export * from "./labels.ts";
export { describeLadderCommand } from "./ladder/commands.ts";
export { seatLabel, timerLabel } from "./ladder/labels.ts";
export { describeLadderRefusal } from "./ladder/refusals.ts";
export { describeLeaver, leaverNotes } from "./leavers.ts";
export { type NameOf, numberOf } from "./message.ts";
export { describeNotPaired } from "./not-paired.ts";
export { describeNote } from "./notes.ts";
export * from "./ranking.ts";
export { describeReportLack } from "./rating-report.ts";
export { describeRefusal } from "./refusals.ts";
export * from "./result-lines.ts";
export * from "./starts.ts";
export {
  formatFraction,
  formatTablesValue,
  stageLabel,
  tablesCriterionShort,
} from "./tables-labels.ts";
export { valueColumns, valueTexts } from "./value-columns.ts";
export * from "./warnings.ts";
export * from "./workings.ts";
