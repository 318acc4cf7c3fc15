import { texts } from "@losfee/contract";

export const screenTexts = texts({
  de: {
    title: "Leinwand",
    pairings: (round: number) => `Runde ${round}`,
    tables: (stage: string, game: number) =>
      game === 0 ? `${stage}: Tische` : `${stage}: Tische in Spiel ${game}`,
    field: "Gemeldet",
    nobody: "Noch ist niemand gemeldet.",
    bye: "Freilos",
    paused: "angehalten",
  },
  en: {
    title: "Big screen",
    pairings: (round: number) => `Round ${round}`,
    tables: (stage: string, game: number) =>
      game === 0 ? `${stage}: tables` : `${stage}: tables of game ${game}`,
    field: "Entries",
    nobody: "Nobody has entered yet.",
    bye: "Bye",
    paused: "paused",
  },
});
