import type { Presets } from "../../base/presets.ts";
import { err, type Result } from "../../base/result.ts";
import { tidyText } from "../../base/tidy-text.ts";
import { changeDetails, recordedDetails } from "../../event-details/change.ts";
import { committing } from "../../lots/commitments.ts";
import { isSeed } from "../../lots/lots.ts";
import type { TablesRefusal } from "../refusal.ts";
import { stageSettings, type TablesSettings } from "../settings.ts";
import { refuseSettings } from "../settings-check.ts";
import { hasResults, type TablesState } from "../state.ts";
import { type Decider, decided, type TablesCommandOf, type TablesDecision } from "./context.ts";

/** Begins a competition: name, format, settings, and the hash of the seed that all lots come from. */
export const createCompetition = (
  command: TablesCommandOf<"create-competition">,
  presets: Presets<TablesSettings>,
): Result<TablesDecision, TablesRefusal> => {
  const name = tidyText(command.name);
  if (name === "") return err({ code: "name-missing", field: "competition" });
  const preset = presets.get(command.format);
  if (preset === undefined) {
    return err({ code: "unknown-format", format: command.format, known: [...presets.keys()] });
  }
  if (!isSeed(command.seed)) return err({ code: "malformed-seed" });
  const settings: TablesSettings = { ...preset, ...command.settings };
  const refusal = refuseSettings(settings);
  if (refusal !== null) return err(refusal);
  const details = changeDetails({}, command.details ?? {});
  if (!details.ok) return details;
  const { seed } = command;
  return decided({
    type: "competition-created",
    data: {
      name,
      format: command.format,
      settings,
      ...recordedDetails(details.value),
      ...committing(seed),
    },
  });
};

/** Gives the competition another name. */
export const renameCompetition: Decider<"rename-competition"> = (_state, command) => {
  const name = tidyText(command.name);
  if (name === "") return err({ code: "name-missing", field: "competition" });
  return decided({ type: "competition-renamed", data: { name } });
};

/** Changes what is announced of the event. No rule depends on it, so a reason is not asked for. */
export const changeEventDetails: Decider<"change-event-details"> = (state, command) => {
  const details = changeDetails(state.details, command.details);
  if (!details.ok) return details;
  return decided({ type: "event-details-changed", data: { details: details.value } });
};

/** Changes settings. What was drafted of a stage stays; how it is counted may change. */
export const changeSettings: Decider<"change-settings"> = (state, command) => {
  const settings: TablesSettings = { ...state.settings, ...command.settings };
  const refusal = refuseSettings(settings) ?? refuseDrafted(state, settings);
  if (refusal !== null) return err(refusal);
  return decided({ type: "settings-changed", data: { settings, reason: command.reason.trim() } });
};

/** How a stage is seated, which its draft has settled. */
const SEATED = ["players", "sizes", "games", "tables", "seating", "seats"] as const;

const refuseDrafted = (state: TablesState, settings: TablesSettings): TablesRefusal | null => {
  for (const { stage } of state.stages) {
    const [before, after] = [stageSettings(state.settings, stage), stageSettings(settings, stage)];
    if (after === undefined) return { code: "stage-already-drafted", stage, setting: "stages" };
    const setting = SEATED.find(
      (key) => JSON.stringify(before?.[key]) !== JSON.stringify(after[key]),
    );
    if (setting !== undefined) return { code: "stage-already-drafted", stage, setting };
  }
  const played = state.stages.find(hasResults);
  if (played !== undefined && settings.results !== state.settings.results) {
    return { code: "stage-already-drafted", stage: played.stage, setting: "results" };
  }
  return null;
};
