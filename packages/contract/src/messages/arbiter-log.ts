import type {
  AppealBody,
  AppealOutcome,
  LogEventData,
  LogFault,
  LogKind,
  LogRefusal,
  PenaltyClock,
} from "@losfee/core";
import {
  bodies,
  clocks,
  kinds,
  logEvents,
  logFaults,
  logRefusals,
  outcomes,
} from "@losfee/messages/arbiter-log";
import type { Language } from "../language/language.ts";
import { formatInteger, formatList } from "../language/numbers.ts";
import { eachLanguage, type Texts } from "../language/texts.ts";
import { type NameOf, numberOf, type Sentences, sentenceFor } from "./message.ts";

/** Returns the name of a kind of entry in the arbiter's log: "Verwarnung", "Zeitstrafe". */
export const logKindLabel = (kind: LogKind, language: Language): string => kinds[language][kind];

/** Returns the name of an appeal's outcome: "stattgegeben". */
export const appealOutcomeLabel = (outcome: AppealOutcome, language: Language): string =>
  outcomes[language][outcome];

/** Returns the name of the body that decides an appeal: "Protestausschuss". */
export const appealBodyLabel = (body: AppealBody, language: Language): string =>
  bodies[language][body];

/** Returns a time penalty in words: "2 min 30 s weniger", "2 min für die Gegenseite". */
export const timePenaltyLabel = (
  { seconds, clock }: { readonly seconds: number; readonly clock: PenaltyClock },
  language: Language,
): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const time = [
    ...(minutes === 0 ? [] : [`${formatInteger(minutes)} min`]),
    ...(rest === 0 ? [] : [`${rest} s`]),
  ].join(" ");
  return clocks[language][clock]({ time });
};

const faultSentences: Texts<Sentences<LogFault>> = eachLanguage(
  logFaults,
  (t): Sentences<LogFault> => ({
    ...t,
    "text-too-long": ({ most }) => t["text-too-long"]({ most: formatInteger(most) }),
    "seconds-out-of-range": ({ most }) => t["seconds-out-of-range"]({ hours: most / 3600 }),
    "deadline-malformed": ({ deadline }) =>
      t["deadline-malformed"]({ deadline: deadline === "" ? null : deadline }),
  }),
);

/** Refusals about the arbiter's log, for any kind of competition. */
export const logRefusalSentences: Texts<Sentences<LogRefusal>> = eachLanguage(
  logRefusals,
  (t, language): Sentences<LogRefusal> => ({
    ...t,
    "log-entry-wrong": ({ faults }) =>
      faults.map((fault) => sentenceFor(faultSentences[language], fault, numberOf)).join(" "),
  }),
);

/** Journal sentences for events of the arbiter's log. */
export type LogEventWords = {
  readonly [Type in keyof LogEventData]: (data: LogEventData[Type], name: NameOf) => string;
};

const written = (
  data: LogEventData["log-entry-recorded"],
  language: Language,
  name: NameOf,
): string => {
  const { kind, text, people } = data;
  return logEvents[language].written({
    kind: kinds[language][kind],
    people: people.length === 0 ? null : formatList(people.map(name), language),
    penalty: kind === "time-penalty" ? timePenaltyLabel(data, language) : null,
    ...textOf(text),
  });
};

const textOf = (text: string): { readonly text: string; readonly hasText: boolean } => ({
  text,
  hasText: text !== "",
});

const reasonOf = (reason = ""): { readonly reason: string; readonly hasReason: boolean } => ({
  reason,
  hasReason: reason !== "",
});

/** The sentences of {@link LogEventWords}. */
export const logEventWords: Texts<LogEventWords> = eachLanguage(
  logEvents,
  (t, language): LogEventWords => ({
    "log-entry-recorded": (data, name) => written(data, language, name),
    "log-entry-corrected": ({ logEntry, reason, ...data }, name) =>
      t["log-entry-corrected"]({
        logEntry,
        written: written(data, language, name),
        ...reasonOf(reason),
      }),
    "log-entry-withdrawn": ({ logEntry, reason }) =>
      t["log-entry-withdrawn"]({ logEntry, ...reasonOf(reason) }),
    "appeal-decided": ({ logEntry, outcome, body, text, corrects = false, reason }) =>
      t["appeal-decided"]({
        logEntry,
        outcome: outcomes[language][outcome],
        body: bodies[language][body],
        corrects,
        ...textOf(text),
        ...reasonOf(reason),
      }),
    "log-entry-published": t["log-entry-published"],
    "log-entry-unpublished": t["log-entry-unpublished"],
  }),
);
