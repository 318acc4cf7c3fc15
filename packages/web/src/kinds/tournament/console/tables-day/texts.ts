import { counted } from "../../../../language/numbers.ts";
import { texts } from "../../../../language/texts.ts";

const RESULTS_DE = { one: "Ergebnis", other: "Ergebnisse" } as const;
const RESULTS_EN = { one: "result", other: "results" } as const;

export const tablesDayTexts = texts({
  de: {
    steps: {
      "enter-entries": () => "Meldungen eingeben",
      "check-in": () => "Anwesenheit festhalten",
      draft: (stage: string) => `${stage} auslosen`,
      seat: (stage: string) => `${stage}: alle an Tische setzen`,
      publish: (stage: string) => `${stage} ansehen und veröffentlichen`,
      confirm: () => "Gemeldete Ergebnisse bestätigen",
      "enter-results": (stage: string) => `${stage}: Ergebnisse eintragen`,
      stuck: () => "Meldungen ansehen",
      close: () => "Turnier abschließen",
      closed: () => "Endstand ansehen",
    },
    missing: (count: number) => `${counted(count, RESULTS_DE, "de")} offen`,
    reported: (count: number) => `${counted(count, RESULTS_DE, "de")} gemeldet`,
    unseated: (count: number) => `${count} ohne Platz`,
    drawAnyway: (stage: string) => `Trotzdem ${stage} auslosen`,
    missingTitle: "Es fehlen",
    missingLine: (games: readonly number[]) => `Spiel ${games.join(", ")}`,
    reportedLine: (games: readonly number[]) => `gemeldet: Spiel ${games.join(", ")}`,
    course: "Ablauf",
    tables: "Tische und Plätze",
    cut: "Wer kommt weiter?",
    sheets: "Spielzettel für die Tische",
    cards: "Tischkarten mit Namen",
    linkCards: "QR-Codes der Tische",
  },
  en: {
    steps: {
      "enter-entries": () => "Enter the entries",
      "check-in": () => "Check players in",
      draft: (stage: string) => `Draw: ${stage}`,
      seat: (stage: string) => `${stage}: give everybody a seat`,
      publish: (stage: string) => `Look at ${stage} and publish it`,
      confirm: () => "Confirm reported results",
      "enter-results": (stage: string) => `${stage}: enter results`,
      stuck: () => "See the entries",
      close: () => "Close the competition",
      closed: () => "See the final table",
    },
    missing: (count: number) => `${counted(count, RESULTS_EN, "en")} open`,
    reported: (count: number) => `${counted(count, RESULTS_EN, "en")} reported`,
    unseated: (count: number) => `${count} without a seat`,
    drawAnyway: (stage: string) => `Draw ${stage} anyway`,
    missingTitle: "Missing",
    missingLine: (games: readonly number[]) => `game ${games.join(", ")}`,
    reportedLine: (games: readonly number[]) => `reported: game ${games.join(", ")}`,
    course: "Course",
    tables: "Tables and seats",
    cut: "Who advances?",
    sheets: "Score sheets for the tables",
    cards: "Table cards with names",
    linkCards: "QR codes of the tables",
  },
});
