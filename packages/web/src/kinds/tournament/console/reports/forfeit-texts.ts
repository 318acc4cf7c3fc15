import { texts } from "@losfee/contract";

export const forfeitTexts = texts({
  de: {
    title: "Bretter, die eine Aufstellung nach den Einstellungen kostet",
    loses: (team: string, boards: string) => `${team} verliert Brett ${boards}:`,
    counts: (now: string, then: string) => `Jetzt zählt ${now}, so gewertet ${then}.`,
    totals: (now: string) =>
      `Jetzt zählt ${now}. Die einzelnen Bretter sind nicht bekannt: bitte den Stand von Hand ändern.`,
    apply: "So werten",
    applyTo: (place: string) => `${place} so werten`,
    applied: (place: string) => `${place}: gewertet.`,
    correct: "Korrigieren",
    waive: (team: string) => (team === "" ? "Nicht werten" : `Nicht werten: ${team}`),
    waiveFor: (team: string) => `Kein Brettverlust für ${team}`,
  },
  en: {
    title: "Boards that a line-up costs by the settings",
    loses: (team: string, boards: string) => `${team} loses board ${boards}:`,
    counts: (now: string, then: string) => `${now} counts now, ${then} with these boards lost.`,
    totals: (now: string) =>
      `${now} counts now. The boards are not known: please change the totals by hand.`,
    apply: "Count as lost",
    applyTo: (place: string) => `${place}: count as lost`,
    applied: (place: string) => `${place}: counted.`,
    correct: "Correct",
    waive: (team: string) => (team === "" ? "Let them stand" : `Let them stand: ${team}`),
    waiveFor: (team: string) => `No boards lost for ${team}`,
  },
});
