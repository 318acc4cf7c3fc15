import { texts } from "@losfee/contract";

export const screenTexts = texts({
  de: {
    title: "Leinwand",
    pairings: (round: number) => `Runde ${round}`,
    standings: (round: number) => `Tabelle nach Runde ${round}`,
    inProgress: "Zwischenstand",
    final: "Endstand",
    field: "Gemeldet",
    nobody: "Noch ist niemand gemeldet.",
    bye: "Freilos",
    paused: "angehalten",
    keys: "Leertaste: anhalten, Pfeile: blättern",
    page: (page: number, pages: number) => `${page} / ${pages}`,
  },
  en: {
    title: "Big screen",
    pairings: (round: number) => `Round ${round}`,
    standings: (round: number) => `Standings after round ${round}`,
    inProgress: "in progress",
    final: "Final standings",
    field: "Entries",
    nobody: "Nobody has entered yet.",
    bye: "bye",
    paused: "paused",
    keys: "Space: pause, arrows: turn pages",
    page: (page: number, pages: number) => `${page} / ${pages}`,
  },
});
