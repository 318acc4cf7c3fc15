import {
  gameTermsOf,
  pointSystemOf,
  pointsOf,
  type Settings,
  type UnplayedLine,
} from "@losfee/core";
import { worthTexts } from "@losfee/messages/worth";
import type { Language } from "../language/language.ts";
import { formatPoints, formatSigned } from "../language/numbers.ts";
import { unplayedLabel } from "./labels.ts";

/** A round without a game, and its value by the rules. */
type Unplayed = Pick<UnplayedLine, "reason" | "credit" | "spread" | "points">;

/**
 * Returns the worth of a round without a game: points where the event counts them, else spread.
 * Empty for a bye that gives nothing.
 */
export const worthOf = (unplayed: Unplayed, settings: Settings, language: Language): string => {
  const worth = amountOf(unplayed, settings);
  if (worth === 0 && unplayed.reason === "bye") return "";
  return gameTermsOf(settings).tally === "points"
    ? formatPoints(worth, language)
    : formatSigned(worth);
};

/** Returns why there is no game, and its worth: `Freilos (+50)`, `bye (1 point)`, `Freilos`. */
export const unplayedText = (
  unplayed: Unplayed,
  settings: Settings,
  language: Language,
): string => {
  const label = unplayedLabel(unplayed.reason, language);
  const worth = amountOf(unplayed, settings);
  if (worth === 0) return label;
  if (gameTermsOf(settings).tally !== "points") return `${label} (${formatSigned(worth)})`;
  const points = formatPoints(worth, language);
  return worthTexts[language].points({ reason: label, points, isMany: worth > 1 });
};

const amountOf = ({ reason, credit, spread, points }: Unplayed, settings: Settings): number => {
  if (gameTermsOf(settings).tally !== "points") return spread;
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
  return pointsOf(line, pointSystemOf(settings));
};
