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
    swappedUnplayed: "Der Haken gilt nur für eine gespielte Partie, dieses Ergebnis ist keine.",
    swapped: {
      starts: (first: string, second: string) => `Begonnen hat ${first}, nicht ${second}.`,
      home: (first: string, second: string) => `Heimrecht hatte ${first}, nicht ${second}.`,
      colours: (first: string, second: string) => `${first} hatte Weiß, ${second} Schwarz.`,
    },
  },
  en: {
    title: (round: number, place: string) => `Correct a result: round ${round}, ${place}`,
    recorded: (result: string, actor: string) => `Recorded: ${result}, by ${actor}`,
    second: (result: string) => `The second entry says ${result}.`,
    take: "Take it",
    line: "It should be",
    computing: "Computing the impact …",
    otherBoard: (place: string) => `The line is for ${place}.`,
    swappedUnplayed: "The tick is only for a game that was played, and this result is not.",
    swapped: {
      starts: (first: string, second: string) => `${first} went first, not ${second}.`,
      home: (first: string, second: string) => `${first} was at home, not ${second}.`,
      colours: (first: string, second: string) => `${first} had White, ${second} Black.`,
    },
  },
});
