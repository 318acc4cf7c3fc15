import { isRefusal, type Problem } from "@losfee/contract";
import { type EntryId, isSeated, type Settings, type Stage } from "@losfee/core";

/** Names the setting that a refusal concerns; null if there is none. */
export const settingRefused = (problem: Problem, settings: Settings): string | null => {
  const { stages } = settings;
  if (isRefusal(problem, "setting-out-of-range")) {
    const { setting, stage } = problem;
    return ofStage(setting === "acceleration" ? "options" : setting, stage);
  }
  if (isRefusal(problem, "teams-settled")) return problem.setting;
  if (isRefusal(problem, "starts-by-system")) return "starts";
  if (isRefusal(problem, "stage-already-drafted")) {
    return stages.length < problem.stage || problem.setting === "tables.results"
      ? problem.setting
      : ofStage(problem.setting, problem.stage);
  }
  if (isRefusal(problem, "stage-already-played")) {
    return problem.stage < stages.length ? ofStage("rounds", problem.stage + 1) : "stages";
  }
  if (isRefusal(problem, "cannot-be-seated")) {
    return problem.stage === undefined ? null : ofStage("seats", problem.stage);
  }
  if (isRefusal(problem, "scale-missing")) return "tables.scales";
  if (isRefusal(problem, "unknown-option") || isRefusal(problem, "option-out-of-range")) {
    const index = stages.findIndex(({ options }) => Object.hasOwn(options, problem.option));
    return index < 0 ? null : ofStage(`options.${problem.option}`, index + 1);
  }
  if (isRefusal(problem, "unknown-criterion")) return chainWith(problem.text, stages);
  if (isRefusal(problem, "criterion-twice")) return chainWith(problem.criterion, stages);
  if (isRefusal(problem, "unknown-entry")) return rulesAbout(problem.entry, settings);
  return problem.code === "malformed-request" ? malformedIn(String(problem["field"] ?? "")) : null;
};

/** The path of a setting, of a stage if one is given. */
const ofStage = (setting: string, stage: number | undefined): string =>
  stage === undefined ? setting : `stages.${stage}.${setting}`;

/** The stage at tables with the criterion in its chain; boards have a separate page for theirs. */
const chainWith = (code: string, stages: readonly Stage[]): string | null => {
  const index = stages.findIndex(
    (stage) => isSeated(stage) && stage.ranking.some((one) => one === code),
  );
  return index < 0 ? null : ofStage("ranking", index + 1);
};

const RULES = ["forbidden", "accelerations", "abnormalPoints"] as const;

const rulesAbout = (entry: EntryId, settings: Settings): string | null =>
  RULES.find((key) => (settings[key] ?? []).some(({ entries }) => entries.includes(entry))) ?? null;

/** `command.settings.stages.1.rounds`, `command.settings.scores.minimum`. */
const malformedIn = (path: string): string | null => {
  const [, setting] = /settings\.(.+)$/.exec(path) ?? [];
  const [, stage, ofIt] = /^stages\.(\d+)\.(.+)/.exec(setting ?? "") ?? [];
  return ofIt === undefined ? (setting ?? null) : ofStage(ofIt, Number(stage) + 1);
};
