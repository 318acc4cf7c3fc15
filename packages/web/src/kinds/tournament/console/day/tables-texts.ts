import { counted, texts } from "@losfee/contract";

export const tablesDayTexts = texts({
  de: {
    steps: {
      draft: (stage: string) => `${stage} auslosen`,
      seat: (stage: string) => `${stage}: alle an Tische setzen`,
      publish: (stage: string) => `${stage} ansehen und veröffentlichen`,
      confirm: "Gemeldete Ergebnisse bestätigen",
      "enter-results": (stage: string) => `${stage}: Ergebnisse eintragen`,
      stuck: "Meldungen ansehen",
    },
    drafting: "Wird ausgelost …",
    reported: (count: number) =>
      `${counted(count, { one: "Ergebnis", other: "Ergebnisse" }, "de")} gemeldet`,
    unseated: (count: number) => `${count} ohne Platz`,
    drawAnyway: (stage: string) => `Trotzdem ${stage} auslosen`,
    missingTitle: "Es fehlen",
    missingLine: (games: readonly number[]) => `Spiel ${games.join(", ")}`,
    reportedLine: (games: readonly number[]) => `gemeldet: Spiel ${games.join(", ")}`,
    tables: "Tische und Plätze",
    sheets: "Spielzettel für die Tische",
    cards: "Tischkarten mit Namen",
    linkCards: "QR-Codes der Tische",
  },
  en: {
    steps: {
      draft: (stage: string) => `Draw: ${stage}`,
      seat: (stage: string) => `${stage}: give everybody a seat`,
      publish: (stage: string) => `Look at ${stage} and publish it`,
      confirm: "Confirm reported results",
      "enter-results": (stage: string) => `${stage}: enter results`,
      stuck: "View the entries",
    },
    drafting: "Drawing …",
    reported: (count: number) =>
      `${counted(count, { one: "result", other: "results" }, "en")} reported`,
    unseated: (count: number) => `${count} without a seat`,
    drawAnyway: (stage: string) => `Draw ${stage} anyway`,
    missingTitle: "Missing",
    missingLine: (games: readonly number[]) => `game ${games.join(", ")}`,
    reportedLine: (games: readonly number[]) => `reported: game ${games.join(", ")}`,
    tables: "Tables and seats",
    sheets: "Score sheets for the tables",
    cards: "Table cards with names",
    linkCards: "QR codes of the tables",
  },
});
