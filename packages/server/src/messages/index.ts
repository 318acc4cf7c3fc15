/**
 * German and English texts for all codes of the server and the file readers: for the API, and for
 * the command line, which loads them without the server.
 */
export { describeCommandRefusal } from "./command-refusals.ts";
export type { FileRefusal } from "./file-refusal.ts";
export { describeFileRefusal, describeFileWarning, describePgnRefusal } from "./file-refusals.ts";
export {
  describeFailure,
  describeFileCheck,
  describeStorageFault,
} from "./journal-refusals.ts";
export { describeMailFault, describeMailRefusal, type MailRefusal } from "./mail.ts";
export { describePeopleConfiguration, describePeopleRefusal } from "./people-refusals.ts";
export { reportLacks } from "./report-lacks.ts";
export {
  describeCopyRefusal,
  describeFollowRefusal,
  describeLeadershipRefusal,
  describeRestoreRefusal,
  describeStorageRefusal,
} from "./storage-refusals.ts";
export { describeTrfFileRefusal, describeTrfImportNote } from "./trf-import.ts";
export { describeTrfProblem, describeTrfWriteNote } from "./trf-problems.ts";
