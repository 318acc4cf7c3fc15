import { isRefusal, type Problem } from "@losfee/contract";
import { type EntryId, isSeated, type Settings } from "@losfee/core";
import { ofStage } from "../../../../parts/console/fields-of.tsx";

/** Names the fields that a refusal of settings concerns; null if there are none. */
export const fieldsRefused = (problem: Problem, settings: Settings): string | null => {
  const { stages } = settings;
  if (isRefusal(problem, "setting-out-of-range")) {
    const { setting, stage } = problem;
    if (setting === "acceleration" && stage !== undefined) return ofStage("options", stage);
    const own = OF_LEAGUES.find((field) => setting === field || setting.startsWith(`${field}.`));
    const [name = setting] = own === undefined ? setting.split(".") : [own];
    return stage === undefined ? name : ofStage(name, stage);
  }
  if (isRefusal(problem, "teams-settled")) return "teams";
  if (isRefusal(problem, "starts-by-system")) return "starts";
  if (isRefusal(problem, "stage-already-drafted")) {
    return stages.length < problem.stage || problem.setting === "results"
      ? problem.setting
      : ofStage(problem.setting, problem.stage);
  }
  if (isRefusal(problem, "stage-already-played")) {
    return problem.stage < stages.length ? ofStage("rounds", problem.stage + 1) : "stages";
  }
  if (isRefusal(problem, "cannot-be-seated")) {
    return problem.stage === undefined ? null : ofStage("seats", problem.stage);
  }
  if (isRefusal(problem, "scale-missing")) return "scales";
  if (isRefusal(problem, "unknown-option") || isRefusal(problem, "option-out-of-range")) {
    const index = stages.findIndex(({ options }) => Object.hasOwn(options, problem.option));
    return index < 0 ? null : ofStage("options", index + 1);
  }
  if (isRefusal(problem, "unknown-criterion")) return chainWith(problem.text, settings);
  if (isRefusal(problem, "criterion-twice")) return chainWith(problem.criterion, settings);
  if (isRefusal(problem, "unknown-entry")) return rulesAbout(problem.entry, settings);
  return problem.code === "malformed-request" ? malformedIn(String(problem["field"] ?? "")) : null;
};

/** Team settings with fields of their own. */
const OF_LEAGUES = ["teams.season", "teams.lines", "teams.lineUps.penalty"];

/** The stage at tables with the criterion in its chain; boards have a separate page for theirs. */
const chainWith = (code: string, { stages }: Settings): string | null => {
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
  const [, setting, stage, ofIt] = /settings\.(\w+)(?:\.(\d+)\.(\w+))?/.exec(path) ?? [];
  if (setting === undefined) return null;
  if (setting === "stages" && stage !== undefined && ofIt !== undefined) {
    return ofStage(ofIt, Number(stage) + 1);
  }
  const rule = setting === "tables" ? /settings\.tables\.(\w+)/.exec(path)?.[1] : undefined;
  return rule ?? setting;
};
