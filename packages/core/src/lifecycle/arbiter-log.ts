import type { EntryId } from "../base/entry-id.ts";
import type { PersonalPlace } from "../chain/personal.ts";

/** The number of the event by which an entry of the arbiter's log was recorded. */
export type LogNumber = number;

/** What an arbiter writes down, in the order in which they are offered. */
export const LOG_KINDS = ["warning", "time-penalty", "incident", "appeal", "note"] as const;

export type LogKind = (typeof LOG_KINDS)[number];

/** Where it happened: in a round, in a contest of it, or in a game of a ladder. */
export type LogPlace =
  | { readonly round: number; readonly board?: number }
  | { readonly challenge: string };

/** Whose clock a time penalty changes (FIDE Laws of Chess, 12.9.2 and 12.9.3). */
export type PenaltyClock = "own" | "opponent";

/** What every entry says. */
interface Said {
  /** Empty once somebody is erased who is named in it. */
  readonly text: string;
  /** Whom it is about: of a time penalty those who get it, of an appeal those who lodge it. */
  readonly people: readonly EntryId[];
  /** Missing: it belongs to no round and no game. */
  readonly place?: LogPlace;
  /** The event of this journal by which something was done about it: points deducted, a forfeit. */
  readonly act?: number;
}

/** What only some kinds of entries say. */
type SaidByKind =
  | { readonly kind: "warning" | "incident" | "note" }
  /** `seconds`: taken from the own clock, or added to the opponent's; > 0. */
  | { readonly kind: "time-penalty"; readonly seconds: number; readonly clock: PenaltyClock }
  | {
      readonly kind: "appeal";
      /** What is appealed against; missing once it is erased with the text. */
      readonly against?: string;
      /** Until when it is to be decided; ISO 8601 in UTC. */
      readonly deadline: string;
    };

/** An entry as somebody writes it. */
export type LogEntryInput = Omit<Said, "people"> & {
  readonly people?: readonly EntryId[];
} & SaidByKind;

/** An entry as events have it. */
export type WrittenLogEntry = Said &
  SaidByKind & {
    /** Who is named in it or whom it is about: without one of them its words go. */
    readonly mentions: readonly EntryId[];
  };

/** What became of an appeal. */
export const APPEAL_OUTCOMES = ["granted", "partly", "declined"] as const;

export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Who decides an appeal. */
export const APPEAL_BODIES = ["committee", "arbiter"] as const;

export type AppealBody = (typeof APPEAL_BODIES)[number];

/** The decision of an appeal as events have it. */
export interface WrittenDecision {
  readonly outcome: AppealOutcome;
  readonly body: AppealBody;
  /** Empty once somebody is erased whom it is about. */
  readonly text: string;
  /** The event of this journal that corrects what was appealed against. */
  readonly act?: number;
  readonly mentions: readonly EntryId[];
}

/** A decision that stands. */
export interface AppealDecision extends WrittenDecision {
  /** When it was made; ISO 8601 in UTC. */
  readonly at: string;
  readonly actor: string;
  /** When it was last corrected; null: never. */
  readonly correctedAt: string | null;
}

/** What everybody may read of an entry. */
export type PublishedPart = "whole" | "decision";

/** An entry of the log as it stands. Times are ISO 8601 in UTC. */
export interface LogEntry {
  readonly number: LogNumber;
  /** When it happened. */
  readonly at: string;
  readonly actor: string;
  readonly written: WrittenLogEntry;
  /** When its words were last corrected; null: never. */
  readonly correctedAt: string | null;
  /** Null: it counts. */
  readonly withdrawn: {
    readonly at: string;
    /** Empty once somebody is erased who is named in the entry. */
    readonly reason: string;
    readonly mentions: readonly EntryId[];
  } | null;
  /** Of appeals; null: none is made. */
  readonly decision: AppealDecision | null;
  /** Null: nobody but those who run the competition reads it. */
  readonly published: PublishedPart | null;
}

/** What was written down in a competition, whatever its kind; no rule looks at it. */
export interface Logged {
  /** In the order in which it was recorded. */
  readonly arbiterLog: readonly LogEntry[];
}

/** The characters of an entry, and of a decision, at most. */
export const MOST_LOG_TEXT = 4000;

/** The seconds of a time penalty at most: a whole game. */
export const MOST_PENALTY_SECONDS = 6 * 3600;

/** The appeals that nobody has decided, the one that is due first in front. O(n log n). */
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

/** How an appeal stands to its deadline at a time: `near` within {@link NEAR_MINUTES}. */
export const deadlineState = (deadline: string, now: string): "ahead" | "near" | "over" => {
  const left = Date.parse(deadline) - Date.parse(now);
  if (left <= 0) return "over";
  return left <= NEAR_MINUTES * 60_000 ? "near" : "ahead";
};

/** From so long before its deadline an open appeal is urgent, in minutes. */
export const NEAR_MINUTES = 60;

/** An entry as everybody may read it: the whole, or of an appeal what was decided. */
export interface PublishedLogEntry {
  readonly number: LogNumber;
  readonly at: string;
  readonly kind: LogKind;
  readonly place: LogPlace | null;
  /** Null where only the decision is published. */
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

/** What everybody may read of the log, in its order; nothing of what somebody was erased from. */
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

/** Where entries name people, and what is said of them: without one of them all words go. */
export const logEntryPlace = <Of extends Mentioning>(): PersonalPlace<Of> => ({
  at: "",
  fields: ["text", "against", "reason"],
  of: ["mentions"],
  remains: () => ({ text: "" }),
});

/** The same of a withdrawal, of which only a reason is told. */
export const logReasonPlace = <Of extends Mentioning>(): PersonalPlace<Of> => ({
  at: "",
  fields: ["reason"],
  of: ["mentions"],
  remains: () => ({ reason: "" }),
});
