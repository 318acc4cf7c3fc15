import type { DecisionContext } from "../base/decision.ts";
import type { EntryId } from "../base/entry-id.ts";
import { readMoment } from "../base/iso-moment.ts";
import { err, ok, type Result } from "../base/result.ts";
import { tidyLines, tidyText } from "../base/tidy-text.ts";
import { mentionedIn } from "../names/mentions.ts";
import {
  type LogEntry,
  type LogEntryInput,
  type Logged,
  type LogNumber,
  type LogPlace,
  MOST_LOG_TEXT,
  MOST_PENALTY_SECONDS,
  type WrittenLogEntry,
} from "./arbiter-log.ts";
import type { LifecycleEvent } from "./events.ts";
import type { LogCommand, LogEventData, LogFault, LogRefusal } from "./log-events.ts";

/** A person whom an entry can name. */
interface Person {
  readonly id: EntryId;
  readonly name: string;
  readonly erased?: unknown;
}

/** The part of a competition that the log needs. */
export interface LogField extends Logged {
  readonly seq: number;
  /** All participants, including players of teams. */
  readonly people: ReadonlyMap<EntryId, Person>;
  /** Returns the problem of a place under the rules of the competition's kind; null: none. */
  readonly placeFault: (place: LogPlace) => LogFault | null;
}

type CommandOf<Type extends LogCommand["type"]> = Extract<LogCommand, { readonly type: Type }>;
type Decided<Type extends LogCommand["type"]> = (
  field: LogField,
  command: CommandOf<Type>,
  context: DecisionContext,
) => Result<LogEvent, LogRefusal>;

/** An event of the log. */
type LogEvent = {
  readonly [Type in keyof LogEventData]: LifecycleEvent<Type>;
}[keyof LogEventData];

const recordEntry: Decided<"record-log-entry"> = (field, { entry }, context) => {
  const written = writtenBy(field, entry, [], happenedAt(context));
  return written.ok ? ok({ type: "log-entry-recorded", data: written.value }) : written;
};

const correctEntry: Decided<"correct-log-entry"> = (field, { logEntry, entry, reason }) => {
  const found = standing(field, logEntry);
  if (!found.ok) return found;
  if (found.value.written.kind !== entry.kind) return err({ code: "log-kind-differs", logEntry });
  const why = tidyText(reason);
  const written = writtenBy(field, entry, [why], found.value.at);
  if (!written.ok) return written;
  return ok({
    type: "log-entry-corrected",
    data: {
      logEntry,
      reason: why,
      ...written.value,
      ...shownIf(found.value.published === "whole"),
    },
  });
};

const withdrawEntry: Decided<"withdraw-log-entry"> = (field, { logEntry, reason }) => {
  const found = standing(field, logEntry);
  if (!found.ok) return found;
  const why = tidyText(reason);
  const mentions = mentionsIn(field, found.value.written.mentions, [why]);
  return ok({
    type: "log-entry-withdrawn",
    data: { logEntry, reason: why, mentions, ...shownIf(found.value.published !== null) },
  });
};

const decideAppeal: Decided<"decide-appeal"> = (field, command) => {
  const { logEntry, outcome, body, act, reason } = command;
  const found = standing(field, logEntry);
  if (!found.ok) return found;
  const { written, decision, published } = found.value;
  if (written.kind !== "appeal") return err({ code: "not-an-appeal", logEntry });
  if (reason === undefined && decision !== null)
    return err({ code: "appeal-is-decided", logEntry });
  if (reason !== undefined && decision === null) return err({ code: "appeal-is-open", logEntry });
  const text = tidyLines(command.text).trim();
  const faults = [...textFaults(text), ...actFaults(field, act)];
  if (faults.length > 0) return err({ code: "log-entry-wrong", faults });
  const why = reason === undefined ? [] : [tidyText(reason)];
  return ok({
    type: "appeal-decided",
    data: {
      ...{ logEntry, outcome, body, text },
      ...(act === undefined ? {} : { act }),
      mentions: mentionsIn(field, written.mentions, [text, ...why]),
      ...(why[0] === undefined ? {} : { corrects: true as const, reason: why[0] }),
      ...shownIf(published !== null),
    },
  });
};

const publishEntry: Decided<"publish-log-entry"> = (field, { logEntry, part }) => {
  const found = standing(field, logEntry);
  if (!found.ok) return found;
  const { written, decision } = found.value;
  if (part === "decision" && written.kind !== "appeal") {
    return err({ code: "not-an-appeal", logEntry });
  }
  if (part === "decision" && decision === null) return err({ code: "appeal-is-open", logEntry });
  return ok({ type: "log-entry-published", data: { logEntry, part } });
};

const unpublishEntry: Decided<"unpublish-log-entry"> = (field, { logEntry }) => {
  const found = standing(field, logEntry);
  return found.ok ? ok({ type: "log-entry-unpublished", data: { logEntry } }) : found;
};

