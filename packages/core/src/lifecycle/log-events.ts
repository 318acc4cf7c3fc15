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

/** True if the changed log entry is public: only then is the change announced. */
export interface ShownChange {
  readonly shown?: true;
}

/** Events of the arbiter's log, for any kind of competition. */
export interface LogEventData {
  readonly "log-entry-recorded": WrittenLogEntry;
  /** Replaces the whole entry; the reason is missing once a person named in it is erased. */
  readonly "log-entry-corrected": WrittenLogEntry &
    ShownChange & { readonly logEntry: LogNumber; readonly reason?: string };
  readonly "log-entry-withdrawn": ShownChange & {
    readonly logEntry: LogNumber;
    readonly reason: string;
    readonly mentions: readonly EntryId[];
  };
  /** With `corrects`, replaces the current decision. */
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

/** Command for the arbiter's log. */
export type LogCommand =
  | { readonly type: "record-log-entry"; readonly entry: LogEntryInput }
  /** Rewrites an entry; its kind stays. */
  | {
      readonly type: "correct-log-entry";
      readonly logEntry: LogNumber;
      readonly entry: LogEntryInput;
      readonly reason: string;
    }
  | { readonly type: "withdraw-log-entry"; readonly logEntry: LogNumber; readonly reason: string }
  /** Decides an appeal; with a reason it corrects the current decision. */
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

/** Problem of an entry as entered. */
export type LogFault =
  | { readonly code: "text-missing" }
  | { readonly code: "text-too-long"; readonly most: number }
  /** The receiver of a time penalty, or the appellant, is missing. */
  | { readonly code: "people-missing"; readonly kind: "time-penalty" | "appeal" }
  | { readonly code: "person-unknown"; readonly entry: EntryId }
  | { readonly code: "person-erased"; readonly entry: EntryId }
  | { readonly code: "round-unknown"; readonly round: number; readonly last: number }
  | { readonly code: "contest-unknown"; readonly round: number; readonly board: number }
  | { readonly code: "game-unknown"; readonly challenge: string }
  /** A round in a competition without rounds, or a ladder's game in a tournament. */
  | { readonly code: "place-foreign" }
  | { readonly code: "act-unknown"; readonly act: number; readonly last: number }
  | { readonly code: "seconds-out-of-range"; readonly most: number }
  | { readonly code: "against-missing" }
  | { readonly code: "deadline-malformed"; readonly deadline: string }
  /** It must be later than the appeal. */
  | { readonly code: "deadline-too-early"; readonly deadline: string; readonly at: string };

/** Reason why a log command was refused. */
export type LogRefusal =
  /** All problems of the input. */
  | { readonly code: "log-entry-wrong"; readonly faults: readonly LogFault[] }
  | { readonly code: "unknown-log-entry"; readonly logEntry: LogNumber }
  | { readonly code: "log-entry-is-withdrawn"; readonly logEntry: LogNumber }
  | { readonly code: "log-kind-differs"; readonly logEntry: LogNumber }
  | { readonly code: "not-an-appeal"; readonly logEntry: LogNumber }
  | { readonly code: "appeal-is-decided"; readonly logEntry: LogNumber }
  /** There is no decision yet to publish or correct. */
  | { readonly code: "appeal-is-open"; readonly logEntry: LogNumber };
