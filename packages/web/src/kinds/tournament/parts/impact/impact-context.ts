import { type Language, stageLabel } from "@losfee/contract";
import {
  displayName,
  type EntryId,
  playedAt,
  type Round,
  type TournamentState,
} from "@losfee/core";

/** Names for the numbers in an event's impacts. */
export interface ImpactContext {
  readonly names: Readonly<Record<EntryId, string>>;
  /** Names of the stages, in order. */
  readonly stages: readonly string[];
  /** Kind of the last round, the only one that can be drafted again. */
  readonly lastAt: Round["at"];
}

export const impactContext = (state: TournamentState, language: Language): ImpactContext => ({
  names: Object.fromEntries([...state.entries.keys()].map((id) => [id, displayName(state, id)])),
  stages: state.settings.stages.map((_, at) => stageLabel(at + 1, state.settings, language)),
  lastAt: playedAt(state),
});
