import type { EntryId } from "../base/entry-id.ts";
import type { PersonalPlace } from "../chain/personal.ts";

/** The number of the event that recorded an entry of the arbiter's log. */
export type LogNumber = number;

/** Kinds of entries, in display order. */
export const LOG_KINDS = ["warning", "time-penalty", "incident", "appeal", "note"] as const;

export type LogKind = (typeof LOG_KINDS)[number];

/** Place of an incident: a round, a contest of it, or a game of a ladder. */
export type LogPlace =
  | { readonly round: number; readonly board?: number }
  | { readonly challenge: string };

/** The clock that a time penalty changes (FIDE Laws of Chess, 12.9.2 and 12.9.3). */
export type PenaltyClock = "own" | "opponent";

/** Fields of every entry. */
interface Said {
  /** Empty once a person named in it is erased. */
  readonly text: string;
  /** The people concerned: those who get a time penalty, or who lodge an appeal. */
  readonly people: readonly EntryId[];
  /** Missing: it belongs to no round and no game. */
  readonly place?: LogPlace;
  /** The event of this journal that acted on it: points deducted, a forfeit. */
  readonly act?: number;
}

/** Fields of some kinds of entries. */
type SaidByKind =
  | { readonly kind: "warning" | "incident" | "note" }
  /** `seconds`: taken from the own clock, or added to the opponent's; > 0. */
  | { readonly kind: "time-penalty"; readonly seconds: number; readonly clock: PenaltyClock }
  | {
      readonly kind: "appeal";
      /** The matter appealed against; missing once it is erased with the text. */
      readonly against?: string;
      /** Deadline of the decision; ISO 8601 in UTC. */
      readonly deadline: string;
    };

/** An entry as entered by a user. */
export type LogEntryInput = Omit<Said, "people"> & {
  readonly people?: readonly EntryId[];
} & SaidByKind;

/** An entry as stored in events. */
export type WrittenLogEntry = Said &
  SaidByKind & {
    /** The people named in it or concerned: erasing one of them erases its texts. */
    readonly mentions: readonly EntryId[];
  };

/** Outcomes of an appeal. */
export const APPEAL_OUTCOMES = ["granted", "partly", "declined"] as const;

export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Bodies that decide appeals. */
export const APPEAL_BODIES = ["committee", "arbiter"] as const;

export type AppealBody = (typeof APPEAL_BODIES)[number];

/** The decision of an appeal as stored in events. */
export interface WrittenDecision {
  readonly outcome: AppealOutcome;
  readonly body: AppealBody;
  /** Empty once a person concerned is erased. */
  readonly text: string;
  /** The event of this journal that corrects the matter appealed against. */
  readonly act?: number;
  readonly mentions: readonly EntryId[];
}

/** A valid decision. */
export interface AppealDecision extends WrittenDecision {
  /** When it was made; ISO 8601 in UTC. */
  readonly at: string;
  readonly actor: string;
  /** When it was last corrected; null: never. */
  readonly correctedAt: string | null;
}

/** The public part of an entry. */
export type PublishedPart = "whole" | "decision";

/** The current state of a log entry. Times are ISO 8601 in UTC. */
export interface LogEntry {
  readonly number: LogNumber;
  /** When it happened. */
  readonly at: string;
  readonly actor: string;
  readonly written: WrittenLogEntry;
  /** When its text was last corrected; null: never. */
  readonly correctedAt: string | null;
  /** Null: it is valid. */
  readonly withdrawn: {
    readonly at: string;
    /** Empty once a person named in the entry is erased. */
    readonly reason: string;
    readonly mentions: readonly EntryId[];
  } | null;
  /** For appeals; null: undecided. */
  readonly decision: AppealDecision | null;
  /** Null: only the organisers can read it. */
  readonly published: PublishedPart | null;
}

/** The arbiter's log of a competition of any kind; no rule uses it. */
export interface Logged {
  /** In the order of recording. */
  readonly arbiterLog: readonly LogEntry[];
}

/** Maximum length of an entry, and of a decision. */
export const MOST_LOG_TEXT = 4000;

/** Maximum time penalty in seconds: a whole game. */
export const MOST_PENALTY_SECONDS = 6 * 3600;

/** Returns the undecided appeals, the earliest deadline first. O(n log n). */
export const openAppeals = ({
  arbiterLog,
}: Logged): readonly (LogEntry & { readonly deadline: string })[] =>
  arbiterLog
    .flatMap((entry) =>
      entry.written.kind === "appeal" && entry.decision === null && entry.withdrawn === null
        ? [{ ...entry, deadline: entry.written.deadline }]
        : [],
    )
    .toSorted((a, b) => (a.deadline < b.deadline ? -1 : 1));

/** Returns the state of an appeal's deadline at a time: `near` within {@link NEAR_MINUTES}. */
export const deadlineState = (deadline: string, now: string): "ahead" | "near" | "over" => {
  const left = Date.parse(deadline) - Date.parse(now);
  if (left <= 0) return "over";
  return left <= NEAR_MINUTES * 60_000 ? "near" : "ahead";
};

/** Minutes before its deadline from which an open appeal is urgent. */
export const NEAR_MINUTES = 60;

/** The public view of an entry: all of it, or only the decision of an appeal. */
export interface PublishedLogEntry {
  readonly number: LogNumber;
  readonly at: string;
  readonly kind: LogKind;
  readonly place: LogPlace | null;
  /** Null if only the decision is published. */
  readonly words: {
    readonly text: string;
    readonly people: readonly EntryId[];
    readonly penalty: { readonly seconds: number; readonly clock: PenaltyClock } | null;
    readonly against: string | null;
    readonly deadline: string | null;
  } | null;
  readonly decision: {
    readonly outcome: AppealOutcome;
    readonly body: AppealBody;
    readonly text: string;
    readonly at: string;
  } | null;
}

/** Returns the public view of the log, in its order; nothing of entries with an erased person. */
export const publishedLog = ({ arbiterLog }: Logged): readonly PublishedLogEntry[] =>
  arbiterLog.flatMap(({ number, at, written, decision, published, withdrawn }) => {
    if (published === null || withdrawn !== null) return [];
    const decided =
      decision === null || decision.text === ""
        ? null
        : {
            outcome: decision.outcome,
            body: decision.body,
            text: decision.text,
            at: decision.at,
          };
    const isWhole = published === "whole";
    if (isWhole ? written.text === "" : decided === null) return [];
    return [
      {
        ...{ number, at, kind: written.kind, place: written.place ?? null },
        words: isWhole ? wordsOf(written) : null,
        decision: decided,
      },
    ];
  });

const wordsOf = (written: WrittenLogEntry): PublishedLogEntry["words"] => ({
  text: written.text,
  people: written.people,
  penalty:
    written.kind === "time-penalty" ? { seconds: written.seconds, clock: written.clock } : null,
  against: written.kind === "appeal" ? (written.against ?? "") : null,
  deadline: written.kind === "appeal" ? written.deadline : null,
});

type Mentioning = { readonly mentions: readonly EntryId[] };

/** Place where entries name people, with all texts: erasing one person erases all of them. */
export const logEntryPlace = <Of extends Mentioning>(): PersonalPlace<Of> => ({
  at: "",
  fields: ["text", "against", "reason"],
  of: ["mentions"],
  remains: () => ({ text: "" }),
});

/** The same for a withdrawal, which has only a reason. */
export const logReasonPlace = <Of extends Mentioning>(): PersonalPlace<Of> => ({
  at: "",
  fields: ["reason"],
  of: ["mentions"],
  remains: () => ({ reason: "" }),
});
