import type {
  AppealBody,
  AppealOutcome,
  LogEventData,
  LogFault,
  LogKind,
  LogRefusal,
  PenaltyClock,
} from "@losfee/core";
import { bodies, clocks, kinds, outcomes, parts } from "@losfee/messages/arbiter-log";
import type { Language } from "../language/language.ts";
import { formatInteger, formatList } from "../language/numbers.ts";
import { type Texts, texts } from "../language/texts.ts";
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

type FaultSentences = Sentences<LogFault>;

const faultSentences = texts<FaultSentences>({
  de: {
    "text-missing": () => "Der Text fehlt. Bitte schreiben, was geschehen ist.",
    "text-too-long": ({ most }) => `Der Text hat höchstens ${formatInteger(most)} Zeichen.`,
    "people-missing": ({ kind }) =>
      kind === "appeal"
        ? "Bitte angeben, wer den Protest einlegt."
        : "Bitte angeben, wer die Zeitstrafe bekommt.",
    "person-unknown": ({ entry }) => `Nummer ${entry} gibt es nicht.`,
    "person-erased": ({ entry }) =>
      `Die Angaben zu Nummer ${entry} sind gelöscht; über diese Person kann nichts mehr eingetragen werden.`,
    "round-unknown": ({ round, last }) =>
      last === 0
        ? `Runde ${round} gibt es noch nicht.`
        : `Runde ${round} gibt es noch nicht; die letzte ist Runde ${last}.`,
    "contest-unknown": ({ round, board }) => `In Runde ${round} gibt es keine Nummer ${board}.`,
    "game-unknown": ({ challenge }) => `Die Partie „${challenge}“ gibt es nicht.`,
    "place-foreign": () => "Diese Angabe, wo es geschah, passt nicht zu dieser Art Turnier.",
    "act-unknown": ({ act, last }) =>
      `Ein Ereignis ${act} hat das Protokoll nicht; das letzte ist ${last}.`,
    "seconds-out-of-range": ({ most }) =>
      `Eine Zeitstrafe dauert mindestens 1 Sekunde und höchstens ${most / 3600} Stunden.`,
    "against-missing": () => "Bitte angeben, wogegen sich der Protest richtet.",
    "deadline-malformed": ({ deadline }) =>
      deadline === ""
        ? "Die Frist fehlt: Bitte Tag und Uhrzeit angeben."
        : `Die Frist „${deadline}“ ist nicht zu lesen. Bitte Tag und Uhrzeit angeben, etwa 2026-11-21 15:30.`,
    "deadline-too-early": () => "Die Frist muss nach dem Einlegen des Protests enden.",
  },
  en: {
    "text-missing": () => "The text is missing. Please write what happened.",
    "text-too-long": ({ most }) => `The text has at most ${formatInteger(most)} characters.`,
    "people-missing": ({ kind }) =>
      kind === "appeal" ? "Please say who appeals." : "Please say who gets the time penalty.",
    "person-unknown": ({ entry }) => `There is no number ${entry}.`,
    "person-erased": ({ entry }) =>
      `The details of number ${entry} have been erased; nothing more can be written about this person.`,
    "round-unknown": ({ round, last }) =>
      last === 0
        ? `There is no round ${round} yet.`
        : `There is no round ${round} yet; the last is round ${last}.`,
    "contest-unknown": ({ round, board }) => `Round ${round} has no number ${board}.`,
    "game-unknown": ({ challenge }) => `There is no game “${challenge}”.`,
    "place-foreign": () => "This way to say where it happened does not fit this kind of event.",
    "act-unknown": ({ act, last }) => `The journal has no event ${act}; the last is event ${last}.`,
    "seconds-out-of-range": ({ most }) =>
      `A time penalty is 1 second at least and ${most / 3600} hours at most.`,
    "against-missing": () => "Please say what the appeal is against.",
    "deadline-malformed": ({ deadline }) =>
      deadline === ""
        ? "The deadline is missing: please give day and time."
        : `The deadline “${deadline}” cannot be read. Please give day and time, such as 2026-11-21 15:30.`,
    "deadline-too-early": () => "The deadline has to end after the appeal was lodged.",
  },
});

const allFaults = (faults: readonly LogFault[], language: Language): string =>
  faults.map((fault) => sentenceFor(faultSentences[language], fault, numberOf)).join(" ");

