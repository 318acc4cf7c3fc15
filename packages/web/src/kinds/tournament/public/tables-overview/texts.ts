import { counted } from "../../../../language/numbers.ts";
import { texts } from "../../../../language/texts.ts";

export const tablesOverviewTexts = texts({
  de: {
    title: "Übersicht",
    notStarted: "Noch nicht begonnen",
    running: (open: number, games: number) => `${games - open} von ${games} Ergebnissen liegen vor`,
    complete: "Alle Ergebnisse liegen vor",
    closed: "Turnier abgeschlossen",
    byName: "Wo sitze ich? (nach Namen)",
    tables: "Tische und Ergebnisse",
    standings: "Ganze Tabelle",
    cut: "Wer kommt weiter?",
    lots: "Lose nachprüfen",
    screen: "Für die Leinwand",
    leaders: "Spitze",
    final: "Endstand",
    field: "Gemeldet",
    nobody: "Noch ist niemand gemeldet.",
    course: "Ablauf",
    courseOf: (players: number | null, games: number) =>
      `${players === null ? "alle" : players}, ${counted(games, { one: "Spiel", other: "Spiele" }, "de")}`,
    states: { done: "gespielt", now: "läuft", ahead: "kommt noch", skipped: "entfällt" },
    hash: "Prüfsumme der Lose",
  },
  en: {
    title: "Overview",
    notStarted: "Not started yet",
    running: (open: number, games: number) => `${games - open} of ${games} results are in`,
    complete: "All results are in",
    closed: "Competition closed",
    byName: "Where do I sit? (by name)",
    tables: "Tables and results",
    standings: "All standings",
    cut: "Who advances?",
    lots: "Check the lots",
    screen: "For the big screen",
    leaders: "Leaders",
    final: "Final table",
    field: "Entries",
    nobody: "Nobody has entered yet.",
    course: "Course",
    courseOf: (players: number | null, games: number) =>
      `${players === null ? "everybody" : players}, ${counted(games, { one: "game", other: "games" }, "en")}`,
    states: { done: "played", now: "in progress", ahead: "to come", skipped: "left out" },
    hash: "Hash of the lots",
  },
});
