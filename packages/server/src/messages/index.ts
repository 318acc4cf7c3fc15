/**
 * German and English texts for all codes of the server and the file readers: for the API, and for
 * the command line, which loads them without the server.
 */
export { describeCommandRefusal } from "./command-refusals.ts";
export { describeCopyRefusal } from "./copy-refusals.ts";
export { describeStorageRefusal } from "./database-refusals.ts";
export type { FileRefusal } from "./file-refusal.ts";
export { describeFileRefusal, describeFileWarning } from "./file-refusals.ts";
export {
  describeFailure,
  describeFileCheck,
  describeStorageFault,
} from "./journal-refusals.ts";
export { describeMailFault, describeMailRefusal, type MailRefusal } from "./mail.ts";
export { describePeopleConfiguration } from "./people-configuration.ts";
export { describePeopleRefusal } from "./people-refusals.ts";
export { describePgnRefusal } from "./pgn-refusals.ts";
export { reportLacks } from "./report-lacks.ts";
export { describeRestoreRefusal } from "./restore-refusals.ts";
export { describeFollowRefusal, describeReignRefusal } from "./standby-refusals.ts";
export { describeTrfFileRefusal, describeTrfImportNote } from "./trf-import.ts";
export { describeTrfProblem, describeTrfWriteNote } from "./trf-problems.ts";
