import {
  gameTermsOf,
  pointSystemOf,
  pointsOf,
  type Settings,
  type UnplayedLine,
} from "@losfee/core";
import type { Language } from "../language/language.ts";
import { formatPoints, formatSigned } from "../language/numbers.ts";

/** What a round without a game is worth: points where the event counts them, else spread. */
export const worthOf = (
  { reason, credit, spread, points }: Pick<UnplayedLine, "reason" | "credit" | "spread" | "points">,
  settings: Settings,
  language: Language,
): string => {
  if (gameTermsOf(settings).tally !== "points") return formatSigned(spread);
  const awarded = points === undefined ? {} : { points };
  const line: UnplayedLine = {
    kind: "unplayed",
    round: 0,
    reason,
    opponent: null,
    credit,
    spread,
    ...awarded,
  };
  return formatPoints(pointsOf(line, pointSystemOf(settings)), language);
};
