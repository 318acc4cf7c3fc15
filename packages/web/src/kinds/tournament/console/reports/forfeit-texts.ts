import { texts } from "@losfee/contract";

export const forfeitTexts = texts({
  de: {
    title: "Bretter, die eine Aufstellung nach den Einstellungen kostet",
    losesOne: (team: string, board: string) => `${team} verliert Brett ${board}:`,
    losesSome: (team: string, boards: string) => `${team} verliert die Bretter ${boards}:`,
    reason: (reason: string) => `Begründung der Aufstellung: ${reason}`,
    counts: (now: string, then: string) => `Jetzt zählt ${now}, so gewertet ${then}.`,
    totals: (now: string) =>
      `Jetzt zählt ${now}. Die einzelnen Bretter sind nicht bekannt: bitte den Stand von Hand ändern.`,
    costs: (matches: string) => `Die Aufstellung kostet Bretter, bitte entscheiden: ${matches}`,
    costly: "Die Aufstellung kostet Bretter.",
    apply: "Kampflos werten",
    applyTo: (place: string) => `${place}: kampflos werten`,
    applied: (place: string) => `${place}: gewertet.`,
    correct: "Korrigieren",
    waive: (team: string) => (team === "" ? "Stehen lassen" : `Stehen lassen: ${team}`),
    waiveFor: (team: string) => `Kein Brettverlust für ${team}`,
  },
  en: {
    title: "Boards that a line-up costs by the settings",
    losesOne: (team: string, board: string) => `${team} loses board ${board}:`,
    losesSome: (team: string, boards: string) => `${team} loses boards ${boards}:`,
    reason: (reason: string) => `Reason given with the line-up: ${reason}`,
    counts: (now: string, then: string) => `${now} counts now, ${then} with these boards lost.`,
    totals: (now: string) =>
      `${now} counts now. The boards are not known: please change the totals by hand.`,
    costs: (matches: string) => `The line-up costs boards, please decide: ${matches}`,
    costly: "The line-up costs boards.",
    apply: "Count as lost",
    applyTo: (place: string) => `${place}: count as lost`,
    applied: (place: string) => `${place}: counted.`,
    correct: "Correct",
    waive: (team: string) => (team === "" ? "Let them stand" : `Let them stand: ${team}`),
    waiveFor: (team: string) => `No boards lost for ${team}`,
  },
});
