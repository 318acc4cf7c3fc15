import { raceTexts } from "@losfee/messages/tournament-public-race";
import type { PageFrame } from "../../../../shell/page.ts";
import type { NamedStep } from "./page.ts";

/** "Runde 4", "Vorrunde, Spiel 2". */
export const stepName = (
  steps: readonly NamedStep[],
  index: number,
  { language }: Pick<PageFrame, "language">,
): string => {
  const t = raceTexts[language];
  const step = steps[index];
  if (step === undefined) return "";
  return step.isGame
    ? t.game({ game: step.number, stage: step.stage })
    : t.round({ round: step.number });
};
