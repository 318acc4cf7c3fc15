import { texts } from "@losfee/contract/language";

/** Fixtures on the command line. */
export const fixturesTexts = texts({
  de: {
    unknown: "Wer wann auf wen trifft, steht in diesem Turnier nicht im Voraus fest.",
    none: "Der Spielplan ist noch leer: Es fehlen Mannschaften.",
    noRound: (round: number) => `Runde ${round} gibt es im Spielplan nicht.`,
    round: "Rd.",
    when: "Termin",
    home: "Heim",
    result: "Ergebnis",
    away: "Gast",
    remark: "Anmerkung",
    left: (team: string) => `${team} zurückgezogen`,
    free: (round: number, teams: string) => `Runde ${round}, spielfrei: ${teams}`,
    noMatch: (team: string, round: number) => `${team} hat in Runde ${round} keinen Kampf.`,
    whenOrOpen: "Entweder ein Termin oder --open.",
    moved: (teams: string, round: number, what: string) => `${teams} (Runde ${round}): ${what}.`,
  },
  en: {
    unknown: "In this competition it is not known ahead who meets whom.",
    none: "There are no fixtures yet: teams are missing.",
    noRound: (round: number) => `The fixtures have no round ${round}.`,
    round: "Rd",
    when: "Date",
    home: "Home",
    result: "Result",
    away: "Away",
    remark: "Remark",
    left: (team: string) => `${team} withdrawn`,
    free: (round: number, teams: string) => `Round ${round}, free: ${teams}`,
    noMatch: (team: string, round: number) => `${team} has no match in round ${round}.`,
    whenOrOpen: "Either a date or --open.",
    moved: (teams: string, round: number, what: string) => `${teams} (round ${round}): ${what}.`,
  },
});
