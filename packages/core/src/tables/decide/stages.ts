import { err, ok, type Result } from "../../base/result.ts";
import { adjustSeating } from "../adjust.ts";
import { activeEntries } from "../advance.ts";
import { draftStage, redrawStage, unseatedEntries } from "../draft.ts";
import type { TablesRefusal, TablesWarning } from "../refusal.ts";
import { stageSettings } from "../settings.ts";
import type { TablesStage } from "../stage.ts";
import { draftedStage, findStage, hasResults, openGames, type TablesState } from "../state.ts";
import type { StageGame } from "../table-game.ts";
import { type Decider, decided } from "./context.ts";

/** Drafts the next stage, once the one before has all its results, each confirmed. */
export const draftNextStage: Decider<"draft-stage"> = (state) => {
  const draft = draftedStage(state);
  if (draft !== undefined) return err({ code: "draft-exists", stage: draft.stage });
  const last = state.stages.at(-1);
  const games = last === undefined ? [] : openGames(last);
  if (last !== undefined && games.length > 0) {
    return err({ code: "results-missing", stage: last.stage, games });
  }
  const drafted = draftStage(state);
  if (!drafted.ok) return drafted;
  const events = [{ type: "stage-drafted", data: drafted.value }] as const;
  return ok({ events, warnings: last === undefined ? notCheckedIn(state) : [] });
};

/** Where check-in is used at all, some may not have been seen before the first draw. */
const notCheckedIn = (state: TablesState): readonly TablesWarning[] => {
  const entries = activeEntries(state);
  const unseen = entries.filter((entry) => state.entries.get(entry)?.checkedIn === false);
  if (unseen.length === 0 || unseen.length === entries.length) return [];
  return [{ code: "not-checked-in", entries: unseen }];
};

/** Draws the seating again from a game on that nothing was played of, for who is there now. */
export const redraw: Decider<"redraw-stage"> = (state, command) => {
  const last = lastStage(state, command.stage);
  if (!last.ok) return last;
  const stage = last.value;
  const fromGame = firstToDraw(state, stage, command.fromGame);
  if (!fromGame.ok) return fromGame;
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const again = redrawStage(state, stage, fromGame.value);
  if (!again.ok) return again;
  return decided({
    type: "stage-redrawn",
    data: { stage: stage.stage, fromGame: fromGame.value, reason, ...again.value },
  });
};

const isTouched = ({ tables }: StageGame): boolean =>
  tables.some(({ result, annulled }) => result !== null || annulled !== null);

/** The game that a new seating begins with: after all that were played, the first at fixed tables. */
const firstToDraw = (
  state: TablesState,
  stage: TablesStage,
  asked: number | undefined,
): Result<number, TablesRefusal> => {
  const first = stage.games.findLastIndex(isTouched) + 2;
  const fixed = stageSettings(state.settings, stage.stage)?.tables !== "new";
  const from = asked ?? first;
  if (from < first || (fixed && from > 1)) {
    return err({ code: "stage-has-results", stage: stage.stage });
  }
  if (!Number.isInteger(from) || from > stage.games.length) {
    return err({ code: "unknown-game", stage: stage.stage, game: from });
  }
  return ok(from);
};

/** The stage with this number, which must be the last that there is. */
const lastStage = (state: TablesState, number: number): Result<TablesStage, TablesRefusal> => {
  const stage = findStage(state, number);
  if (stage === undefined) return err({ code: "unknown-stage", stage: number });
  const last = state.stages.at(-1)?.stage ?? number;
  return last === number ? ok(stage) : err({ code: "not-last-stage", stage: number, last });
};

/** Changes the seating by hand where nothing was played, with the reason for it. */
export const adjustDraft: Decider<"adjust-seating"> = (state, command) => {
  const last = lastStage(state, command.stage);
  if (!last.ok) return last;
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  const adjusted = adjustSeating(state, last.value, command.act);
  if (!adjusted.ok) return adjusted;
  const { stage, act } = command;
  return decided({ type: "seating-adjusted", data: { stage, act, reason, ...adjusted.value } });
};

const theDraft = (state: TablesState, number: number): Result<TablesStage, TablesRefusal> => {
  const draft = draftedStage(state);
  if (draft?.stage === number) return ok(draft);
  const published = findStage(state, number) !== undefined;
  return err({ code: published ? "stage-already-published" : "no-draft", stage: number });
};

/** Throws the draft away; its lots stay the same when it is drafted again. */
export const discardDraft: Decider<"discard-draft"> = (state, { stage }) => {
  const draft = theDraft(state, stage);
  return draft.ok ? decided({ type: "draft-discarded", data: { stage } }) : draft;
};

/** Shows the draft to everybody. In the first stage everybody must have a seat. */
export const publishStage: Decider<"publish-stage"> = (state, { stage }) => {
  const draft = theDraft(state, stage);
  if (!draft.ok) return draft;
  const entries = unseatedEntries(state, draft.value);
  if (entries.length > 0) return err({ code: "entries-unseated", stage, entries });
  return decided({ type: "stage-published", data: { stage } });
};

/** Takes the last stage back into draft, as long as nothing was played of it. */
export const recallStage: Decider<"recall-stage"> = (state, command) => {
  const last = lastStage(state, command.stage);
  if (!last.ok) return last;
  const { stage, status } = last.value;
  if (status === "draft") return err({ code: "stage-not-published", stage });
  if (hasResults(last.value)) return err({ code: "stage-has-results", stage });
  const reason = command.reason.trim();
  if (reason === "") return err({ code: "reason-missing" });
  return decided({ type: "stage-recalled", data: { stage, reason } });
};
