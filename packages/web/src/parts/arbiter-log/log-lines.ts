import {
  appealBodyLabel,
  appealOutcomeLabel,
  formatTime,
  type Language,
  logKindLabel,
  logPlaceLabel,
  type NameOf,
  timePenaltyLabel,
} from "@losfee/contract";
import {
  type AppealBody,
  type AppealOutcome,
  type CompetitionState,
  deadlineState,
  displayName,
  type EntryId,
  type LogEntry,
  type LogKind,
  type LogNumber,
  membershipsOf,
  openAppeals,
  type PublishedPart,
  timeZoneOf,
  type WrittenLogEntry,
} from "@losfee/core";
import { actorName } from "../console/actor-name.ts";

/** An entry of the arbiter's log as displayed. */
export interface LogLine {
  readonly number: LogNumber;
  readonly kind: LogKind;
  readonly label: string;
  readonly at: string;
  readonly actor: string;
  /** Empty if it belongs to no round or game. */
  readonly place: string;
  readonly people: readonly string[];
  /** Empty once a person named in it is erased. */
  readonly text: string;
  /** Total of a time penalty; empty for other entries. */
  readonly penalty: string;
  readonly appeal: {
    readonly against: string;
    readonly deadline: string;
    /** Null if it is decided or struck out. */
    readonly due: ReturnType<typeof deadlineState> | null;
  } | null;
  readonly decision: {
    readonly outcome: AppealOutcome;
    readonly body: AppealBody;
    /** `stattgegeben (Schiedsgericht)` */
    readonly label: string;
    readonly text: string;
    readonly at: string;
    readonly act: number | null;
    readonly isCorrected: boolean;
  } | null;
  /** The event that last acted on it. */
  readonly act: number | null;
  readonly isCorrected: boolean;
  /** Reason why it was struck out; null if it counts. */
  readonly withdrawn: string | null;
  readonly published: PublishedPart | null;
  /** The input as written, for editing. */
  readonly written: WrittenLogEntry;
}

/** Returns the names of people in a competition, including players of teams. */
export const peopleNamed =
  (state: CompetitionState): NameOf =>
  (entry: EntryId) => {
    if (state.kind === "ladder") return state.entries.get(entry)?.name ?? `#${entry}`;
    const member = membershipsOf(state.squads).get(entry)?.member;
    if (member !== undefined) return member.erased === undefined ? member.name : `#${entry}`;
    return state.entries.has(entry) ? displayName(state, entry) : `#${entry}`;
  };

/** Formats a log time in the competition's time zone. */
export const logTime = (state: CompetitionState, iso: string, language: Language): string =>
  formatTime(iso, language, timeZoneOf(state));

/** Returns the entries as lines, in the order of recording; `now`: ISO 8601 in UTC. */
export const logLines = (
  state: CompetitionState,
  {
    language,
    now,
    people,
  }: {
    readonly language: Language;
    readonly now: string;
    readonly people?: ReadonlyMap<string, string> | undefined;
  },
): readonly LogLine[] =>
  state.arbiterLog.map((entry) => ({
    ...lineOf(state, entry, language, now),
    actor: actorName(entry.actor, language, { entries: state.entries, people }),
  }));

const lineOf = (
  state: CompetitionState,
  { number, at, written, correctedAt, withdrawn, decision, published }: LogEntry,
  language: Language,
  now: string,
): Omit<LogLine, "actor"> => {
  const name = peopleNamed(state);
  const isOpen = decision === null && withdrawn === null;
  return {
    number,
    kind: written.kind,
    label: logKindLabel(written.kind, language),
    at: logTime(state, at, language),
    place: written.place === undefined ? "" : logPlaceLabel(state, written.place, language, name),
    people: written.people.map(name),
    text: written.text,
    penalty: written.kind === "time-penalty" ? timePenaltyLabel(written, language) : "",
    appeal:
      written.kind === "appeal"
        ? {
            against: written.against ?? "",
            deadline: logTime(state, written.deadline, language),
            due: isOpen ? deadlineState(written.deadline, now) : null,
          }
        : null,
    decision: decision && {
      outcome: decision.outcome,
      body: decision.body,
      label: decisionLabel(decision, language),
      text: decision.text,
      at: logTime(state, decision.at, language),
      act: decision.act ?? null,
      isCorrected: decision.correctedAt !== null,
    },
    act: written.act ?? null,
    isCorrected: correctedAt !== null,
    withdrawn: withdrawn?.reason ?? null,
    published,
    written,
  };
};

/** The decision and its author: `stattgegeben (Schiedsgericht)`. */
export const decisionLabel = (
  { outcome, body }: { readonly outcome: AppealOutcome; readonly body: AppealBody },
  language: Language,
): string => `${appealOutcomeLabel(outcome, language)} (${appealBodyLabel(body, language)})`;

/** An urgent open appeal, for the director's day. */
export interface UrgentAppeal {
  readonly number: LogNumber;
  readonly people: readonly string[];
  readonly deadline: string;
  readonly isOver: boolean;
}

/** Returns open appeals whose deadline is near or over at `now`, the first one due in front. */
export const urgentAppeals = (
  state: CompetitionState,
  { language, now }: { readonly language: Language; readonly now: string | undefined },
): readonly UrgentAppeal[] =>
  now === undefined
    ? []
    : openAppeals(state).flatMap(({ number, written, deadline }) => {
        const due = deadlineState(deadline, now);
        if (due === "ahead") return [];
        return [
          {
            number,
            people: written.people.map(peopleNamed(state)),
            deadline: logTime(state, deadline, language),
            isOver: due === "over",
          },
        ];
      });

/** Filters of the log by state. */
export const LOG_STATES = ["open", "published", "private", "withdrawn"] as const;
