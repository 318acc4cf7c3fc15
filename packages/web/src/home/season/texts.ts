import { texts } from "@losfee/contract";

export const seasonTexts = texts({
  de: {
    divisions: "Spielklassen",
    table: "Tabelle",
    whole: "Ganze Tabelle",
    caption: (division: string) => `Die Spitze der Tabelle: ${division}`,
    rank: "Pl.",
    team: "Mannschaft",
    played: { short: "Sp.", label: "Gespielt" },
    round: (round: number) => `Runde ${round}`,
    fixtures: "Spielplan",
    notYet: "Noch kein Kampf gespielt.",
    over: "Die Saison dieser Spielklasse ist beendet.",
    nobody: "Noch ist keine Mannschaft gemeldet.",
  },
  en: {
    divisions: "Divisions",
    table: "Standings",
    whole: "Whole table",
    caption: (division: string) => `The top of the table: ${division}`,
    rank: "Rk",
    team: "Team",
    played: { short: "Pl.", label: "Played" },
    round: (round: number) => `Round ${round}`,
    fixtures: "Fixtures",
    notYet: "No match has been played yet.",
    over: "The season of this division is over.",
    nobody: "No team has entered yet.",
  },
});
