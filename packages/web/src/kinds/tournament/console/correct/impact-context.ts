import { type Language, stageLabel } from "@losfee/contract";
import {
  displayName,
  type EntryId,
  playedAt,
  type Round,
  type TournamentState,
} from "@losfee/core";

/** What an event has that its impacts name by numbers. */
export interface ImpactContext {
  readonly names: Readonly<Record<EntryId, string>>;
  /** The names of the stages, in their order. */
  readonly stages: readonly string[];
  /** Where the last round is played: it is the one that may be drafted again. */
  readonly lastAt: Round["at"];
}

export const impactContext = (state: TournamentState, language: Language): ImpactContext => ({
  names: Object.fromEntries([...state.entries.keys()].map((id) => [id, displayName(state, id)])),
  stages: state.settings.stages.map((_, at) => stageLabel(at + 1, state.settings, language)),
  lastAt: playedAt(state),
});
