import type { EntryId } from "../../base/entry-id.ts";
import { type CompetitionSeeds, entriesDrawOrder } from "../../lots/commitments.ts";
import type { Entry } from "../entries/entry.ts";
import type { TournamentState } from "../state.ts";

/** Name of the draw that orders all entries by lot, as the final tie-break. */
export const STANDINGS_DRAW = "standings";

const lotsByEntries = new WeakMap<ReadonlyMap<EntryId, Entry>, ReadonlyMap<EntryId, number>>();

/** Each entry's lot: its rank in the draw {@link STANDINGS_DRAW}, 1 first. O(n log n), cached. */
export const standingLots = (
  state: CompetitionSeeds & Pick<TournamentState, "entries">,
): ReadonlyMap<EntryId, number> => {
  const { entries } = state;
  const known = lotsByEntries.get(entries);
  if (known !== undefined) return known;
  const order = entriesDrawOrder(state, STANDINGS_DRAW, [...entries.keys()]);
  const lots = new Map(order.map((entry, index) => [entry, index + 1]));
  lotsByEntries.set(entries, lots);
  return lots;
};
