import { type Language, stageLabel } from "@losfee/contract";
import {
  type EntryId,
  finalsOf,
  isSeated,
  placedStages,
  type TournamentState,
  tablesStages,
} from "@losfee/core";

/** Returns the stages certain to be played without a player, by their index. */
export const stagesWithout = (state: TournamentState, entry: EntryId): ReadonlySet<number> => {
  const finals = finalsOf(state)
    .filter(({ players }) => !players.includes(entry))
    .map(({ stage }) => stage);
  const published = tablesStages(state).filter(({ status }) => status === "published");
  const missed = published.find(({ members }) => members.every((one) => one.entry !== entry));
  // A player who misses a stage at tables plays in none of the later ones.
  const tables = placedStages(state.settings)
    .filter(
      ({ index, stage }) => missed !== undefined && isSeated(stage) && index + 1 >= missed.stage,
    )
    .map(({ index }) => index + 1);
  return new Set([...finals, ...tables]);
};

/** Name of the first published stage at tables without the player; empty if there is none. */
export const missedTables = (
  state: TournamentState,
  entry: EntryId,
  language: Language,
): string => {
  const without = stagesWithout(state, entry);
  const missed = tablesStages(state).find(
    ({ stage, status }) => status === "published" && without.has(stage),
  );
  return missed === undefined ? "" : stageLabel(missed.stage, state.settings, language);
};
