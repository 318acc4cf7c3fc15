import { texts } from "@losfee/contract";

/** Texts of score cards. */
export const scoreCardTexts = texts({
  de: {
    title: "Laufzettel",
    nobody: "Noch ist niemand gemeldet, also gibt es auch keine Laufzettel.",
    number: "Nr.",
    round: "Rd.",
    opponent: "Gegen",
    own: "Eigene",
    theirs: "Gegner",
    spread: "Diff.",
    wins: "Siege",
    total: "Gesamt",
    initials: "Kürzel",
    colour: "Farbe",
    result: "Ergebnis",
    points: "Punkte",
    signature: "Unterschrift",
  },
  en: {
    title: "Score cards",
    nobody: "Nobody has entered yet, so there are no score cards.",
    number: "No.",
    round: "Rd",
    opponent: "Opponent",
    own: "Own",
    theirs: "Opp.",
    spread: "Spread",
    wins: "Wins",
    total: "Total",
    initials: "Initials",
    colour: "Colour",
    result: "Result",
    points: "Points",
    signature: "Signature",
  },
});
