import { texts } from "./texts.ts";

/** Correcting a result, and what that changes. */
export const correctionTexts = texts({
  de: {
    player: "Name",
    before: "vorher",
    after: "nachher",
    nothingMoves: "An der Tabelle ändert sich nichts.",
    samePairings: "Die Paarungen der späteren Runden wären dieselben.",
    bye: (player: string) => `${player} (Freilos)`,
    wouldDiffer: (round: number, results: number, gone: string, instead: string) =>
      `Runde ${round} (${results} Ergebnisse) wäre anders: statt ${gone} hieße es ${instead}.`,
    noPairing: (round: number, why: string) => `Runde ${round} wäre nicht möglich gewesen: ${why}`,
    canDraftAgain: (acts: number) =>
      `Die letzte Runde hat noch keine Ergebnisse: --repair draft-again entwirft sie neu${acts === 0 ? "" : ` (Änderungen von Hand, hier ${acts}, gehen dabei verloren)`}, --repair keep lässt sie.`,
    question: "So übernehmen? (j/N)",
    confirmByOption: "Nichts geändert. Mit --yes wird es übernommen.",
    unchanged: "Nichts geändert.",
    corrected: "Berichtigt.",
    unknownRepair: (given: string) => `--repair „${given}“ gibt es nicht: keep oder draft-again.`,
  },
  en: {
    player: "Name",
    before: "before",
    after: "after",
    nothingMoves: "The standings do not change.",
    samePairings: "The pairings of later rounds would be the same.",
    bye: (player: string) => `${player} (bye)`,
    wouldDiffer: (round: number, results: number, gone: string, instead: string) =>
      `Round ${round} (${results} results) would differ: not ${gone}, but ${instead}.`,
    noPairing: (round: number, why: string) =>
      `Round ${round} would not have been possible: ${why}`,
    canDraftAgain: (acts: number) =>
      `The last round has no results yet: --repair draft-again drafts it anew${acts === 0 ? "" : ` (changes by hand, here ${acts}, are lost)`}, --repair keep leaves it.`,
    question: "Do it so? (y/N)",
    confirmByOption: "Nothing changed. --yes does it.",
    unchanged: "Nothing changed.",
    corrected: "Corrected.",
    unknownRepair: (given: string) => `There is no --repair “${given}”: keep or draft-again.`,
  },
});
