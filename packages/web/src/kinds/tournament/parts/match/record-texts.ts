import { texts } from "@losfee/contract";

export const recordTexts = texts({
  de: {
    place: { short: "Nr.", label: "Rangnummer im Kader" },
    name: "Name",
    team: "Mannschaft",
    rating: { short: "WZ", label: "Wertungszahl" },
    games: { short: "Sp.", label: "Gespielte Partien" },
    points: { short: "Pkt.", label: "Brettpunkte" },
    percent: "%",
    forfeits: { short: "kl.", label: "Kampflose Siege" },
    average: { short: "Ø", label: "Punkte je Partie im Durchschnitt" },
    high: { short: "Max.", label: "Höchste Punktzahl einer Partie" },
    spread: { short: "Diff.", label: "Differenz aller Partien" },
    opponents: { short: "Ø Gegner", label: "Durchschnittliche Wertungszahl der Gegner" },
    performance: { short: "Leistung", label: "Turnierleistung gegen Gegner mit Wertungszahl" },
  },
  en: {
    place: { short: "No.", label: "Number in the squad" },
    name: "Name",
    team: "Team",
    rating: { short: "Rtg", label: "Rating" },
    games: { short: "Pl.", label: "Games played" },
    points: { short: "Pts", label: "Game points" },
    percent: "%",
    forfeits: { short: "ff", label: "Won by forfeit" },
    average: { short: "Avg", label: "Average score of a game" },
    high: { short: "High", label: "Highest score of a game" },
    spread: { short: "Spread", label: "Spread of all games" },
    opponents: { short: "Ø opp.", label: "Average rating of the opponents" },
    performance: { short: "TPR", label: "Performance against opponents who are rated" },
  },
});
