import { findSystem } from "../../pairing/registry.ts";
import { type BoardRound, type DraftedPairs, isPaired } from "../round.ts";
import { placedStages } from "../settings/settings.ts";
import { beforeRound } from "../stages/places.ts";
import type { TournamentState } from "../state.ts";
import { draftRound } from "./draft-round.ts";

/** The pairs and byes of a round, to compare; boards may differ. */
export const pairsOf = ({ games, unplayed }: Pick<DraftedPairs, "games" | "unplayed">): string =>
  [
    ...games.map(({ seats }) => seats.join("–")),
    ...unplayed.flatMap(({ entry, reason }) => (reason === "bye" ? [`${entry}`] : [])),
  ]
    .sort()
    .join();

/**
 * Returns the pairs of a round as the engine makes them from the present results and settings,
 * without those that were given; null if it finds none.
 */
export const pairedAnew = (
  state: TournamentState,
  { number, stage, request }: BoardRound,
): string | null => {
  const placed = placedStages(state.settings)[stage];
  if (placed === undefined) return null;
  const before = beforeRound(state, number);
  const drafted = draftRound(before, number, placed, { ...request, pinned: [], forbidden: [] });
  return drafted.ok ? pairsOf(drafted.value) : null;
};

/**
 * Returns the rounds that the engine would not pair as they stand; a table's rounds stay as they
 * are. Costs one pairing per round.
 */
export const roundsPairedOtherwise = (state: TournamentState): readonly BoardRound[] =>
  state.rounds.filter(
    (round): round is BoardRound =>
      isPaired(round) &&
      findSystem(round.request.system)?.plannedAhead === false &&
      pairedAnew(state, round) !== pairsOf(round),
  );
