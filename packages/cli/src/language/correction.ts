import { isOne, texts } from "@losfee/contract/language";

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
  readonly stageDiffers: (stage: string, played: boolean) => string;
  readonly stageInstead: (stage: string) => string;
  readonly advance: (stage: string, provisional: boolean) => string;
  readonly noneFollows: string;
  readonly out: (players: string) => string;
  readonly in: (players: string) => string;
  readonly otherSeeds: string;
  /** Drafts made from the result that may be made again. */
  readonly unplayed: Readonly<Record<"boards" | "tables", string>>;
  readonly canDraftAgain: (acts: number) => string;
  readonly question: string;
  readonly confirmByOption: string;
  readonly unchanged: string;
  readonly corrected: string;
  readonly unknownRepair: (text: string) => string;
  /** Only a played game can have been played the other way round. */
  readonly swappedUnplayed: string;
}

/** Texts about corrections of results, and their effects. */
export const correctionTexts = texts<CorrectionTexts>({
  de: {
    player: "Name",
    before: "vorher",
    after: "nachher",
    rankPoints: "RP",
    nothingMoves: "An der Tabelle ändert sich nichts.",
    sameLater: "Für später ändert sich nichts.",
    bye: (player) => `${player} (Freilos)`,
    roundDiffers: (round, results, gone, instead) =>
      `Runde ${round} (${isOne(results, "de") ? "1 Ergebnis" : `${results} Ergebnisse`}) wäre anders: statt ${gone} hieße es ${instead}.`,
    noPairing: (round, why) => `Runde ${round} wäre nicht möglich gewesen: ${why}`,
    stageDiffers: (stage, played) =>
      `Anders wäre: ${stage}${played ? "; dort gibt es schon Ergebnisse" : ""}.`,
    stageInstead: (stage) => `Stattdessen käme: ${stage}.`,
    advance: (stage, provisional) =>
      `${provisional ? "Nach jetzigem Stand änderte sich" : "Es ändert sich"}, wer weiterkommt (${stage}).`,
    noneFollows: "keine Stufe mehr",
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
    swappedUnplayed: "--swapped gilt nur für eine gespielte Partie, dieses Ergebnis ist keine.",
  },
  en: {
    player: "Name",
    before: "before",
    after: "after",
    rankPoints: "RP",
    nothingMoves: "The standings do not change.",
    sameLater: "Nothing changes for what comes later.",
    bye: (player) => `${player} (bye)`,
    roundDiffers: (round, results, gone, instead) =>
      `Round ${round} (${isOne(results, "en") ? "1 result" : `${results} results`}) would differ: ${instead} in place of ${gone}.`,
    noPairing: (round, why) => `Round ${round} would not have been possible: ${why}`,
    stageDiffers: (stage, played) =>
      `${stage} would differ${played ? "; it has results already" : ""}.`,
    stageInstead: (stage) => `${stage} would come in its place.`,
    advance: (stage, provisional) =>
      `${provisional ? "As things stand, it would change" : "It changes"} who advances (${stage}).`,
    noneFollows: "no further stage",
    out: (players) => `Not in it: ${players}.`,
    in: (players) => `In it instead: ${players}.`,
    otherSeeds: "The same players would sit at other tables.",
    unplayed: { boards: "The last round has no results yet", tables: "Nobody has played it" },
    canDraftAgain: (acts) =>
      `--repair draft-again drafts it again${acts === 0 ? "" : ` (the ${isOne(acts, "en") ? "one change" : `${acts} changes`} by hand would be lost)`}, --repair keep leaves it.`,
    question: "Apply it? (y/N)",
    confirmByOption: "Nothing changed. --yes does it.",
    unchanged: "Nothing changed.",
    corrected: "Corrected.",
    unknownRepair: (text) => `There is no --repair “${text}”: keep or draft-again.`,
    swappedUnplayed: "--swapped is only for a game that was played, and this result is not.",
  },
});
