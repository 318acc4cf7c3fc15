import { type Language, stageLabel } from "@losfee/contract";
import {
  type EntryId,
  finalsOf,
  isSeated,
  placedStages,
  type TournamentState,
  tablesStages,
} from "@losfee/core";

/** The stages that are known to be played without somebody, by their place among the stages. */
export const stagesWithout = (state: TournamentState, entry: EntryId): ReadonlySet<number> => {
  const finals = finalsOf(state)
    .filter(({ players }) => !players.includes(entry))
    .map(({ stage }) => stage);
  const published = tablesStages(state).filter(({ status }) => status === "published");
  const missed = published.find(({ members }) => members.every((one) => one.entry !== entry));
  // Who misses a stage at tables plays in none of those after it.
  const tables = placedStages(state.settings)
    .filter(
      ({ index, stage }) => missed !== undefined && isSeated(stage) && index + 1 >= missed.stage,
    )
    .map(({ index }) => index + 1);
  return new Set([...finals, ...tables]);
};

/** The name of the first published stage at tables that somebody is not in; empty where there is none. */
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
