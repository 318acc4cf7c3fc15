import { texts } from "@losfee/contract";

export const screenTexts = texts({
  de: {
    title: "Leinwand",
    round: "Runde",
    begins: (time: string) => `Beginn ${time} Uhr`,
    tables: (stage: string, game: number) =>
      game === 0 ? `${stage}: Tische` : `${stage}: Tische in Spiel ${game}`,
    noResults: "Noch ist kein Ergebnis da.",
    noNext: "Im Zeitplan steht nichts mehr.",
    field: "Gemeldet",
    nobody: "Noch ist niemand gemeldet.",
    bye: "Freilos",
    paused: "angehalten",
    follows: (what: string) => `Als Nächstes: ${what}`,
    interim: (done: number, all: number) => `Zwischenstand, ${done} von ${all} Ergebnissen`,
    moved: (round: number) => `Pfeile: gestiegen oder gefallen seit Runde ${round}`,
  },
  en: {
    title: "Big screen",
    round: "Round",
    begins: (time: string) => `Starts at ${time}`,
    tables: (stage: string, game: number) =>
      game === 0 ? `${stage}: tables` : `${stage}: tables of game ${game}`,
    noResults: "No result is in yet.",
    noNext: "Nothing is left on the timetable.",
    field: "Entries",
    nobody: "Nobody has entered yet.",
    bye: "Bye",
    paused: "paused",
    follows: (what: string) => `Next: ${what}`,
    interim: (done: number, all: number) => `Not final: ${done} of ${all} results are in`,
    moved: (round: number) => `Arrows: up or down since round ${round}`,
  },
});
