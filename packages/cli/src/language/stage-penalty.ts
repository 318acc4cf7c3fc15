import { texts } from "./texts.ts";

interface StagePenaltyTexts {
  readonly "rank-points": string;
  readonly "game-points": string;
  readonly unknownPoints: (given: string) => string;
  readonly notPoints: (given: string) => string;
  readonly imposed: (
    player: string,
    points: string,
    of: string,
    stage: number,
    id: number,
  ) => string;
}

/** Penalties in stages at tables. */
export const stagePenaltyTexts = texts<StagePenaltyTexts>({
  de: {
    "rank-points": "Rangpunkte",
    "game-points": "Spielpunkte",
    unknownPoints: (given) => `--of „${given}“ gibt es nicht: rank-points oder game-points.`,
    notPoints: (given) => `„${given}“ ist keine Punktzahl über 0, etwa 1 oder 1.5.`,
    imposed: (player, points, of, stage, id) =>
      `${player}: ${points} ${of} abgezogen in Stufe ${stage}. Aufheben: losfee lift-penalty ${id} --reason …`,
  },
  en: {
    "rank-points": "rank points",
    "game-points": "game points",
    unknownPoints: (given) => `There is no --of “${given}”: rank-points or game-points.`,
    notPoints: (given) => `“${given}” is no number of points above 0, such as 1 or 1.5.`,
    imposed: (player, points, of, stage, id) =>
      `${player}: ${points} ${of} deducted in stage ${stage}. To lift it: losfee lift-penalty ${id} --reason …`,
  },
});
