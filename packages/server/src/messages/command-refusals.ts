import {
  contestNoun,
  describeBreak,
  describeRefusalOf,
  formatTime,
  type Language,
  type NameOf,
  type StageOf,
  texts,
} from "@losfee/contract";
import type { CompetitionKind, CompetitionRefusal } from "@losfee/core";
import type { CommandRefusal } from "../kinds/command-refusal.ts";
import type { CodeSentences } from "./sentences.ts";

/** Refusals of the service, not of the rules. */
type ServiceRefusal = Exclude<CommandRefusal, CompetitionRefusal>;

const sentences = texts<CodeSentences<ServiceRefusal>>({
  de: {
    stale: ({ expectedSeq, currentSeq }) =>
      `Inzwischen hat jemand anders etwas geändert (Stand ${currentSeq}, gesehen war ${expectedSeq}). Bitte den neuen Stand ansehen und noch einmal entscheiden.`,
    "key-reused": ({ key }) =>
      `Unter dem Schlüssel „${key}“ kam schon ein anderer Befehl. Bitte für jeden Befehl einen neuen nehmen.`,
    "date-in-doubt": ({ now }) =>
      `Das Datum ist fraglich: Dieser Rechner zeigt ${formatTime(now, "de", null)}. Bis die Turnierleitung es bestätigt (auf jeder Seite der Leitung oder mit „losfee confirm-date“), geschieht in der Pyramide nichts.`,
    conflict: () =>
      "Ein anderes Programm schreibt gerade ständig in dieses Turnier. Bitte noch einmal versuchen.",
    "journal-broken": (broken) =>
      `Das Protokoll dieses Turniers ist ${describeBreak(broken, "de")}. Es lässt sich ansehen und ausgeben, aber nicht ändern. Aus einer Sicherung zurückholen: „losfee restore SICHERUNG -c KENNUNG“.`,
    "command-not-allowed": () => "Dieser Zugang darf das nicht. Bitte die Turnierleitung fragen.",
    "not-own-result": ({ round, board, ofTeams }) =>
      `Das Ergebnis von ${contestNoun(ofTeams, "de")} ${board} in Runde ${round} hat jemand anders eingetragen. Zurücknehmen kann es diese Person oder die Turnierleitung.`,
  },
  en: {
    stale: ({ expectedSeq, currentSeq }) =>
      `Somebody else has changed something in the meantime (now at ${currentSeq}, you were at ${expectedSeq}). Look at the new state and decide again.`,
    "key-reused": ({ key }) =>
      `Another command has already used the key “${key}”. Use a new one for each command.`,
    "date-in-doubt": ({ now }) =>
      `The date is in doubt: this machine shows ${formatTime(now, "en", null)}. Nothing happens in the pyramid until the director confirms it (on any page of the console, or with “losfee confirm-date”).`,
    conflict: () => "Another program keeps writing to this competition. Try again.",
    "journal-broken": (broken) =>
      `The journal of this competition is ${describeBreak(broken, "en")}. It can be viewed and exported, but not changed. Restore it from a backup: “losfee restore BACKUP -c ID”.`,
    "command-not-allowed": () => "This access may not do that. Ask the director.",
    "not-own-result": ({ round, board, ofTeams }) =>
      `Somebody else entered the result of ${contestNoun(ofTeams, "en")} ${board} in round ${round}. Only that person or the director can undo it.`,
  },
});

/** Describes why the service or the rules of the kind refused a command. */
export const describeCommandRefusal = (
  refusal: CommandRefusal,
  language: Language,
  name?: NameOf,
  kind: CompetitionKind = "tournament",
  stage?: StageOf,
): string => {
  if (!isOfService(refusal)) return describeRefusalOf(kind, refusal, language, name, stage);
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][refusal.code] as (refusal: ServiceRefusal) => string;
  return sentence(refusal);
};

const isOfService = (refusal: CommandRefusal): refusal is ServiceRefusal =>
  Object.hasOwn(sentences.en, refusal.code);
