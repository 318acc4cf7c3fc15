import { formatHalves, formatPoints, texts } from "@losfee/contract";

/** What is said of a round that was looked through. */
export const checksTexts = texts({
  de: {
    unpaired: (players: number) =>
      `${players === 1 ? "Eine Person ist" : `${players} Personen sind`} noch ohne Gegner`,
    noRepeats: "Keine Begegnung wiederholt sich",
    repeats: (games: number) =>
      games === 1 ? "Eine Begegnung wiederholt sich" : `${games} Begegnungen wiederholen sich`,
    rulesKept: "Die absoluten Regeln sind eingehalten",
    rulesBroken: (pairs: number) =>
      pairs === 1
        ? "Eine Paarung ist gegen die absoluten Regeln"
        : `${pairs} Paarungen sind gegen die absoluten Regeln`,
    noBye: "Niemand spielfrei",
    byes: (names: string) => `Spielfrei: ${names}`,
    starts: {
      even: "Anspiele gleichen sich aus",
      uneven: (players: number) =>
        `Anspiele ungleich bei ${players === 1 ? "einer Person" : `${players} Personen`}`,
    },
    colours: {
      even: "Farben gleichen sich aus",
      uneven: (players: number) =>
        `Farben ungleich bei ${players === 1 ? "einer Person" : `${players} Personen`}`,
    },
    winFloats: (games: number) =>
      `${games === 1 ? "Eine Paarung" : `${games} Paarungen`} zwischen verschiedenen Siegzahlen`,
    pointFloats: (games: number) =>
      `${games === 1 ? "Eine Paarung" : `${games} Paarungen`} zwischen verschiedenen Punktzahlen`,
    byHand: (games: number) => `${games === 1 ? "Eine Paarung" : `${games} Paarungen`} von Hand`,
    winsApart: (wins: number) =>
      wins === 1
        ? "über einen Sieg"
        : wins === 0.5
          ? "über einen halben Sieg"
          : `über ${formatHalves(wins)} Siege`,
    pointsApart: (points: number) =>
      points === 1
        ? "über einen Punkt"
        : points === 0.5
          ? "über einen halben Punkt"
          : `über ${formatPoints(points, "de")} Punkte`,
  },
  en: {
    unpaired: (players: number) =>
      `${players === 1 ? "One player is" : `${players} players are`} not paired yet`,
    noRepeats: "Nobody meets again",
    repeats: (games: number) =>
      games === 1 ? "One pair meets again" : `${games} pairs meet again`,
    rulesKept: "The absolute rules are kept",
    rulesBroken: (pairs: number) =>
      pairs === 1
        ? "One pair is against the absolute rules"
        : `${pairs} pairs are against the absolute rules`,
    noBye: "Nobody has a bye",
    byes: (names: string) => `Bye: ${names}`,
    starts: {
      even: "Starts even out",
      uneven: (players: number) =>
        `Starts are uneven for ${players === 1 ? "one player" : `${players} players`}`,
    },
    colours: {
      even: "Colours even out",
      uneven: (players: number) =>
        `Colours are uneven for ${players === 1 ? "one player" : `${players} players`}`,
    },
    winFloats: (games: number) =>
      `${games === 1 ? "One pair" : `${games} pairs`} with different numbers of wins`,
    pointFloats: (games: number) =>
      `${games === 1 ? "One pair" : `${games} pairs`} with different scores`,
    byHand: (games: number) => `${games === 1 ? "One pair" : `${games} pairs`} by hand`,
    winsApart: (wins: number) =>
      wins === 1
        ? "one win apart"
        : wins === 0.5
          ? "half a win apart"
          : `${formatHalves(wins)} wins apart`,
    pointsApart: (points: number) =>
      points === 1
        ? "one point apart"
        : points === 0.5
          ? "half a point apart"
          : `${formatPoints(points, "en")} points apart`,
  },
});
