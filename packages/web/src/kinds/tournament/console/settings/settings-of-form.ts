import type { Language } from "@losfee/contract";
import {
  err,
  ok,
  optionFieldsOf,
  type Result,
  type Settings,
  type TournamentState,
} from "@losfee/core";
import { type SentFields, withSent } from "../../../../parts/console/settings/read-form.ts";
import { changedParts } from "../../../../parts/console/settings/setting-form.ts";
import { consistent } from "./consistent.ts";
import { declaredSettings, declaredStage } from "./declared.ts";
import { usualScoresOf } from "./model.ts";
import { mayMove, moved, type StageMove } from "./stages.ts";

/**
 * Returns the settings that a form sent without script changes; an error is the name of a field
 * that cannot be read.
 */
export const settingsOfForm = (
  state: TournamentState,
  sent: SentFields,
  language: Language,
): Result<Partial<Settings>, string> => {
  const { settings: saved } = state;
  const read = withSent(declaredSettings(saved, language), saved, sent);
  if (!read.ok) return read;
  const stages = [...saved.stages];
  for (const [index, stage] of saved.stages.entries()) {
    const declared = declaredStage(stage, index + 1, saved, language, optionFieldsOf);
    const next = withSent(declared, stage, sent, true);
    if (!next.ok) return next;
    // Another system has other options than those that the form showed.
    const isOther = next.value.system !== stage.system;
    stages[index] = isOther ? ({ ...next.value, options: {} } as typeof stage) : next.value;
  }
  const next = consistent(saved, { ...read.value, stages }, usualScoresOf(saved));
  const [, move, number] = /^([a-z-]+)\.(\d+)$/.exec(sent["move"] ?? "") ?? [];
  if (move === undefined) return ok(changedParts(saved, next));
  const begun = stages.map((_, index) => state.rounds.filter((one) => one.stage === index).length);
  if (!isMove(move) || !mayMove(move, Number(number), stages, begun)) return err("move");
  return ok(changedParts(saved, { ...next, stages: moved(move, Number(number), stages).stages }));
};

const MOVES: readonly StageMove[] = ["earlier", "later", "remove", "add", "add-tables"];

const isMove = (text: string): text is StageMove => MOVES.some((move) => move === text);