/** The decider of each log command. None changes a result or the standings. */
const deciders: { readonly [Type in LogCommand["type"]]: Decided<Type> } = {
  "record-log-entry": recordEntry,
  "correct-log-entry": correctEntry,
  "withdraw-log-entry": withdrawEntry,
  "decide-appeal": decideAppeal,
  "publish-log-entry": publishEntry,
  "unpublish-log-entry": unpublishEntry,
};

/** Decides a command for the arbiter's log: returns one event, or the reason for refusal. */
export const decideLog = (
  field: LogField,
  command: LogCommand,
  context: DecisionContext,
): Result<LogEvent, LogRefusal> => {
  // Typed by command, which TypeScript cannot follow through the look-up.
  const decide = deciders[command.type] as Decided<LogCommand["type"]>;
  return decide(field, command, context);
};

/** Returns when the reported thing happened: never later than the command. */
const happenedAt = ({ now, effectiveAt = now }: DecisionContext): string =>
  effectiveAt < now ? effectiveAt : now;

const standing = ({ arbiterLog }: Logged, logEntry: LogNumber): Result<LogEntry, LogRefusal> => {
  const found = arbiterLog.find(({ number }) => number === logEntry);
  if (found === undefined) return err({ code: "unknown-log-entry", logEntry });
  return found.withdrawn === null ? ok(found) : err({ code: "log-entry-is-withdrawn", logEntry });
};

const shownIf = (isShown: boolean): { readonly shown?: true } => (isShown ? { shown: true } : {});

/** Returns the people named in texts, after those concerned. */
const mentionsIn = (
  { people }: LogField,
  about: readonly EntryId[],
  texts: readonly string[],
): readonly EntryId[] => [
  ...new Set([...about, ...texts.flatMap((text) => mentionedIn(text, [...people.values()]))]),
];

/** Returns the entry to record, or all of its problems. */
const writtenBy = (
  field: LogField,
  input: LogEntryInput,
  moreWords: readonly string[],
  at: string,
): Result<WrittenLogEntry, LogRefusal> => {
  const text = tidyLines(input.text).trim();
  const people = [...new Set(input.people ?? [])];
  const against = input.kind === "appeal" ? tidyText(input.against ?? "") : "";
  const faults: readonly LogFault[] = [
    ...textFaults(text),
    ...peopleFaults(field, input.kind, people),
    ...placeFaults(field, input.place),
    ...actFaults(field, input.act),
    ...kindFaults(input, against, at),
  ];
  if (faults.length > 0) return err({ code: "log-entry-wrong", faults });
  const { place, act } = input;
  const said = {
    ...{ text, people },
    ...(place === undefined ? {} : { place }),
    ...(act === undefined ? {} : { act }),
    mentions: mentionsIn(field, people, [text, against, ...moreWords]),
  };
  switch (input.kind) {
    case "time-penalty": {
      const { kind, seconds, clock } = input;
      return ok({ ...said, kind, seconds, clock });
    }
    case "appeal": {
      const deadline = new Date(input.deadline).toISOString();
      return ok({ ...said, kind: input.kind, against, deadline });
    }
    default:
      return ok({ ...said, kind: input.kind });
  }
};

const textFaults = (text: string): readonly LogFault[] => {
  if (text === "") return [{ code: "text-missing" }];
  return text.length > MOST_LOG_TEXT ? [{ code: "text-too-long", most: MOST_LOG_TEXT }] : [];
};

const peopleFaults = (
  { people: known }: LogField,
  kind: LogEntryInput["kind"],
  people: readonly EntryId[],
): readonly LogFault[] => [
  ...((kind === "time-penalty" || kind === "appeal") && people.length === 0
    ? [{ code: "people-missing" as const, kind }]
    : []),
  ...people.flatMap((entry): LogFault[] => {
    const person = known.get(entry);
    if (person === undefined) return [{ code: "person-unknown", entry }];
    return person.erased === undefined ? [] : [{ code: "person-erased", entry }];
  }),
];

const placeFaults = (field: LogField, place: LogPlace | undefined): readonly LogFault[] => {
  const fault = place === undefined ? null : field.placeFault(place);
  return fault === null ? [] : [fault];
};

const actFaults = ({ seq }: LogField, act: number | undefined): readonly LogFault[] =>
  act === undefined || (Number.isInteger(act) && act >= 1 && act <= seq)
    ? []
    : [{ code: "act-unknown", act, last: seq }];

const kindFaults = (input: LogEntryInput, against: string, at: string): readonly LogFault[] => {
  if (input.kind === "time-penalty") {
    const { seconds } = input;
    return Number.isInteger(seconds) && seconds >= 1 && seconds <= MOST_PENALTY_SECONDS
      ? []
      : [{ code: "seconds-out-of-range", most: MOST_PENALTY_SECONDS }];
  }
  if (input.kind !== "appeal") return [];
  const { deadline } = input;
  const endsAt = readMoment(deadline);
  return [
    ...(against === "" ? [{ code: "against-missing" as const }] : []),
    ...(endsAt === null
      ? [{ code: "deadline-malformed" as const, deadline }]
      : endsAt <= Date.parse(at)
        ? [{ code: "deadline-too-early" as const, deadline, at }]
        : []),
  ];
};
