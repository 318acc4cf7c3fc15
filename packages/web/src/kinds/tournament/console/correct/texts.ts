import { texts } from "@losfee/contract";

export const correctTexts = texts({
  de: {
    title: (round: number, place: string) => `Ergebnis korrigieren: Runde ${round}, ${place}`,
    recorded: (result: string, actor: string) => `Eingetragen ist ${result}, von ${actor}`,
    second: (result: string) => `Die zweite Eingabe sagt ${result}.`,
    take: "Übernehmen",
    line: "Richtig ist",
    computing: "Auswirkung wird berechnet …",
    otherBoard: (place: string) => `Die Zeile meint ${place}.`,
  },
  en: {
    title: (round: number, place: string) => `Correct a result: round ${round}, ${place}`,
    recorded: (result: string, actor: string) => `Recorded: ${result}, by ${actor}`,
    second: (result: string) => `The second entry says ${result}.`,
    take: "Take it",
    line: "It should be",
    computing: "Computing the impact …",
    otherBoard: (place: string) => `The line is for ${place}.`,
  },
});
