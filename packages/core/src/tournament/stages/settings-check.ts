import { numberOutOfRange, refuseValues } from "../../lifecycle/out-of-range.ts";
import { parseOptions } from "../../pairing/options.ts";
import { findSystem, systemIds } from "../../pairing/registry.ts";
import type { AbnormalPoints } from "../../ranking/abnormal-points.ts";
import { chainOf } from "../../ranking/chain.ts";
import type { Refusal } from "../refusal.ts";
import { SETTING_FIELDS } from "../settings/setting-fields.ts";
import { isSeated, type ResultPoints, type Settings, type Stage } from "../settings/settings.ts";
import { PLACE_CRITERIA } from "../settings/team-ranking.ts";
import { refuseTables } from "./seated-settings-check.ts";
import { refuseTeams } from "./team-settings-check.ts";

/** Returns the problem of settings; null if there is none. */
export const refuseSettings = (settings: Settings): Refusal | null => {
  if (settings.stages.length === 0) {
    return { code: "setting-out-of-range", setting: "stages", allowed: "≥ 1" };
  }
  const names = refuseNames(settings);
  if (names !== null) return names;
  for (const [index, stage] of settings.stages.entries()) {
    const refusal = refuseStage(stage, index + 1);
    if (refusal !== null) return refusal;
  }
  const rule =
    refuseValues(SETTING_FIELDS, settings) ??
    refuseTables(settings) ??
    refuseTeams(settings) ??
    refuseTeamRanking(settings) ??
    refuseStandingRules(settings);
  if (rule !== null) return rule;
  if (settings.points !== undefined && !isOrdered(settings.points)) {
    return range("points", `0 ≤ loss ≤ draw ≤ win ≤ ${MOST_POINTS}, 0 ≤ others`);
  }
  const { minimum, maximum } = settings.scores;
  // Below 1 no game could be won by points.
  if (minimum >= maximum || maximum < 1) {
    return {
      code: "setting-out-of-range",
      setting: "scores",
      allowed: "minimum < maximum, maximum ≥ 1",
    };
  }
  return null;
};

/**
 * Returns an unknown name in settings: a pairing system, an option of it, a criterion. Such
 * settings cannot rank or pair. Null if all are known.
 */
export const refuseNames = ({ stages, ranking }: Settings): Refusal | null => {
  for (const stage of stages) {
    if (isSeated(stage)) continue;
    const { system, options } = stage;
    const found = findSystem(system);
    if (found === undefined) return { code: "unknown-system", system, known: systemIds };
    const parsed = parseOptions(found.options, options);
    if (!parsed.ok) return parsed.error;
  }
  const chain = chainOf(ranking);
  return chain.ok ? null : chain.error;
};

const MOST_POINTS = 100;

/** A win is worth more than a loss, a draw something in between. */
const isOrdered = (points: ResultPoints): boolean => {
  const { win, draw, loss } = points;
  return loss <= draw && draw <= win && loss < win;
};

/** Checks the pairs kept apart and accelerations, with their rounds. */
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
  const much = abnormalPoints.find(({ points }) => Math.abs(points) > MOST_POINTS);
  if (much !== undefined) {
    return numberOutOfRange("abnormalPoints", much.points, [-MOST_POINTS, MOST_POINTS]);
  }
  if (!abnormalPoints.every(isAssignable)) {
    const allowed = `-${MOST_POINTS} ≤ points ≤ ${MOST_POINTS}, round ≥ 1`;
    return { code: "setting-out-of-range", setting: "abnormalPoints", allowed };
  }
  const fast = accelerations.find(({ points }) => points > MOST_POINTS);
  if (fast !== undefined) return numberOutOfRange("accelerations", fast.points, [0, MOST_POINTS]);
  if (accelerations.some(({ points }) => !(points >= 0 && points <= MOST_POINTS))) {
    const allowed = `0 ≤ points ≤ ${MOST_POINTS}`;
    return { code: "setting-out-of-range", setting: "accelerations", allowed };
  }
  return null;
};

const MOST_ROUNDS = 200;

/** Stages at tables have their own limits: see `refuseTables`. */
const refuseStage = (stage: Stage, number: number): Refusal | null => {
  if (isSeated(stage)) return null;
  const isFollowing = stage.roundsFollow === true;
  const most = isFollowing ? Number.MAX_SAFE_INTEGER : MOST_ROUNDS;
  if (!Number.isInteger(stage.rounds) || stage.rounds < 1 || stage.rounds > most) {
    return numberOutOfRange("rounds", stage.rounds, [1, MOST_ROUNDS], { stage: number });
  }
  if (stage.participants !== "everybody" && stage.participants.top < 2) {
    const setting = { setting: "participants", allowed: "≥ 2" };
    return { code: "setting-out-of-range", ...setting, stage: number };
  }
  return null;
};

/** The problem of the ranking rules for teams of individuals; null if none, or no such ranking. */
const refuseTeamRanking = (settings: Settings): Refusal | null => {
  const { teamRanking = null, teams, stages } = settings;
  if (teamRanking === null) return null;
  if (teams !== undefined) return range("teamRanking", "entries are people, not teams");
  const { stage, criteria } = teamRanking;
  const own = stages[stage - 1];
  if (own === undefined) return numberOutOfRange("teamRanking.stage", stage, [1, stages.length]);
  const known = [...(isSeated(own) ? own.ranking : settings.ranking), ...PLACE_CRITERIA];
  const isKnown = criteria.every((code) => known.some((one) => one === code));
  return criteria.length > 0 && isKnown && new Set(criteria).size === criteria.length
    ? null
    : range("teamRanking.criteria", known.filter((code) => code !== "LOT").join(", "));
};

const range = (setting: string, allowed: string): Refusal => ({
  code: "setting-out-of-range",
  setting,
  allowed,
});
