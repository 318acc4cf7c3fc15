import { texts } from "@losfee/contract";

export const correctTexts = texts({
  de: {
    title: (round: number, board: number) => `Ergebnis korrigieren: Runde ${round}, Brett ${board}`,
    recorded: (result: string, actor: string) => `Eingetragen ist ${result}, von ${actor}`,
    second: (result: string) => `Die zweite Eingabe sagt ${result}.`,
    take: "Übernehmen",
    line: "Richtig ist",
    computing: "Auswirkung wird berechnet …",
    otherBoard: (board: number) => `Die Zeile meint Brett ${board}.`,
  },
  en: {
    title: (round: number, board: number) => `Correct a result: round ${round}, board ${board}`,
    recorded: (result: string, actor: string) => `Recorded: ${result}, by ${actor}`,
    second: (result: string) => `The second entry says ${result}.`,
    take: "Take it",
    line: "It should be",
    computing: "Computing the impact …",
    otherBoard: (board: number) => `The line is for board ${board}.`,
  },
});
