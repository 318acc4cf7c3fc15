import { texts } from "@losfee/contract";

export const correctTableTexts = texts({
  de: {
    title: (label: string, game: number, table: number) =>
      `${label}, Spiel ${game} an Tisch ${table}`,
    status: {
      open: "Es gibt noch kein Ergebnis.",
      reported: "Vom Tisch gemeldet, noch nicht bestätigt.",
      conflict: "Widersprüchlich gemeldet, noch nicht entschieden.",
      confirmed: "Eingetragen.",
    },
    annulled: (reason: string) =>
      `Annulliert: ${reason}. Ein Ergebnis des Wiederholungsspiels wird auf der Seite der Ergebnisse eingetragen.`,
    annul: "Spiel annullieren …",
    erase: "Ergebnis zurücknehmen",
    erased: "Das Spiel ist wieder offen.",
    before: "Bisher",
    after: "Neu",
    incomplete: "Bitte für jeden Platz eine ganze Zahl, oder - für nicht da.",
  },
  en: {
    title: (label: string, game: number, table: number) =>
      `${label}, game ${game} at table ${table}`,
    status: {
      open: "There is no result yet.",
      reported: "Reported by the table, not confirmed yet.",
      conflict: "Reports contradict each other; not decided yet.",
      confirmed: "Entered.",
    },
    annulled: (reason: string) =>
      `Annulled: ${reason}. The result of a replay is entered on the page of results.`,
    annul: "Annul the game …",
    erase: "Take the result back",
    erased: "The game is open again.",
    before: "Before",
    after: "After",
    incomplete: "A whole number for each seat please, or - for absent.",
  },
});