/** Refusals about the arbiter's log, for any kind of competition. */
export const logRefusals: Texts<Sentences<LogRefusal>> = texts<Sentences<LogRefusal>>({
  de: {
    "log-entry-wrong": ({ faults }) => allFaults(faults, "de"),
    "unknown-log-entry": ({ logEntry }) => `Einen Eintrag ${logEntry} gibt es nicht.`,
    "log-entry-is-withdrawn": ({ logEntry }) =>
      `Der Eintrag ${logEntry} ist gestrichen. Bitte bei Bedarf neu eintragen.`,
    "log-kind-differs": ({ logEntry }) =>
      `Die Art des Eintrags ${logEntry} lässt sich nicht ändern. Bitte streichen und neu eintragen.`,
    "not-an-appeal": ({ logEntry }) => `Der Eintrag ${logEntry} ist kein Protest.`,
    "appeal-is-decided": ({ logEntry }) =>
      `Über den Protest ${logEntry} ist schon entschieden. Eine andere Entscheidung ist eine Korrektur und braucht einen Grund.`,
    "appeal-is-open": ({ logEntry }) => `Über den Protest ${logEntry} ist noch nicht entschieden.`,
  },
  en: {
    "log-entry-wrong": ({ faults }) => allFaults(faults, "en"),
    "unknown-log-entry": ({ logEntry }) => `There is no entry ${logEntry}.`,
    "log-entry-is-withdrawn": ({ logEntry }) =>
      `Entry ${logEntry} is struck out. Please write a new one if it is needed.`,
    "log-kind-differs": ({ logEntry }) =>
      `What kind of entry ${logEntry} is cannot be changed. Please strike it out and write a new one.`,
    "not-an-appeal": ({ logEntry }) => `Entry ${logEntry} is no appeal.`,
    "appeal-is-decided": ({ logEntry }) =>
      `Appeal ${logEntry} is decided already. Another decision is a correction and needs a reason.`,
    "appeal-is-open": ({ logEntry }) => `Appeal ${logEntry} is not decided yet.`,
  },
});

/** Journal sentences for events of the arbiter's log. */
export type LogEventWords = {
  readonly [Type in keyof LogEventData]: (data: LogEventData[Type], name: NameOf) => string;
};

const because = (reason: string | undefined): string =>
  reason === undefined || reason === "" ? "" : ` (${reason})`;

const said = (
  written: LogEventData["log-entry-recorded"],
  language: Language,
  name: NameOf,
): string => {
  const { kind, text, people } = written;
  const about = people.length === 0 ? "" : ` – ${formatList(people.map(name), language)}`;
  const penalty = kind === "time-penalty" ? ` (${timePenaltyLabel(written, language)})` : "";
  return `${kinds[language][kind]}${about}${penalty}${text === "" ? "" : `: ${text}`}`;
};

/** The sentences of {@link LogEventWords}. */
export const logEventWords = texts<LogEventWords>({
  de: {
    "log-entry-recorded": (data, name) => said(data, "de", name),
    "log-entry-corrected": ({ logEntry, reason, ...written }, name) =>
      `Eintrag ${logEntry} korrigiert: ${said(written, "de", name)}${because(reason)}`,
    "log-entry-withdrawn": ({ logEntry, reason }) =>
      `Eintrag ${logEntry} gestrichen${because(reason)}`,
    "appeal-decided": ({ logEntry, outcome, body, text, corrects, reason }) =>
      `Protest ${logEntry} ${outcomes.de[outcome]} (${bodies.de[body]})${corrects === true ? ", Entscheidung korrigiert" : ""}${text === "" ? "" : `: ${text}`}${because(reason)}`,
    "log-entry-published": ({ logEntry, part }) =>
      `Eintrag ${logEntry} veröffentlicht${parts.de[part]}`,
    "log-entry-unpublished": ({ logEntry }) => `Eintrag ${logEntry} nicht mehr veröffentlicht`,
  },
  en: {
    "log-entry-recorded": (data, name) => said(data, "en", name),
    "log-entry-corrected": ({ logEntry, reason, ...written }, name) =>
      `Entry ${logEntry} corrected: ${said(written, "en", name)}${because(reason)}`,
    "log-entry-withdrawn": ({ logEntry, reason }) =>
      `Entry ${logEntry} struck out${because(reason)}`,
    "appeal-decided": ({ logEntry, outcome, body, text, corrects, reason }) =>
      `Appeal ${logEntry} ${outcomes.en[outcome]} (${bodies.en[body]})${corrects === true ? ", decision corrected" : ""}${text === "" ? "" : `: ${text}`}${because(reason)}`,
    "log-entry-published": ({ logEntry, part }) => `Entry ${logEntry} published${parts.en[part]}`,
    "log-entry-unpublished": ({ logEntry }) => `Entry ${logEntry} no longer published`,
  },
});
