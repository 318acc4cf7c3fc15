import type { Presets } from "../../base/presets.ts";
import { err, ok, type Result } from "../../base/result.ts";
import {
  decideCreation,
  decideDetails,
  decideRenaming,
  lifecycleWarnings,
} from "../../lifecycle/decide.ts";
import type { LifecycleEvent } from "../../lifecycle/events.ts";
import { stated } from "../acts/cautions.ts";
import type { Refusal } from "../refusal.ts";
import { isInFideMode } from "../settings/fide-rules.ts";
import { START_RULES } from "../settings/open-start-rules.ts";
import {
  isSeated,
  type Settings,
  seatedStageSettings,
  tablesRulesOf,
} from "../settings/settings.ts";
import { withFollowingRounds, withRoundsByHand } from "../stages/following-rounds.ts";
import { refuseSettings } from "../stages/settings-check.ts";
import { refuseStarts } from "../stages/start-rules.ts";
import { hasResults, tablesStages } from "../stages/tables-stage.ts";
import type { TournamentState } from "../state.ts";
import { warnOfChangedRules } from "./changed-rules.ts";
import { type CommandOf, type Decider, type Deciders, decided, decidedAs } from "./context.ts";
import { hasRecordedBoards, SEATED } from "./fixed-settings.ts";
import { cautionsAgainst } from "./settings-cautions.ts";
import { warnOfTooManyRounds } from "./too-many-rounds.ts";

/** Leaves FIDE mode for good. */
const leaveFideMode: Decider<"leave-fide-mode"> = ({ settings }, { reason }) => {
  if (!isInFideMode(settings)) return err({ code: "fide-mode-is-off" });
  const left = { ...settings, fideMode: "left" } as const;
  return decided({ type: "settings-changed", data: { settings: left, reason: reason.trim() } });
};

/** Creates a tournament: its rounds follow from its entries or are set by hand. */
export const createCompetition = (
  command: CommandOf<"create-competition">,
  presets: Presets<Settings>,
): Result<LifecycleEvent<"competition-created", Settings>, Refusal> =>
  decideCreation(command, presets, (preset) => {
    const settings = withRoundsByHand(preset, { ...preset, ...command.settings });
    const refusal =
      refuseSettings(settings) ?? refuseStarts(settings) ?? refuseOutsideFide(settings);
    return refusal === null ? ok(settings) : err(refusal);
  });

const renameCompetition: Decider<"rename-competition"> = (_state, command) =>
  decidedAs(decideRenaming(command));

/** Changes the announced details of the event. */
const changeEventDetails: Decider<"change-event-details"> = (state, command) =>
  decidedAs(decideDetails(state.details, command), lifecycleWarnings(command));

/** Changes settings. Drafted rounds keep their stage. */
const changeSettings: Decider<"change-settings"> = (state, command) => {
  const wanted = withRoundsByHand(state.settings, { ...state.settings, ...command.settings });
  const settings = withFollowingRounds(wanted, state);
  const refusal =
    refuseSettings(settings) ??
    refuseFideMode(state.settings, settings) ??
    refuseNewStarts(state, settings) ??
    refuseSettledTeams(state, settings) ??
    refusePlayedStages(state, settings) ??
    refuseSeatedStages(state, settings) ??
    refuseStrangers(state, command.settings);
  if (refusal !== null) return err(refusal);
  const data = { settings, reason: command.reason.trim() };
  return ok({
    events: [{ type: "settings-changed", data }],
    warnings: [
      ...warnOfChangedRules(state, settings),
      ...(command.settings.stages !== undefined && state.rounds.length === 0
        ? warnOfTooManyRounds({ ...state, settings })
        : []),
    ],
  });
};

/** A new competition in FIDE mode has nothing that FIDE does not allow. */
const refuseOutsideFide = (settings: Settings): Refusal | null => {
  const cautions = isInFideMode(settings) ? cautionsAgainst(settings) : [];
  return cautions.length === 0 ? null : { code: "not-in-fide-mode", cautions: stated(cautions) };
};

/** FIDE mode is left by its own command, and never entered later. */
const refuseFideMode = (before: Settings, after: Settings): Refusal | null => {
  const [was = "off", is = "off"] = [before.fideMode, after.fideMode];
  if (was === is || (was === "on" && is === "left")) return null;
  return { code: "fide-mode-not-entered" };
};

/** Competitions that began with rules refused today can still change everything else. */
const refuseNewStarts = (state: TournamentState, settings: Settings): Refusal | null => {
  const { starts } = state.settings;
  const isKept = START_RULES.every((rule) => settings.starts[rule] === starts[rule]);
  return isKept && refuseStarts(state.settings) !== null ? null : refuseStarts(settings);
};

/** New rules must refer to existing entries. */
const refuseStrangers = (
  { entries }: TournamentState,
  { forbidden = [], accelerations = [], abnormalPoints = [] }: Partial<Settings>,
): Refusal | null => {
  const named = [...forbidden, ...accelerations, ...abnormalPoints].flatMap((rule) => rule.entries);
  const stranger = named.find((entry) => !entries.has(entry));
  return stranger === undefined ? null : { code: "unknown-entry", entry: stranger };
};

/** Entries stay teams or people, and recorded boards keep their number. */
const refuseSettledTeams = (state: TournamentState, { teams }: Settings): Refusal | null => {
  const { entries, settings: before } = state;
  if ((before.teams === undefined) !== (teams === undefined)) {
    return entries.size === 0 ? null : { code: "teams-settled", setting: "teams" };
  }
  if (before.teams?.boards === teams?.boards) return null;
  return hasRecordedBoards(state) ? { code: "teams-settled", setting: "teams.boards" } : null;
};

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
    : { code: "stage-already-drafted", stage: played.stage, setting: "tables.results" };
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

export const settingsDeciders = {
  "rename-competition": renameCompetition,
  "change-settings": changeSettings,
  "leave-fide-mode": leaveFideMode,
  "change-event-details": changeEventDetails,
} satisfies Deciders;
