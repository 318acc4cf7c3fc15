import { texts } from "@losfee/contract";

/** Texts of a league table's additional columns. */
export const leagueTableTexts = texts({
  de: {
    matches: {
      played: { short: "Sp.", label: "Gespielt" },
      won: { short: "S", label: "Siege" },
      drawn: { short: "U", label: "Unentschieden" },
      lost: { short: "N", label: "Niederlagen" },
    },
    home: { short: "Heim", label: "Zu Hause: gewonnen – unentschieden – verloren" },
    away: { short: "Ausw.", label: "Auswärts: gewonnen – unentschieden – verloren" },
    record: (won: number, drawn: number, lost: number) =>
      `${won} gewonnen, ${drawn} unentschieden, ${lost} verloren`,
    next: "Nächster Gegner",
    atHome: { short: "H", label: "zu Hause" },
    atAway: { short: "A", label: "auswärts" },
    round: (round: number) => `Runde ${round}`,
    form: "Form",
    formNote: "Form: die letzten fünf Kämpfe, der jüngste rechts.",
    formMatch: (round: number, how: string, opponent: string) =>
      opponent === "" ? `Runde ${round}: ${how}` : `Runde ${round}: ${how} gegen ${opponent}`,
    credits: {
      win: { short: "S", label: "gewonnen" },
      draw: { short: "U", label: "unentschieden" },
      loss: { short: "N", label: "verloren" },
    },
  },
  en: {
    matches: {
      played: { short: "Pl.", label: "Played" },
      won: { short: "W", label: "Won" },
      drawn: { short: "D", label: "Drawn" },
      lost: { short: "L", label: "Lost" },
    },
    home: { short: "Home", label: "At home: won – drawn – lost" },
    away: { short: "Away", label: "Away: won – drawn – lost" },
    record: (won: number, drawn: number, lost: number) =>
      `${won} won, ${drawn} drawn, ${lost} lost`,
    next: "Next opponent",
    atHome: { short: "H", label: "at home" },
    atAway: { short: "A", label: "away" },
    round: (round: number) => `Round ${round}`,
    form: "Form",
    formNote: "Form: the last five matches, the latest on the right.",
    formMatch: (round: number, how: string, opponent: string) =>
      opponent === "" ? `Round ${round}: ${how}` : `Round ${round}: ${how} against ${opponent}`,
    credits: {
      win: { short: "W", label: "won" },
      draw: { short: "D", label: "drawn" },
      loss: { short: "L", label: "lost" },
    },
  },
});
