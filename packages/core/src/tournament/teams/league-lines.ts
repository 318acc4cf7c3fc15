import { countingResult } from "../contest-result.ts";
import type { Contest } from "../round.ts";
import type { LeagueLines } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";

/** Consequence of a place of the final table. */
export type PlaceFate = "promoted" | "promotion-play-off" | "relegation-play-off" | "relegated";

/**
 * Returns the consequence of a place, from 1, in a table of this many teams, including those out of
 * it at its end; null: the team stays. Promotion has precedence if lines overlap.
 */
export const placeFate = (
  { promoted = 0, promotionPlayOff = 0, relegationPlayOff = 0, relegated = 0 }: LeagueLines,
  place: number,
  teams: number,
): PlaceFate | null => {
  const fromEnd = teams - place + 1;
  if (place <= promoted) return "promoted";
  if (place <= promoted + promotionPlayOff) return "promotion-play-off";
  if (fromEnd <= relegated) return "relegated";
  return fromEnd <= relegated + relegationPlayOff ? "relegation-play-off" : null;
};

/**
 * Returns the consequence of each place of a table of this many teams after a round, by the
 * settings; all null before the first result of a match, and if nothing is set.
 */
export const placeFates = (
  { settings, rounds }: Pick<TournamentState, "settings" | "rounds">,
  round: number,
  teams: number,
): readonly (PlaceFate | null)[] => {
  const isPlayed = rounds
    .slice(0, round)
    .some(({ games }) => games.some((game: Contest) => countingResult(game, settings) !== null));
  const lines = isPlayed ? settings.teams?.lines : undefined;
  return Array.from({ length: teams }, (_, index) =>
    lines === undefined ? null : placeFate(lines, index + 1, teams),
  );
};
