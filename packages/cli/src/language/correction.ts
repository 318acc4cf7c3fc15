import { texts } from "./texts.ts";

interface CorrectionTexts {
  readonly player: string;
  readonly before: string;
  readonly after: string;
  readonly rankPoints: string;
  readonly nothingMoves: string;
  readonly sameLater: string;
  readonly bye: (player: string) => string;
  readonly roundDiffers: (round: number, results: number, gone: string, instead: string) => string;
  readonly noPairing: (round: number, why: string) => string;
  readonly stageDiffers: (stage: number, played: boolean) => string;
  readonly stageInstead: (stage: number) => string;
  readonly out: (players: string) => string;
  readonly in: (players: string) => string;
  readonly otherSeeds: string;
  /** What was made from the result and may be drafted again. */
  readonly unplayed: Readonly<Record<"boards" | "tables", string>>;
  readonly canDraftAgain: (acts: number) => string;
  readonly question: string;
  readonly confirmByOption: string;
  readonly unchanged: string;
  readonly corrected: string;
  readonly unknownRepair: (text: string) => string;
}

/** Correcting a result, and what that changes. */
export const correctionTexts = texts<CorrectionTexts>({
  de: {
    player: "Name",
    before: "vorher",
    after: "nachher",
    rankPoints: "RP",
    nothingMoves: "An der Tabelle ändert sich nichts.",
    sameLater: "Spätere Runden wären dieselben.",
    bye: (player) => `${player} (Freilos)`,
    roundDiffers: (round, results, gone, instead) =>
      `Runde ${round} (${results} Ergebnisse) wäre anders: statt ${gone} hieße es ${instead}.`,
    noPairing: (round, why) => `Runde ${round} wäre nicht möglich gewesen: ${why}`,
    stageDiffers: (stage, played) =>
      `Stufe ${stage} wäre anders${played ? "; sie hat schon Ergebnisse" : ""}.`,
    stageInstead: (stage) => `Statt ihrer käme Stufe ${stage}.`,
    out: (players) => `Nicht dabei: ${players}.`,
    in: (players) => `Dafür dabei: ${players}.`,
    otherSeeds: "Dieselben säßen an anderen Tischen.",
    unplayed: {
      boards: "Die letzte Runde hat noch keine Ergebnisse",
      tables: "Niemand hat sie gespielt",
    },
    canDraftAgain: (acts) =>
      `--repair draft-again entwirft sie neu${acts === 0 ? "" : ` (Änderungen von Hand, hier ${acts}, gehen dabei verloren)`}, --repair keep lässt sie.`,
    question: "So übernehmen? (j/N)",
    confirmByOption: "Nichts geändert. Mit --yes wird es übernommen.",
    unchanged: "Nichts geändert.",
    corrected: "Berichtigt.",
    unknownRepair: (text) => `--repair „${text}“ gibt es nicht: keep oder draft-again.`,
  },
  en: {
    player: "Name",
    before: "before",
    after: "after",
    rankPoints: "RP",
    nothingMoves: "The standings do not change.",
    sameLater: "Later rounds would be the same.",
    bye: (player) => `${player} (bye)`,
    roundDiffers: (round, results, gone, instead) =>
      `Round ${round} (${results} results) would differ: not ${gone}, but ${instead}.`,
    noPairing: (round, why) => `Round ${round} would not have been possible: ${why}`,
    stageDiffers: (stage, played) =>
      `Stage ${stage} would differ${played ? "; it has results already" : ""}.`,
    stageInstead: (stage) => `Stage ${stage} would come in its place.`,
    out: (players) => `Not in it: ${players}.`,
    in: (players) => `In it instead: ${players}.`,
    otherSeeds: "The same players would sit at other tables.",
    unplayed: { boards: "The last round has no results yet", tables: "Nobody has played it" },
    canDraftAgain: (acts) =>
      `--repair draft-again drafts it anew${acts === 0 ? "" : ` (changes by hand, here ${acts}, are lost)`}, --repair keep leaves it.`,
    question: "Do it so? (y/N)",
    confirmByOption: "Nothing changed. --yes does it.",
    unchanged: "Nothing changed.",
    corrected: "Corrected.",
    unknownRepair: (text) => `There is no --repair “${text}”: keep or draft-again.`,
  },
});
