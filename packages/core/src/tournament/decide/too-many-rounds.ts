import { activeEntries } from "../drafts/next-draft.ts";
import type { Warning } from "../refusal.ts";
import type { TournamentState } from "../state.ts";

/** Systems in which nobody meets twice. */
const WITHOUT_REPEATS = ["fide-dutch", "team-swiss"];

/**
 * Warns before round 1 if the first stage has more rounds than can be paired: each participant
 * meets every other once, and in an odd field has the bye once.
 */
export const warnOfTooManyRounds = (state: TournamentState): readonly Warning[] => {
  const [stage] = state.settings.stages;
  const participants = activeEntries(state).length;
  if (stage === undefined || participants < 2 || !WITHOUT_REPEATS.includes(stage.system)) return [];
  const most = participants - 1 + (participants % 2);
  const { rounds } = stage;
  return rounds <= most ? [] : [{ code: "too-many-rounds", rounds, participants, most }];
};
