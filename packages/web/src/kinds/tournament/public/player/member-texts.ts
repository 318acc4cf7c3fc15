import { texts } from "@losfee/contract";

export const memberTexts = texts({
  de: {
    record: "Was die Partien ergaben",
    games: "Partien",
    noGames: "Noch keine Partie.",
    roundShort: "Rd.",
    round: "Runde",
    board: "Brett",
    opponent: "Gegen",
    result: "Ergebnis",
    squad: "Kader",
    matches: "Kämpfe",
    noMatches: "Noch kein Kampf.",
    now: (match: number) => `Spielt jetzt, Kampf ${match}`,
  },
  en: {
    record: "What the games came to",
    games: "Games",
    noGames: "No game yet.",
    roundShort: "Rd",
    round: "Round",
    board: "Board",
    opponent: "Opponent",
    result: "Result",
    squad: "Squad",
    matches: "Matches",
    noMatches: "No match yet.",
    now: (match: number) => `Playing now, match ${match}`,
  },
});
