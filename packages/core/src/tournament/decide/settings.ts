import type { Presets } from "../../base/presets.ts";
import { err, type Result } from "../../base/result.ts";
import { tidyText } from "../../base/tidy-text.ts";
import { changeDetails, recordedDetails } from "../../event-details/change.ts";
import { committing } from "../../lots/commitments.ts";
import { isSeed } from "../../lots/lots.ts";
import { parseOptions } from "../../pairing/options.ts";
import { findSystem, systemIds } from "../../pairing/registry.ts";
import type { AbnormalPoints } from "../../ranking/abnormal-points.ts";
import { chainOf } from "../../ranking/chain.ts";
import { withFollowingRounds, withRoundsByHand } from "../following-rounds.ts";
import type { Refusal } from "../refusal.ts";
import type { ResultPoints, Settings, Stage } from "../settings.ts";
import type { TournamentState } from "../state.ts";
import { type CommandOf, type Decider, type Decision, decided } from "./context.ts";

/** Begins a competition: name, format, settings, and the hash of the seed that all lots come from. */
export const createCompetition = (
  command: CommandOf<"create-competition">,
  presets: Presets<Settings>,
): Result<Decision, Refusal> => {
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
  return decided({
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
    refuseStrangers(state, command.settings);
  if (refusal !== null) return err(refusal);
  return decided({ type: "settings-changed", data: { settings, reason: command.reason.trim() } });
};

const refuseSettings = (settings: Settings): Refusal | null => {
  if (settings.stages.length === 0) {
    return { code: "setting-out-of-range", setting: "stages", allowed: "≥ 1" };
  }
  for (const stage of settings.stages) {
    const refusal = refuseStage(stage);
    if (refusal !== null) return refusal;
  }
  const chain = chainOf(settings.ranking);
  if (!chain.ok) return chain.error;
  const rule = refuseStandingRules(settings);
  if (rule !== null) return rule;
  if (settings.points !== undefined && !isOrdered(settings.points)) {
    const allowed = `0 ≤ loss ≤ draw ≤ win ≤ ${MOST_POINTS}, 0 ≤ others`;
    return { code: "setting-out-of-range", setting: "points", allowed };
  }
  const { minimum, maximum } = settings.scores;
  if (minimum >= maximum) {
    return { code: "setting-out-of-range", setting: "scores", allowed: "minimum < maximum" };
  }
  if (settings.forfeitSpread < 0) {
    return { code: "setting-out-of-range", setting: "forfeitSpread", allowed: "≥ 0" };
  }
  return null;
};

const MOST_POINTS = 100;

/** A win is worth more than a loss, a draw something in between. */
const isOrdered = (points: ResultPoints): boolean => {
  const { win, draw, loss, forfeitLoss = 0, zeroPointBye = 0, pairingBye = 0 } = points;
  const others = [forfeitLoss, zeroPointBye, pairingBye ?? 0];
  const isInRange = others.every((value) => value >= 0 && value <= MOST_POINTS);
  return isInRange && loss >= 0 && loss <= draw && draw <= win && loss < win && win <= MOST_POINTS;
};

/** Whom the director keeps apart or accelerates, and in which rounds: only what makes sense. */
const refuseStandingRules = ({
  forbidden = [],
  keptApart = [],
  accelerations = [],
  abnormalPoints = [],
}: Settings): Refusal | null => {
  const ranges = { forbidden, keptApart, accelerations };
  for (const [setting, rules] of Object.entries(ranges)) {
    const wrong = rules.some(
      ({ firstRound, lastRound }) =>
        firstRound < 1 || (lastRound !== null && lastRound < firstRound),
    );
    if (wrong) {
      return { code: "setting-out-of-range", setting, allowed: "1 ≤ firstRound ≤ lastRound" };
    }
  }
  if (forbidden.some(({ entries }) => new Set(entries).size < 2)) {
    return { code: "setting-out-of-range", setting: "forbidden", allowed: "entries ≥ 2" };
  }
  const isAssignable = ({ points, round }: AbnormalPoints): boolean =>
    Math.abs(points) <= MOST_POINTS && (round === null || (Number.isInteger(round) && round >= 1));
  if (!abnormalPoints.every(isAssignable)) {
    const allowed = `-${MOST_POINTS} ≤ points ≤ ${MOST_POINTS}, round ≥ 1`;
    return { code: "setting-out-of-range", setting: "abnormalPoints", allowed };
  }
  if (accelerations.some(({ points }) => !(points >= 0 && points <= MOST_POINTS))) {
    const allowed = `0 ≤ points ≤ ${MOST_POINTS}`;
    return { code: "setting-out-of-range", setting: "accelerations", allowed };
  }
  return null;
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

const MOST_ROUNDS = 200;

const refuseStage = (stage: Stage): Refusal | null => {
  const system = findSystem(stage.system);
  if (system === undefined) {
    return { code: "unknown-system", system: stage.system, known: systemIds };
  }
  const isFollowing = stage.roundsFollow === true;
  const most = isFollowing ? Number.MAX_SAFE_INTEGER : MOST_ROUNDS;
  if (!Number.isInteger(stage.rounds) || stage.rounds < 1 || stage.rounds > most) {
    return { code: "setting-out-of-range", setting: "rounds", allowed: `1–${MOST_ROUNDS}` };
  }
  if (stage.participants !== "everybody" && stage.participants.top < 2) {
    return { code: "setting-out-of-range", setting: "participants", allowed: "≥ 2" };
  }
  const options = parseOptions(system.options, stage.options);
  return options.ok ? null : options.error;
};

const refusePlayedStages = (state: TournamentState, settings: Settings): Refusal | null => {
  for (const [index, stage] of state.settings.stages.entries()) {
    const drafted = state.rounds.filter((round) => round.stage === index).length;
    if (drafted === 0) continue;
    const next = settings.stages[index];
    const continues = state.rounds.some((round) => round.stage > index);
    const tooShort = next === undefined || next.rounds < drafted;
    if (tooShort || (continues && next.rounds !== stage.rounds)) {
      return { code: "stage-already-played", stage: index, rounds: drafted };
    }
  }
  return null;
};
