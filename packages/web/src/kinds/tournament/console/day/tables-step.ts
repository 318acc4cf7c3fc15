import {
  activeEntries,
  currentStage,
  draftedStage,
  nextTablesStage,
  openGames,
  type Refusal,
  type TournamentState,
  tableGame,
  unseatedEntries,
} from "@losfee/core";

/** The next step at tables. */
export type TablesStep =
  /** Too few entries, or a number that cannot be seated. */
  | { readonly kind: "enter-entries"; readonly refusal: Refusal }
  | { readonly kind: "check-in"; readonly missing: number; readonly stage: number }
  | { readonly kind: "draft"; readonly stage: number }
  | { readonly kind: "seat"; readonly stage: number; readonly unseated: number }
  | { readonly kind: "publish"; readonly stage: number }
  | { readonly kind: "confirm"; readonly stage: number; readonly reported: number }
  | { readonly kind: "enter-results"; readonly stage: number; readonly missing: number }
  /** The remaining players cannot form the next stage. */
  | { readonly kind: "stuck"; readonly refusal: Refusal }
  | { readonly kind: "close" }
  | { readonly kind: "closed" };

/** Returns the next step of a table tournament. */
export const tablesStep = (state: TournamentState): TablesStep => {
  if (state.status === "closed") return { kind: "closed" };
  const draft = draftedStage(state);
  if (draft !== undefined) {
    const unseated = unseatedEntries(state, draft).length;
    const { stage } = draft;
    return unseated > 0 ? { kind: "seat", stage, unseated } : { kind: "publish", stage };
  }
  const stage = currentStage(state);
  const open = stage === undefined ? [] : openGames(stage);
  if (stage !== undefined && open.length > 0) {
    const reported = open.filter(({ game, table }) => tableGame(stage, game, table)?.result);
    return reported.length === open.length
      ? { kind: "confirm", stage: stage.stage, reported: reported.length }
      : { kind: "enter-results", stage: stage.stage, missing: open.length };
  }
  const hasBegun = state.rounds.length > 0;
  const coming = nextTablesStage(state);
  if (!coming.ok) {
    if (coming.error.code === "all-stages-played") return { kind: "close" };
    return { kind: hasBegun ? "stuck" : "enter-entries", refusal: coming.error };
  }
  const missing = missingPlayers(state);
  if (!hasBegun && missing > 0) {
    return { kind: "check-in", missing, stage: coming.value.stage };
  }
  return { kind: "draft", stage: coming.value.stage };
};

const missingPlayers = (state: TournamentState): number =>
  activeEntries(state).filter((entry) => state.entries.get(entry)?.checkedIn === false).length;
