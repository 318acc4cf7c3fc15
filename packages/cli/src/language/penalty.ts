import { texts } from "@losfee/contract/language";
import type { PenaltyTarget } from "@losfee/core";

interface PenaltyTexts {
  /** Points deducted, and their target. */
  readonly deducted: Readonly<Record<PenaltyTarget, (points: string, part: string) => string>>;
  readonly unknownTarget: (text: string) => string;
  readonly notPoints: (text: string) => string;
  readonly imposed: (player: string, deducted: string, id: number) => string;
  readonly lifted: string;
  readonly waived: (team: string, round: number) => string;
}

/** Penalties in rounds and in stages at tables. */
export const penaltyTexts = texts<PenaltyTexts>({
  de: {
    deducted: {
      spread: (points, part) =>
        `${points} ${points === "1" ? "Strafpunkt" : "Strafpunkte"} (${part})`,
      "rank-points": (points, part) =>
        `${points} ${points === "1" ? "Rangpunkt" : "Rangpunkte"} abgezogen (${part})`,
      "game-points": (points, part) =>
        `${points} ${points === "1" ? "Spielpunkt" : "Spielpunkte"} abgezogen (${part})`,
      "match-points": (points, part) =>
        `${points} ${points === "1" ? "Mannschaftspunkt" : "Mannschaftspunkte"} abgezogen (${part})`,
    },
    unknownTarget: (text) =>
      `--of „${text}“ gibt es nicht: rank-points, game-points oder match-points.`,
    notPoints: (text) => `„${text}“ ist keine Punktzahl über 0, etwa 1 oder 1.5.`,
    imposed: (player, deducted, id) =>
      `${player}: ${deducted}. Aufheben: losfee lift-penalty ${id} --reason …`,
    lifted: "Strafe aufgehoben.",
    waived: (team, round) => `${team}, Runde ${round}: auf den Punktabzug wird verzichtet.`,
  },
  en: {
    deducted: {
      spread: (points, part) =>
        `${points} ${points === "1" ? "penalty point" : "penalty points"} (${part})`,
      "rank-points": (points, part) =>
        `${points} ${points === "1" ? "rank point" : "rank points"} deducted (${part})`,
      "game-points": (points, part) =>
        `${points} ${points === "1" ? "game point" : "game points"} deducted (${part})`,
      "match-points": (points, part) =>
        `${points} ${points === "1" ? "match point" : "match points"} deducted (${part})`,
    },
    unknownTarget: (text) =>
      `There is no --of “${text}”: rank-points, game-points or match-points.`,
    notPoints: (text) => `“${text}” is not a number of points above 0, such as 1 or 1.5.`,
    imposed: (player, deducted, id) =>
      `${player}: ${deducted}. To lift it: losfee lift-penalty ${id} --reason …`,
    lifted: "Penalty lifted.",
    waived: (team, round) => `${team}, round ${round}: the penalty is waived.`,
  },
});
