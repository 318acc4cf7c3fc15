import type { EntryId } from "../../base/entry-id.ts";
import { oncePerObject } from "../../base/once.ts";
import { winsOf } from "../../base/scorecard.ts";
import { performanceRating } from "../../rating/performance.ts";
import { cardsOf } from "../rounds/cards.ts";
import type { TournamentState } from "../state.ts";

/** A player's performance compared with the expectation. */
export interface Performance {
  readonly entry: EntryId;
  /** As entered. */
  readonly rating: number;
  /** Tournament performance rating (C.07 article 10.2). */
  readonly performance: number;
  /** Games over the board against rated opponents: the basis of the performance. */
  readonly games: number;
}

/**
 * Returns the performance of all rated players with games against rated opponents, in order of
 * entry. Unlike the criterion TPR it leaves out games against unrated opponents, one by one, as
 * rating reports do. O(entries · rounds), cached per state.
 */
export const performancesOf = oncePerObject((state: TournamentState): readonly Performance[] => {
  const ratingOf = (entry: EntryId): number => state.entries.get(entry)?.rating ?? 0;
  return cardsOf(state).flatMap(({ entry, rating, lines }) => {
    const games = lines.flatMap((line) =>
      line?.kind === "played" && ratingOf(line.opponent) > 0 ? [line] : [],
    );
    if (rating <= 0 || games.length === 0) return [];
    const ratings = games.map(({ opponent }) => ratingOf(opponent));
    const halves = games.reduce((sum, line) => sum + 2 * winsOf(line), 0);
    return [
      { entry, rating, performance: performanceRating({ ratings, halves }), games: games.length },
    ];
  });
});
