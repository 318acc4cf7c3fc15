import {
  describeNote,
  type Language,
  type OutlookRow,
  outlookRows,
  stageLabel,
} from "@losfee/contract";
import {
  currentStage,
  displayName,
  type EntryId,
  pairedRound,
  publishedRounds,
  type TournamentState,
  tablesStages,
} from "@losfee/core";
import { finalModels } from "../../parts/finals.ts";

/** The needs of a player in the current stage at tables. */
export interface OwnOutlook {
  readonly stage: string;
  readonly row: OutlookRow;
}

/** Returns what is needed for the next stage at tables; null if unknown. */
export const outlookOf = (
  state: TournamentState,
  entry: EntryId,
  language: Language,
): OwnOutlook | null => {
  const stage = currentStage(state);
  if (stage === undefined || stage !== tablesStages(state).at(-1)) return null;
  const last = state.rounds[publishedRounds(state) - 1];
  if (last?.at !== "tables") return null;
  const row = outlookRows(state, stage.stage, language).find((one) => one.entry === entry);
  if (row === undefined) return null;
  return { stage: stageLabel(stage.stage, state.settings, language), row };
};

/** A player's final, with what is needed or the winner. */
export const finalOf = (
  state: TournamentState,
  entry: EntryId,
  language: Language,
): { readonly stage: string; readonly standing: readonly string[] } | null => {
  const own = finalModels(state, publishedRounds(state), language).find(({ finalists }) =>
    finalists.some((finalist) => finalist.entry === entry),
  );
  return own === undefined ? null : { stage: own.label, standing: own.standing };
};

const FATES: ReadonlySet<string> = new Set(["sure-of-final", "candidate", "out-of-final"]);

/** During the candidates' round: the chance to reach the final, with the reason; else empty. */
export const fateOf = (state: TournamentState, entry: EntryId, language: Language): string => {
  const round = pairedRound(state, publishedRounds(state));
  const note = round?.notes.find(
    (one) => FATES.has(one.code) && "entry" in one && one.entry === entry,
  );
  return note === undefined ? "" : describeNote(note, language, (id) => displayName(state, id));
};
