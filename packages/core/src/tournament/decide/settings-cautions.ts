import { findSystem } from "../../pairing/registry.ts";
import { chainOf } from "../../ranking/chain.ts";
import type { Caution } from "../acts/cautions.ts";
import { isOfSwiss } from "../settings/fide-rules.ts";
import {
  isSeated,
  type PairedStage,
  pointSystemOf,
  type Settings,
  type Stage,
} from "../settings/settings.ts";
import { isRoundRobin } from "../standings/standings.ts";
import type { TournamentState } from "../state.ts";

/** Returns the cautions about changed settings: what FIDE never allows, and what the start fixed. */
export const cautionsAboutSettings = (
  { settings: before, rounds }: TournamentState,
  { settings: after }: TournamentState,
): readonly Caution[] => {
  if (before === after) return [];
  const last = rounds.at(-1);
  return [
    ...cautionsAgainst(after),
    ...(after.absence.credit === "win" && before.absence.credit !== "win"
      ? [{ code: "full-point-byes" } as const]
      : []),
    ...(last === undefined ? [] : cautionsAfterStart(before, after, last.stage)),
  ];
};

/** Returns what FIDE's rules do not allow in settings, at any time. O(size of the settings). */
export const cautionsAgainst = (settings: Settings): readonly Caution[] => {
  const { win, draw, loss, pairingBye } = pointSystemOf(settings);
  const bye = pairingBye ?? { win, draw, loss, none: 0 }[settings.bye.credit];
  const isStandard = win === 1 && draw === 0.5 && loss === 0;
  const criteria = tieBreaksOfSwiss(settings);
  return [
    ...(2 * draw > win + loss ? [{ code: "draws-above-win-and-loss" } as const] : []),
    ...(bye > win ? [{ code: "bye-above-win" } as const] : []),
    ...(isStandard && bye < win && ![0, 0.5].includes(bye)
      ? [{ code: "bye-not-standard" } as const]
      : []),
    ...(criteria.length > 0 ? [{ code: "tie-breaks-of-swiss", criteria } as const] : []),
  ];
};

/** Returns the criteria of a round robin's ranking that only make sense in a Swiss. */
const tieBreaksOfSwiss = (settings: Settings): readonly string[] => {
  const chain = chainOf(settings.ranking);
  return isRoundRobin({ settings }) && chain.ok
    ? chain.value.filter(isOfSwiss).map(({ code }) => code)
    : [];
};

/** Returns the cautions about what must not change, or not silently, once round 1 is drafted. */
const cautionsAfterStart = (
  before: Settings,
  after: Settings,
  lastStage: number,
): readonly Caution[] => {
  const differ = (...values: readonly ((settings: Settings) => unknown)[]): boolean =>
    values.some((value) => JSON.stringify(value(before)) !== JSON.stringify(value(after)));
  const begun = before.stages.slice(0, lastStage + 1).map((_, index) => index);
  const ofBegun = (value: (stage: PairedStage) => unknown): boolean =>
    differ((settings) => begun.map((index) => ofPaired(settings.stages[index], value)));
  return [
    ...roundsChanged(before, after),
    ...(differ(({ ranking }) => ranking)
      ? [{ code: "tie-breaks-changed", from: before.ranking, to: after.ranking } as const]
      : []),
    ...(differ(rulesEdition)
      ? [
          {
            code: "tie-break-rules-changed",
            from: rulesEdition(before),
            to: rulesEdition(after),
          } as const,
        ]
      : []),
    ...(differ(valuesOfResults) ? [{ code: "points-changed" } as const] : []),
    ...(differ(valueOfBye) ? [{ code: "bye-changed" } as const] : []),
    ...(differ(valuesOfAbsence) || ofBegun(({ options }) => options["leaving"])
      ? [{ code: "absence-changed" } as const]
      : []),
    ...(differ(({ abnormalPoints = [] }) => abnormalPoints)
      ? [{ code: "abnormal-points-changed" } as const]
      : []),
    ...(differ(({ accelerations = [] }) => accelerations) ||
    ofBegun(({ options }) => options["acceleration"] ?? "none")
      ? [{ code: "acceleration-changed" } as const]
      : []),
    ...(ofBegun(({ options }) => options["initialColour"] ?? "lot")
      ? [{ code: "initial-colour-changed" } as const]
      : []),
    ...(differ(
      ({ forbidden = [] }) => forbidden,
      ({ keptApart = [] }) => keptApart,
    )
      ? [{ code: "prohibited-pairs-changed" } as const]
      : []),
    ...begun
      .filter((index) => differ(({ stages }) => ofPaired(stages[index], otherRules)))
      .map((index) => ({ code: "pairing-rules-changed", stage: index + 1 }) as const),
  ];
};

const cycles = ({ options }: Pick<PairedStage, "options">): unknown => options["cycles"] ?? 1;

const ofPaired = (stage: Stage | undefined, value: (stage: PairedStage) => unknown): unknown =>
  stage === undefined || isSeated(stage) ? null : value(stage);

/** Options with a caution of their own. */
const APART = ["initialColour", "acceleration", "leaving", "cycles"];

/** The rules of pairing without a caution of their own. */
const otherRules = ({ system, options, participants }: PairedStage): unknown => {
  const known = Object.entries(findSystem(system)?.options ?? {});
  const values = known
    .filter(([key]) => !APART.includes(key))
    .map(([key, option]) => [key, options[key] ?? option.default]);
  return [system, participants, values];
};

const rulesEdition = ({ tieBreakRules = 2026 }: Settings): number => tieBreakRules;

const valuesOfResults = (settings: Settings): unknown => {
  const { pairingBye: _, zeroPointBye: _zero, ...points } = pointSystemOf(settings);
  const { primary, gamePoints, margins } = settings.teams ?? {};
  return [points, primary, gamePoints, margins, settings.results];
};

const valueOfBye = (settings: Settings): unknown => [
  settings.bye,
  pointSystemOf(settings).pairingBye,
  settings.teams?.byeGamePoints,
];

const valuesOfAbsence = (settings: Settings): unknown => [
  settings.absence,
  settings.lateEntry,
  pointSystemOf(settings).zeroPointBye,
];

/** Rounds of a table that follow from its players are nobody's change, unless cycles change. */
const roundsChanged = (before: Settings, after: Settings): readonly Caution[] =>
  Array.from({ length: Math.max(before.stages.length, after.stages.length) }, (_, index) => {
    const [was, is] = [before.stages[index], after.stages[index]];
    const follows =
      was?.roundsFollow === true && is?.roundsFollow === true && cycles(was) === cycles(is);
    const [from, to] = [was?.rounds ?? 0, is?.rounds ?? 0];
    return follows || from === to
      ? []
      : [{ code: "rounds-changed", stage: index + 1, from, to } as const];
  }).flat();
