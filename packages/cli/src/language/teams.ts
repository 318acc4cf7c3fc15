import { counted, texts } from "@losfee/contract/language";

const TEAMS_DE = { one: "Mannschaft", other: "Mannschaften" } as const;
const TEAMS_EN = { one: "team", other: "teams" } as const;
const PLAYERS_DE = { one: "Person", other: "Personen" } as const;
const PLAYERS_EN = { one: "player", other: "players" } as const;

/** Squads and line-ups on the command line. */
export const teamsTexts = texts({
  de: {
    noTeams: "In diesem Turnier spielen keine Mannschaften.",
    number: "Nr.",
    team: "Mannschaft",
    players: "Kader",
    name: "Name",
    rating: "WZ",
    place: "Rangnr.",
    match: "Kampf",
    status: "Aufstellung",
    lineUp: "Wer spielt",
    states: { missing: "fehlt", given: "abgegeben, geheim", published: "veröffentlicht" },
    nobody: "–",
    emptySquad: (team: string) => `Im Kader von ${team} steht noch niemand.`,
    added: (players: number, teams: number) =>
      `${counted(players, PLAYERS_DE, "de")} in ${counted(teams, TEAMS_DE, "de")} übernommen.`,
    ordered: (team: string) => `Der Kader von ${team} steht in der neuen Reihenfolge.`,
    orderOfTeam: "--order ordnet den Kader einer Mannschaft: Nennen Sie die Mannschaft davor.",
    set: (team: string, round: number) =>
      `Die Aufstellung von ${team} für Runde ${round} ist abgegeben.`,
    byList: (teams: readonly string[], round: number) =>
      teams.length === 0
        ? `In Runde ${round} fehlt keine Aufstellung, deren Liste bekannt ist.`
        : `Runde ${round}, nach der Liste aufgestellt: ${teams.join(", ")}.`,
    takenBack: (teams: readonly string[], round: number) =>
      `Runde ${round}, Aufstellung zurückgenommen: ${teams.join(", ")}.`,
    takeBackOf: "--take-back nimmt Aufstellungen zurück: Nennen Sie die Mannschaften.",
    publishedNow: "Beide Seiten sind da: Die Aufstellungen sind veröffentlicht.",
    published: (matches: readonly number[]) => `Veröffentlicht: Kampf ${matches.join(", ")}.`,
    notAPlace: (text: string) =>
      `„${text}“ ist keine Rangnummer. Zum Beispiel: 1-6 8 9; ein Strich lässt ein Brett leer.`,
    noSuchPlace: (place: number, players: number) =>
      `Eine Rangnummer ${place} gibt es nicht; im Kader stehen ${players}. „losfee squad MANNSCHAFT“ zeigt ihn.`,
    noRound: "Noch ist keine Runde veröffentlicht: Aufstellungen gehören zu ihren Kämpfen.",
  },
  en: {
    noTeams: "No teams play in this competition.",
    number: "No.",
    team: "Team",
    players: "Squad",
    name: "Name",
    rating: "Rtg",
    place: "No.",
    match: "Match",
    status: "Line-up",
    lineUp: "Who plays",
    states: { missing: "missing", given: "in, secret", published: "published" },
    nobody: "–",
    emptySquad: (team: string) => `Nobody is in the squad of ${team} yet.`,
    added: (players: number, teams: number) =>
      `Added ${counted(players, PLAYERS_EN, "en")} in ${counted(teams, TEAMS_EN, "en")}.`,
    ordered: (team: string) => `The squad of ${team} stands in the new order.`,
    orderOfTeam: "--order orders the squad of one team: name the team before it.",
    set: (team: string, round: number) => `The line-up of ${team} for round ${round} is in.`,
    byList: (teams: readonly string[], round: number) =>
      teams.length === 0
        ? `No line-up is missing in round ${round} of a team whose list is known.`
        : `Round ${round}, lined up by the list: ${teams.join(", ")}.`,
    takenBack: (teams: readonly string[], round: number) =>
      `Round ${round}, line-up taken back: ${teams.join(", ")}.`,
    takeBackOf: "--take-back takes line-ups back: name the teams.",
    publishedNow: "Both sides are in: the line-ups are published.",
    published: (matches: readonly number[]) => `Published: match ${matches.join(", ")}.`,
    notAPlace: (text: string) =>
      `“${text}” is not a number of the squad. For instance: 1-6 8 9; a stroke leaves a board empty.`,
    noSuchPlace: (place: number, players: number) =>
      `There is no number ${place}; the squad has ${players}. “losfee squad TEAM” shows it.`,
    noRound: "No round has been published yet: line-ups belong to its matches.",
  },
});
