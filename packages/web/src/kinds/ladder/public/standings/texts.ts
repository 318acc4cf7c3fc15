import { texts } from "../../../../language/texts.ts";

export const standingsTexts = texts({
  de: {
    title: "Rangliste",
    games: "Partien",
    won: "+",
    drawn: "=",
    lost: "−",
    wonLong: "gewonnen",
    drawnLong: "remis",
    lostLong: "verloren",
    as: "gefordert / verteidigt",
    asShort: "ford. / vert.",
    note: "Der Platz in der Pyramide entscheidet. Gezählt sind endgültige Partien; kampflose zählen nicht.",
    ratingLong:
      "Elo nach den endgültigen Partien, Monat für Monat; dahinter die Änderung gegen die gemeldete Zahl",
    download: "Elo-Liste herunterladen (CSV)",
    empty: "Noch sitzt niemand in der Pyramide.",
    left: "Nicht mehr dabei",
  },
  en: {
    title: "Ranking",
    games: "Games",
    won: "+",
    drawn: "=",
    lost: "−",
    wonLong: "won",
    drawnLong: "drawn",
    lostLong: "lost",
    as: "as challenger / defender",
    asShort: "chall. / def.",
    note: "The seat in the pyramid decides. Final games are counted; those without a game are not.",
    ratingLong:
      "Elo after the final games, month by month; then the change against the rating entered",
    download: "Download the Elo list (CSV)",
    empty: "Nobody is in the pyramid yet.",
    left: "Not taking part any more",
  },
});
