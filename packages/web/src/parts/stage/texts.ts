import { texts } from "@losfee/contract";

/** Texts of the stage besides the title. */
export const stageTexts = texts({
  de: {
    rounds: "Runden",
    round: (number: number) => `Runde ${number}`,
    states: { played: "gespielt", now: "läuft", ahead: "kommt noch" },
  },
  en: {
    rounds: "Rounds",
    round: (number: number) => `Round ${number}`,
    states: { played: "played", now: "in progress", ahead: "to come" },
  },
});
