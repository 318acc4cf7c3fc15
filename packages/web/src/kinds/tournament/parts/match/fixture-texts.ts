import { texts } from "@losfee/contract";

/** Texts of fixtures on all pages. */
export const fixtureTexts = texts({
  de: {
    round: "Runde",
    when: "Termin",
    result: "Ergebnis",
    left: "zurückgezogen",
    open: "offen",
    free: (teams: string) => `Spielfrei: ${teams}`,
    caption: "Kämpfe mit Termin und Ergebnis; die Heimmannschaft steht links",
    neutralCaption: "Kämpfe mit Termin und Ergebnis",
    unsettled: "Wer Heimrecht hat, wird erst ausgelost.",
  },
  en: {
    round: "Round",
    when: "Date",
    result: "Result",
    left: "withdrawn",
    open: "open",
    free: (teams: string) => `Free: ${teams}`,
    caption: "Matches with date and result; the home team is on the left",
    neutralCaption: "Matches with date and result",
    unsettled: "Who is at home is still to be decided.",
  },
});
