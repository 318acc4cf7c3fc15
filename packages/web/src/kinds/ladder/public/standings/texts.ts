import { texts } from "@losfee/contract";

export const standingsTexts = texts({
  de: {
    title: "Rangliste",
    games: "Partien",
    wins: "+",
    draws: "=",
    losses: "−",
    winsLong: "gewonnen",
    drawsLong: "remis",
    lossesLong: "verloren",
    as: "gefordert / verteidigt",
    asShort: "ford. / vert.",
    note: "Der Platz in der Pyramide entscheidet. Gezählt sind endgültige Partien; kampflose zählen nicht.",
    ratingLong:
      "Elo nach den endgültigen Partien, Monat für Monat; dahinter die Änderung gegen die gemeldete Zahl",
    download: "Elo-Liste herunterladen (CSV)",
    empty: "Noch sitzt niemand in der Pyramide.",
    former: "Nicht mehr dabei",
  },
  en: {
    title: "Ranking",
    games: "Games",
    wins: "+",
    draws: "=",
    losses: "−",
    winsLong: "won",
    drawsLong: "drawn",
    lossesLong: "lost",
    as: "as challenger / defender",
    asShort: "chall. / def.",
    note: "The seat in the pyramid decides. Final games are counted; those without a game are not.",
    ratingLong:
      "Elo after the final games, month by month; then the change against the rating entered",
    download: "Download the Elo list (CSV)",
    empty: "Nobody is in the pyramid yet.",
    former: "Not taking part any more",
  },
});
