import { counted, formatHalves, formatPoints, isOne, texts } from "@losfee/contract";

const TEAMS_DE = { one: "Mannschaft", other: "Mannschaften" } as const;
const TEAMS_EN = { one: "team", other: "teams" } as const;

/** Texts of a round's checks. */
export const checksTexts = texts({
  de: {
    unpairedTeams: (teams: number) => `${counted(teams, TEAMS_DE, "de")} noch ohne Gegner`,
    unpaired: (players: number) =>
      `${isOne(players, "de") ? "Eine Person ist" : `${players} Personen sind`} noch ohne Gegner`,
    noRepeats: "Keine Begegnung wiederholt sich",
    repeats: (games: number) =>
      isOne(games, "de")
        ? "Eine Begegnung wiederholt sich"
        : `${games} Begegnungen wiederholen sich`,
    rulesKept: "Keine verbotene Paarung",
    rulesBroken: (pairs: number) =>
      isOne(pairs, "de") ? "Eine Paarung ist verboten" : `${pairs} Paarungen sind verboten`,
    noBye: "Kein Freilos",
    byes: (names: string) => `Freilos: ${names}`,
    starts: {
      even: "Anspiele gleichen sich aus",
      unevenTeams: (teams: number) => `Anspiele ungleich: ${counted(teams, TEAMS_DE, "de")}`,
      uneven: (players: number) =>
        `Anspiele ungleich bei ${isOne(players, "de") ? "einer Person" : `${players} Personen`}`,
    },
    colours: {
      even: "Farben gleichen sich aus",
      unevenTeams: (teams: number) => `Farben ungleich: ${counted(teams, TEAMS_DE, "de")}`,
      uneven: (players: number) =>
        `Farben ungleich bei ${isOne(players, "de") ? "einer Person" : `${players} Personen`}`,
    },
    home: {
      even: "Heimrecht gleicht sich aus",
      uneven: (teams: number) =>
        `Heimrecht ungleich bei ${isOne(teams, "de") ? "einer Mannschaft" : `${teams} Mannschaften`}`,
    },
    winFloats: (games: number) =>
      `${isOne(games, "de") ? "Eine Paarung" : `${games} Paarungen`} zwischen verschiedenen Siegzahlen`,
    pointFloats: (games: number) =>
      `${isOne(games, "de") ? "Eine Paarung" : `${games} Paarungen`} zwischen verschiedenen Punktzahlen`,
    byHand: (games: number) =>
      `${isOne(games, "de") ? "Eine Paarung" : `${games} Paarungen`} von Hand`,
    againstEvent: (pairs: string) => `Gegen eine Regel dieses Turniers gepaart: ${pairs}`,
    winsApart: (wins: number) =>
      isOne(wins, "de")
        ? "1 Sieg Unterschied"
        : wins === 0.5
          ? "½ Sieg Unterschied"
          : `${formatHalves(wins)} Siege Unterschied`,
    pointsApart: (points: number) =>
      isOne(points, "de")
        ? "1 Punkt Unterschied"
        : points === 0.5
          ? "½ Punkt Unterschied"
          : `${formatPoints(points, "de")} Punkte Unterschied`,
  },
  en: {
    unpairedTeams: (teams: number) => `${counted(teams, TEAMS_EN, "en")} not paired yet`,
    unpaired: (players: number) =>
      `${isOne(players, "en") ? "One player is" : `${players} players are`} not paired yet`,
    noRepeats: "Nobody meets again",
    repeats: (games: number) =>
      isOne(games, "en") ? "One pair meets again" : `${games} pairs meet again`,
    rulesKept: "No forbidden pairing",
    rulesBroken: (pairs: number) =>
      isOne(pairs, "en") ? "One pairing is forbidden" : `${pairs} pairings are forbidden`,
    noBye: "Nobody has a bye",
    byes: (names: string) => `Bye: ${names}`,
    starts: {
      even: "Starts even out",
      unevenTeams: (teams: number) => `Starts are uneven: ${counted(teams, TEAMS_EN, "en")}`,
      uneven: (players: number) =>
        `Starts are uneven for ${isOne(players, "en") ? "one player" : `${players} players`}`,
    },
    colours: {
      even: "Colours even out",
      unevenTeams: (teams: number) => `Colours are uneven: ${counted(teams, TEAMS_EN, "en")}`,
      uneven: (players: number) =>
        `Colours are uneven for ${isOne(players, "en") ? "one player" : `${players} players`}`,
    },
    home: {
      even: "Home and away even out",
      uneven: (teams: number) =>
        `Home and away are uneven for ${isOne(teams, "en") ? "one team" : `${teams} teams`}`,
    },
    winFloats: (games: number) =>
      `${isOne(games, "en") ? "One pair" : `${games} pairs`} with different numbers of wins`,
    pointFloats: (games: number) =>
      `${isOne(games, "en") ? "One pair" : `${games} pairs`} with different scores`,
    byHand: (games: number) => `${isOne(games, "en") ? "One pair" : `${games} pairs`} by hand`,
    againstEvent: (pairs: string) => `Paired against a rule of this event: ${pairs}`,
    winsApart: (wins: number) =>
      isOne(wins, "en")
        ? "one win apart"
        : wins === 0.5
          ? "half a win apart"
          : `${formatHalves(wins)} wins apart`,
    pointsApart: (points: number) =>
      isOne(points, "en")
        ? "one point apart"
        : points === 0.5
          ? "half a point apart"
          : `${formatPoints(points, "en")} points apart`,
  },
});
