import { texts } from "@losfee/contract";

export const scheveningenTexts = texts({
  de: {
    caption: (one: string, other: string) => `${one} gegen ${other}, alle gegen alle`,
    place: "Nr.",
    name: "Name",
    sum: "Pkt.",
    inRound: (round: number) => `Runde ${round}`,
    legend: (team: string) =>
      `Punkte aus Sicht von ${team}; über den Spalten die Nummern der anderen Mannschaft, darunter ihre Namen. Unterstrichen: hat den ersten Zug. + und − kampflos, · noch offen. Hinter einem Schrägstrich: Ersatz.`,
    individual: "Alle Einzelergebnisse",
  },
  en: {
    caption: (one: string, other: string) => `${one} against ${other}, everybody against everybody`,
    place: "No.",
    name: "Name",
    sum: "Pts",
    inRound: (round: number) => `Round ${round}`,
    legend: (team: string) =>
      `Points as ${team} made them; the columns are headed by the numbers of the other team, whose names stand below. Underlined: has the first move. + and − forfeit, · still open. After a slash: a substitute.`,
    individual: "All individual results",
  },
});
