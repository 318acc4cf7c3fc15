import { isTableOutcome } from "../../base/table-outcome.ts";
import type { PairOutcome } from "../contest-result.ts";
import type { Warning } from "../refusal.ts";
import { resultKindOf, type Settings } from "../settings/settings.ts";
import { gamePointSystem, type TeamRules } from "../settings/team-rules.ts";
import type { SeatedOutcome } from "./same-outcome.ts";

/** A valid but rare result. */
export type UnusualResult = Extract<Warning, { readonly code: "unusual-score" | "unusual-result" }>;

/** The settings that define usual results. */
export type UsualResults = Pick<Settings, "scores" | "results" | "teams">;

/** Returns what is valid but rare in a result: better ask than believe it. O(seats). */
export const unusualIn = (
  settings: UsualResults,
  { seats, outcome }: SeatedOutcome,
): readonly UnusualResult[] => {
  if (outcome.kind === "forfeit" || outcome.kind === "places") return [];
  if (isTableOutcome(outcome)) {
    return outcome.seats.flatMap(({ entry, points }) => unusualScore(settings, entry, points));
  }
  const { teams } = settings;
  if (teams !== undefined) return outcome.boards === undefined ? unusualTotals(outcome, teams) : [];
  if (resultKindOf(settings) === "win-draw-loss") return unusualHalves(outcome);
  return outcome.scores.flatMap((score, seat) => unusualScore(settings, seats[seat] ?? 0, score));
};

const unusualScore = (
  { scores: { usualMinimum, usualMaximum } }: UsualResults,
  entry: number,
  score: number | null,
): readonly UnusualResult[] =>
  score === null || (score >= usualMinimum && score <= usualMaximum)
    ? []
    : [{ code: "unusual-score", entry, score, usual: [usualMinimum, usualMaximum] }];

type Played = Extract<PairOutcome, { readonly kind: "played" }>;

/** Some boards were played by neither: rare, and easily mistyped. */
const unusualTotals = ({ scores }: Played, rules: TeamRules): readonly UnusualResult[] => {
  const { win, draw, loss } = gamePointSystem(rules);
  const least = rules.boards * Math.min(win + loss, 2 * draw);
  return scores[0] + scores[1] < least ? [{ code: "unusual-result", scores }] : [];
};

/** An absent player should rather be entered as absent. */
const unusualHalves = ({ scores }: Played): readonly UnusualResult[] =>
  scores[0] + scores[1] === 1 ? [] : [{ code: "unusual-result", scores }];
