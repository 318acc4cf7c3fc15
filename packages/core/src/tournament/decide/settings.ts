import type { Presets } from "../../base/presets.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { tidyText } from "../../base/tidy-text.ts";
import { changeDetails, recordedDetails } from "../../event-details/change.ts";
import { committing } from "../../lots/commitments.ts";
import { isSeed } from "../../lots/lots.ts";
import type { TournamentEvent } from "../events.ts";
import { withFollowingRounds, withRoundsByHand } from "../following-rounds.ts";
import type { Refusal } from "../refusal.ts";
import { isSeated, type Settings, seatedStageSettings, tablesRulesOf } from "../settings.ts";
import { refuseSettings } from "../settings-check.ts";
import type { TournamentState } from "../state.ts";
import { hasResults, tablesStages } from "../tables/stage.ts";
import { type CommandOf, type Decider, decided } from "./context.ts";

type EventOf<Type extends TournamentEvent["type"]> = Extract<TournamentEvent, { type: Type }>;

/** Begins a competition: name, format, settings, and the hash of the seed that all lots come from. */
export const createCompetition = (
  command: CommandOf<"create-competition">,
  presets: Presets<Settings>,
): Result<EventOf<"competition-created">, Refusal> => {
  const name = tidyText(command.name);
  if (name === "") return err({ code: "name-missing", field: "competition" });
  const preset = presets.get(command.format);
  if (preset === undefined) {
    return err({ code: "unknown-format", format: command.format, known: [...presets.keys()] });
  }
  if (!isSeed(command.seed)) return err({ code: "malformed-seed" });
  const settings = withRoundsByHand(preset, { ...preset, ...command.settings });
  const refusal = refuseSettings(settings);
  if (refusal !== null) return err(refusal);
  const details = changeDetails({}, command.details ?? {});
  if (!details.ok) return details;
  return ok({
    type: "competition-created",
    data: {
      name,
      format: command.format,
      settings,
      ...recordedDetails(details.value),
      ...committing(command.seed),
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

/** Changes settings. Rounds that are drafted already keep their stage. */
export const changeSettings: Decider<"change-settings"> = (state, command) => {
  const given = withRoundsByHand(state.settings, { ...state.settings, ...command.settings });
  const settings = withFollowingRounds(given, state);
  const refusal =
    refuseSettings(settings) ??
    refusePlayedStages(state, settings) ??
    refuseSeatedStages(state, settings) ??
    refuseStrangers(state, command.settings);
  if (refusal !== null) return err(refusal);
  return decided({ type: "settings-changed", data: { settings, reason: command.reason.trim() } });
};

/** Rules that are set anew are about people who have entered. */
const refuseStrangers = (
  { entries }: TournamentState,
  { forbidden = [], accelerations = [], abnormalPoints = [] }: Partial<Settings>,
): Refusal | null => {
  const named = [...forbidden, ...accelerations, ...abnormalPoints].flatMap((rule) => rule.entries);
  const stranger = named.find((entry) => !entries.has(entry));
  return stranger === undefined ? null : { code: "unknown-entry", entry: stranger };
};

/** How a stage at tables is seated, which its draft has settled. */
const SEATED = ["participants", "seats", "rounds", "options"] as const;

const refuseSeatedStages = (state: TournamentState, settings: Settings): Refusal | null => {
  for (const { stage } of tablesStages(state)) {
    const before = seatedStageSettings(state.settings, stage);
    const after = seatedStageSettings(settings, stage);
    if (after === undefined) return { code: "stage-already-drafted", stage, setting: "stages" };
    const setting = SEATED.find(
      (key) => JSON.stringify(before?.[key]) !== JSON.stringify(after[key]),
    );
    if (setting !== undefined) return { code: "stage-already-drafted", stage, setting };
  }
  const played = tablesStages(state).find(hasResults);
  const isSameKind = tablesRulesOf(settings).results === tablesRulesOf(state.settings).results;
  return played === undefined || isSameKind
    ? null
    : { code: "stage-already-drafted", stage: played.stage, setting: "results" };
};

const refusePlayedStages = (state: TournamentState, settings: Settings): Refusal | null => {
  for (const [index, stage] of state.settings.stages.entries()) {
    const drafted = state.rounds.filter((round) => round.stage === index).length;
    if (drafted === 0 || isSeated(stage)) continue;
    const next = settings.stages[index];
    const continues = state.rounds.some((round) => round.stage > index);
    const tooShort = next === undefined || next.rounds < drafted;
    if (tooShort || (continues && next.rounds !== stage.rounds)) {
      return { code: "stage-already-played", stage: index, rounds: drafted };
    }
  }
  return null;
};
