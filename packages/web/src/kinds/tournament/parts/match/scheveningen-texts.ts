import { texts } from "@losfee/contract";

export const scheveningenTexts = texts({
  de: {
    caption: (one: string, other: string) => `${one} gegen ${other}, alle gegen alle`,
    place: "Nr.",
    sum: "Pkt.",
    pointsOf: (team: string) => `Punkte von ${team}`,
    inRound: (round: number) => `Runde ${round}`,
    legend: (team: string) =>
      `Punkte aus Sicht von ${team}; in der letzten Zeile die der anderen Mannschaft. Unterstrichen: hat den ersten Zug. + und − kampflos, · noch offen. Hinter einem Schrägstrich: Ersatz.`,
    individual: "Alle Einzelergebnisse",
  },
  en: {
    caption: (one: string, other: string) => `${one} against ${other}, everybody against everybody`,
    place: "No.",
    sum: "Pts",
    pointsOf: (team: string) => `Points of ${team}`,
    inRound: (round: number) => `Round ${round}`,
    legend: (team: string) =>
      `Points as ${team} made them; the last line has those of the other team. Underlined: has the first move. + and − forfeit, · still open. After a slash: a substitute.`,
    individual: "All individual results",
  },
});
