import { texts } from "@losfee/contract";

export const sheetsTexts = texts({
  de: {
    title: (label: string) => (label === "" ? "Ergebnisse" : `Ergebnisse: ${label}`),
    none: "Noch ist keine Stufe veröffentlicht.",
    hintPoints:
      "Spielpunkte tippen, Enter geht weiter; nach dem letzten Platz wird das Spiel eingetragen. Pfeiltasten wechseln das Feld, - heißt: nicht da.",
    hintPlaces:
      "Plätze tippen (geteilte gleich: 1 1 3), Enter geht weiter; nach dem letzten wird das Spiel eingetragen. Pfeiltasten wechseln das Feld, - heißt: nicht da.",
    order: "Nach einem Spiel weiter",
    byGame: "zum nächsten Tisch",
    byTable: "am selben Tisch",
    confirmOf: (game: number, table: number) => `Spiel ${game} an Tisch ${table} bestätigen`,
    place: (game: number, table: number) => `Spiel ${game} an Tisch ${table}`,
    line: (game: number, table: number, values: string) =>
      `Tisch ${table}, Spiel ${game}: ${values}`,
    giveUp: "Meine Werte verwerfen",
    known: "So ist es gemeldet oder eingetragen",
    correct: "Korrigieren",
    correctOf: (game: number, table: number) => `Spiel ${game} an Tisch ${table} korrigieren`,
    undo: "Letztes zurücknehmen",
    undone: (game: number, table: number) => `Spiel ${game} an Tisch ${table} ist wieder offen.`,
    nothingToUndo: "Es gibt nichts zurückzunehmen.",
    entered: (game: number, table: number) => `Spiel ${game} an Tisch ${table} eingetragen.`,
    onItsWay: "wird eingetragen",
    incomplete: "Bitte ganze Zahlen, oder - für nicht da.",
    cell: (name: string, game: number) => `${name}, Spiel ${game}`,
    complete: "Alle Ergebnisse liegen vor.",
    next: "Weiter",
    nextGame: (game: number) => `Weiter mit Spiel ${game}`,
  },
  en: {
    title: (label: string) => (label === "" ? "Results" : `Results: ${label}`),
    none: "No stage is published yet.",
    hintPoints:
      "Type game points, Enter moves on; after the last seat the game is entered. Arrow keys change the field, - means absent.",
    hintPlaces:
      "Type places (shared ones alike: 1 1 3), Enter moves on; after the last the game is entered. Arrow keys change the field, - means absent.",
    order: "After a game go on",
    byGame: "at the next table",
    byTable: "at the same table",
    confirmOf: (game: number, table: number) => `Confirm game ${game} at table ${table}`,
    place: (game: number, table: number) => `Game ${game} at table ${table}`,
    line: (game: number, table: number, values: string) =>
      `Table ${table}, game ${game}: ${values}`,
    giveUp: "Discard my values",
    known: "As it is reported or entered",
    correct: "Correct",
    correctOf: (game: number, table: number) => `Correct game ${game} at table ${table}`,
    undo: "Undo the last",
    undone: (game: number, table: number) => `Game ${game} at table ${table} is open again.`,
    nothingToUndo: "There is nothing to undo.",
    entered: (game: number, table: number) => `Game ${game} at table ${table} is entered.`,
    onItsWay: "is being entered",
    incomplete: "Whole numbers please, or - for absent.",
    cell: (name: string, game: number) => `${name}, game ${game}`,
    complete: "All results are in.",
    next: "Go on",
    nextGame: (game: number) => `Go on with game ${game}`,
  },
});
