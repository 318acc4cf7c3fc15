import { findSystem } from "../../pairing/registry.ts";
import { type BoardRound, type DraftedPairs, isPaired } from "../round.ts";
import { isSeated, placedStages } from "../settings/settings.ts";
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
 * Returns the pairs of a round as the engine makes them from the present results and settings for
 * those who took part in it, without pairs that were given; null if it finds none.
 */
export const pairedAnew = (state: TournamentState, round: BoardRound): string | null => {
  const { number, stage, request } = round;
  const placed = placedStages(state.settings)[stage];
  if (placed === undefined || isSeated(placed.stage)) return null;
  const before = withAbsences(beforeRound(state, number), round);
  // A round paired elsewhere says nothing of the options.
  const options = { ...placed.stage.options, ...request.options };
  const asked = { ...request, options, pinned: [], forbidden: [] };
  const drafted = draftRound(before, number, placed, asked);
  return drafted.ok ? pairsOf(drafted.value) : null;
};

/** Those who neither played nor had the bye were away, also in files that do not say why. */
const withAbsences = (
  state: TournamentState,
  { number, games, unplayed }: BoardRound,
): TournamentState => {
  const byes = unplayed.filter(({ reason }) => reason === "bye");
  const present = new Set([
    ...games.flatMap(({ seats }) => seats),
    ...byes.map(({ entry }) => entry),
  ]);
  const entries = [...state.entries].map(
    ([id, entry]) =>
      [id, present.has(id) ? entry : { ...entry, pauses: [...entry.pauses, number] }] as const,
  );
  return { ...state, entries: new Map(entries) };
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
