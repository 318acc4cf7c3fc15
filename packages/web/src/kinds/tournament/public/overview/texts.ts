import { counted, texts } from "@losfee/contract";

const PLAYERS_DE = { one: "Person", other: "Personen" } as const;
const PLAYERS_EN = { one: "player", other: "players" } as const;

export const overviewTexts = texts({
  de: {
    title: "Übersicht",
    players: (count: number) => counted(count, PLAYERS_DE, "de"),
    notStarted: "Noch nicht begonnen",
    round: (round: number, planned: number) => `Runde ${round} von ${planned}`,
    running: (missing: number, games: number) =>
      `${games - missing} von ${games === 1 ? "1 Ergebnis" : `${games} Ergebnissen`} ${games - missing === 1 ? "liegt" : "liegen"} vor`,
    complete: "Alle Ergebnisse liegen vor",
    closed: "Turnier abgeschlossen",
    tables: "Tische und Ergebnisse",
    cut: "Wer kommt weiter?",
    pairingsOf: (round: number) => `Paarungen Runde ${round}`,
    byName: "Wo sitze ich? (nach Namen)",
    standings: "Ganze Tabelle",
    crosstable: "Kreuztabelle",
    lots: "Lose nachprüfen",
    screen: "Für die Leinwand",
    leaders: "Spitze",
    final: "Endstand",
    field: "Gemeldet",
    nobody: "Noch ist niemand gemeldet.",
    hash: "Prüfsumme der Lose",
    unrated: "ohne Wertung",
  },
  en: {
    title: "Overview",
    players: (count: number) => counted(count, PLAYERS_EN, "en"),
    notStarted: "Not started yet",
    round: (round: number, planned: number) => `Round ${round} of ${planned}`,
    running: (missing: number, games: number) =>
      `${games - missing} of ${games === 1 ? "1 result" : `${games} results`} ${games - missing === 1 ? "is" : "are"} in`,
    complete: "All results are in",
    closed: "Competition closed",
    tables: "Tables and results",
    cut: "Who advances?",
    pairingsOf: (round: number) => `Pairings round ${round}`,
    byName: "Where do I sit? (by name)",
    standings: "All standings",
    crosstable: "Crosstable",
    lots: "Check the draws",
    screen: "For the big screen",
    leaders: "Leaders",
    final: "Final standings",
    field: "Entries",
    nobody: "Nobody has entered yet.",
    hash: "Hash of the random seed",
    unrated: "unrated",
  },
});
