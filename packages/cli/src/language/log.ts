import { texts } from "@losfee/contract/language";

/** Texts of `losfee log`. */
export const logTexts = texts({
  de: {
    done: {
      add: (number: number) => `Eingetragen als #${number}.`,
      correct: "Geändert.",
      strike: "Gestrichen.",
      decide: "Entschieden.",
      publish: "Veröffentlicht.",
      unpublish: "Nicht mehr öffentlich.",
    },
    nothing: 'Nichts eingetragen. Eintragen: losfee log add incident "Stromausfall"',
    unknownAction: (given: string, known: readonly string[]) =>
      `„${given}“ kennt losfee log nicht. Zur Wahl stehen ${known.join(", ")}.`,
    unknownKind: (given: string, known: readonly string[]) =>
      `Die Art „${given}“ gibt es nicht. Zur Wahl stehen ${known.join(", ")}.`,
    unknownOutcome: (given: string, known: readonly string[]) =>
      `Die Entscheidung „${given}“ gibt es nicht. Zur Wahl stehen ${known.join(", ")}.`,
    noNumber: (given: string) =>
      `„${given}“ ist keine Nummer eines Eintrags. Alle zeigt losfee log.`,
    number: "Nr.",
    when: "Zeit",
    kind: "Art",
    place: "Wo",
    people: "Wen",
    text: "Text",
    state: "Stand",
    open: (deadline: string) => `offen, Frist ${deadline}`,
    struck: "gestrichen",
    published: "veröffentlicht",
    decisionPublished: "Entscheidung veröffentlicht",
    against: (text: string) => `Gegen: ${text}`,
    deadline: (time: string) => `Frist: ${time}`,
    decision: (label: string, time: string) => `Entscheidung: ${label}, ${time}`,
    undecided: "Entscheidung: noch keine",
    report: (name: string) => `Bericht der Turnierleitung: ${name}`,
  },
  en: {
    done: {
      add: (number: number) => `Written down as #${number}.`,
      correct: "Changed.",
      strike: "Struck out.",
      decide: "Decided.",
      publish: "Published.",
      unpublish: "No longer public.",
    },
    nothing: 'No entries yet. Write: losfee log add incident "Power cut"',
    unknownAction: (given: string, known: readonly string[]) =>
      `losfee log does not know “${given}”. You can choose ${known.join(", ")}.`,
    unknownKind: (given: string, known: readonly string[]) =>
      `There is no kind “${given}”. You can choose ${known.join(", ")}.`,
    unknownOutcome: (given: string, known: readonly string[]) =>
      `There is no decision “${given}”. You can choose ${known.join(", ")}.`,
    noNumber: (given: string) => `“${given}” is no number of an entry. losfee log shows them all.`,
    number: "No.",
    when: "Time",
    kind: "Kind",
    place: "Where",
    people: "Who",
    text: "Text",
    state: "State",
    open: (deadline: string) => `open, deadline ${deadline}`,
    struck: "struck out",
    published: "published",
    decisionPublished: "decision published",
    against: (text: string) => `Against: ${text}`,
    deadline: (time: string) => `Deadline: ${time}`,
    decision: (label: string, time: string) => `Decision: ${label}, ${time}`,
    undecided: "Decision: none yet",
    report: (name: string) => `Arbiter’s report: ${name}`,
  },
});
