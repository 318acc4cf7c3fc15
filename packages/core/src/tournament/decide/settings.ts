import { formatsOf } from "../../formats/registry.ts";
import { isSeed, seedHash } from "../../lots/lots.ts";
import { parseOptions } from "../../pairing/options.ts";
import { findSystem, systemIds } from "../../pairing/registry.ts";
import { chainOf } from "../../ranking/chain.ts";
import { err, type Result } from "../../result.ts";
import type { Refusal } from "../refusal.ts";
import type { ResultPoints, Settings, Stage } from "../settings.ts";
import type { TournamentState } from "../state.ts";
import { tidyText } from "../tidy-text.ts";
import { type CommandOf, type Decider, type Decision, decided } from "./context.ts";

/** Begins a competition: name, format, settings, and the hash of the seed that all lots come from. */
export const createCompetition = (
  command: CommandOf<"create-competition">,
): Result<Decision, Refusal> => {
  const name = tidyText(command.name);
  if (name === "") return err({ code: "name-missing", field: "competition" });
  const formats = formatsOf("tournament");
  const format = formats.find(({ id }) => id === command.format);
  if (format === undefined) {
    const known = formats.map(({ id }) => id);
    return err({ code: "unknown-format", format: command.format, known });
  }
  if (!isSeed(command.seed)) return err({ code: "malformed-seed" });
  const settings: Settings = { ...format.settings, ...command.settings };
  const refusal = refuseSettings(settings);
  if (refusal !== null) return err(refusal);
  return decided({
    type: "competition-created",
    data: {
      name,
      format: command.format,
      settings,
      seed: command.seed,
      seedHash: seedHash(command.seed),
    },
  });
};

/** Gives the competition another name. */
export const renameCompetition: Decider<"rename-competition"> = (_state, command) => {
  const name = tidyText(command.name);
  if (name === "") return err({ code: "name-missing", field: "competition" });
  return decided({ type: "competition-renamed", data: { name } });
};

/** Changes settings. Rounds that are drafted already keep their stage. */
export const changeSettings: Decider<"change-settings"> = (state, command) => {
  const settings: Settings = { ...state.settings, ...command.settings };
  const refusal = refuseSettings(settings) ?? refusePlayedStages(state, settings);
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
  if (settings.points !== undefined && !isOrdered(settings.points)) {
    const allowed = `0 ≤ loss ≤ draw ≤ win ≤ ${MOST_POINTS}`;
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
const isOrdered = ({ win, draw, loss }: ResultPoints): boolean =>
  loss >= 0 && loss <= draw && draw <= win && loss < win && win <= MOST_POINTS;

const MOST_ROUNDS = 200;

const refuseStage = (stage: Stage): Refusal | null => {
  const system = findSystem(stage.system);
  if (system === undefined) {
    return { code: "unknown-system", system: stage.system, known: systemIds };
  }
  if (!Number.isInteger(stage.rounds) || stage.rounds < 1 || stage.rounds > MOST_ROUNDS) {
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
