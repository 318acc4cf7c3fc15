import type { EntryId } from "../base/entry-id.ts";
import type {
  AppealBody,
  AppealOutcome,
  LogEntryInput,
  LogNumber,
  PublishedPart,
  WrittenDecision,
  WrittenLogEntry,
} from "./arbiter-log.ts";

/** Whether everybody sees what an event of the log changes: it is told to everybody only then. */
export interface ShownChange {
  readonly shown?: true;
}

/** What can happen to the arbiter's log, whatever the kind of competition. */
export interface LogEventData {
  readonly "log-entry-recorded": WrittenLogEntry;
  /** The whole entry anew; the reason is missing once somebody is erased who is named in it. */
  readonly "log-entry-corrected": WrittenLogEntry &
    ShownChange & { readonly logEntry: LogNumber; readonly reason?: string };
  readonly "log-entry-withdrawn": ShownChange & {
    readonly logEntry: LogNumber;
    readonly reason: string;
    readonly mentions: readonly EntryId[];
  };
  /** With `corrects` in the place of the decision that stood. */
  readonly "appeal-decided": WrittenDecision &
    ShownChange & {
      readonly logEntry: LogNumber;
      readonly corrects?: true;
      readonly reason?: string;
    };
  readonly "log-entry-published": { readonly logEntry: LogNumber; readonly part: PublishedPart };
  readonly "log-entry-unpublished": { readonly logEntry: LogNumber };
}

/** The commands that only change the arbiter's log. */
export const LOG_COMMANDS = [
  "record-log-entry",
  "correct-log-entry",
  "withdraw-log-entry",
  "decide-appeal",
  "publish-log-entry",
  "unpublish-log-entry",
] as const satisfies readonly LogCommand["type"][];

/** What can be asked of the arbiter's log. */
export type LogCommand =
  | { readonly type: "record-log-entry"; readonly entry: LogEntryInput }
  /** Writes an entry anew; of another kind it cannot become. */
  | {
      readonly type: "correct-log-entry";
      readonly logEntry: LogNumber;
      readonly entry: LogEntryInput;
      readonly reason: string;
    }
  | { readonly type: "withdraw-log-entry"; readonly logEntry: LogNumber; readonly reason: string }
  /** Decides an appeal; with a reason it corrects the decision that stands. */
  | {
      readonly type: "decide-appeal";
      readonly logEntry: LogNumber;
      readonly outcome: AppealOutcome;
      readonly body: AppealBody;
      readonly text: string;
      readonly act?: number;
      readonly reason?: string;
    }
  | {
      readonly type: "publish-log-entry";
      readonly logEntry: LogNumber;
      readonly part: PublishedPart;
    }
  | { readonly type: "unpublish-log-entry"; readonly logEntry: LogNumber };

/** What is wrong with an entry as somebody wrote it. */
export type LogFault =
  | { readonly code: "text-missing" }
  | { readonly code: "text-too-long"; readonly most: number }
  /** Nobody is named who gets the time penalty, or who appeals. */
  | { readonly code: "people-missing"; readonly kind: "time-penalty" | "appeal" }
  | { readonly code: "person-unknown"; readonly entry: EntryId }
  | { readonly code: "person-erased"; readonly entry: EntryId }
  | { readonly code: "round-unknown"; readonly round: number; readonly last: number }
  | { readonly code: "contest-unknown"; readonly round: number; readonly board: number }
  | { readonly code: "game-unknown"; readonly challenge: string }
  /** A round was named where no rounds are played, or a ladder's game in a tournament. */
  | { readonly code: "place-foreign" }
  | { readonly code: "act-unknown"; readonly act: number; readonly last: number }
  | { readonly code: "seconds-out-of-range"; readonly most: number }
  | { readonly code: "against-missing" }
  | { readonly code: "deadline-malformed"; readonly deadline: string }
  /** It has to end after the appeal was lodged. */
  | { readonly code: "deadline-too-early"; readonly deadline: string; readonly at: string };

/** What is refused of the arbiter's log. */
export type LogRefusal =
  /** Everything that is wrong with what was written. */
  | { readonly code: "log-entry-wrong"; readonly faults: readonly LogFault[] }
  | { readonly code: "unknown-log-entry"; readonly logEntry: LogNumber }
  | { readonly code: "log-entry-is-withdrawn"; readonly logEntry: LogNumber }
  | { readonly code: "log-kind-differs"; readonly logEntry: LogNumber }
  | { readonly code: "not-an-appeal"; readonly logEntry: LogNumber }
  | { readonly code: "appeal-is-decided"; readonly logEntry: LogNumber }
  /** There is no decision yet that could be published or corrected. */
  | { readonly code: "appeal-is-open"; readonly logEntry: LogNumber };
