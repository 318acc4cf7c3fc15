import { numberOutOfRange } from "../../lifecycle/out-of-range.ts";
import { seatableNear, tableSizes } from "../../pairing/seating/sizes.ts";
import { isTablesCriterion, tablesCriterionCodes } from "../../ranking/tables/codes.ts";
import type { RankPointScale } from "../../ranking/tables/rank-points.ts";
import type { Refusal } from "../refusal.ts";
import { isSeated, type SeatedStage, type Settings, tablesRulesOf } from "../settings/settings.ts";

/** Minimum and maximum size of tables. */
const [SMALLEST, LARGEST] = [2, 8];
const MOST_STAGES = 20;
const MOST_GAMES = 50;
const MOST_PLAYERS = 10_000;
const MOST_POINTS = 1000;
const MOST_SCORE = 1_000_000;
const LARGEST_TERM = 1000;

/** Returns the problem of the stages at tables; null if there is none, or no such stage. */
export const refuseTables = (settings: Settings): Refusal | null => {
  if (!settings.stages.some(isSeated)) return null;
  const { scales } = tablesRulesOf(settings);
  const { length } = settings.stages;
  if (length > MOST_STAGES) return numberOutOfRange("stages", length, [1, MOST_STAGES]);
  for (const scale of scales) {
    const refusal = refuseScale(scale);
    if (refusal !== null) return refusal;
  }
  for (const [index, stage] of settings.stages.entries()) {
    const refusal = isSeated(stage) ? refuseStage(scales, stage, index + 1) : null;
    if (refusal !== null) return refusal;
  }
  const numbers = refuseNumbers(settings);
  if (numbers !== null) return numbers;
  const { minimum, maximum, usualMinimum, usualMaximum } = settings.scores;
  const bounds = [minimum, maximum, usualMinimum, usualMaximum];
  const beyond = bounds.find((bound) => Math.abs(bound) > MOST_SCORE);
  if (beyond !== undefined) return numberOutOfRange("scores", beyond, [-MOST_SCORE, MOST_SCORE]);
  return bounds.every(Number.isInteger) ? null : range("scores", "minimum < maximum, maximum ≥ 1");
};

/**
 * The number of players of a stage is known if that of the previous stage at tables is: there must
 * be enough players and tables.
 */
const refuseNumbers = ({ stages }: Settings): Refusal | null => {
  let before: { readonly players: number; readonly stage: SeatedStage } | null = null;
  for (const [index, stage] of stages.entries()) {
    if (!isSeated(stage)) {
      before = null;
      continue;
    }
    const { participants, seats } = stage;
    if (before !== null && participants !== "everybody" && participants.top > before.players) {
      const most = [SMALLEST, before.players] as const;
      return numberOutOfRange("participants", participants.top, most, at(index + 1));
    }
    const players: number | null =
      participants !== "everybody" ? participants.top : before && goingOn(before);
    if (players !== null && tableSizes(players, seats) === null) {
      const near = seatableNear(players, seats);
      return { code: "cannot-be-seated", stage: index + 1, players, sizes: seats, ...near };
    }
    before = players === null ? null : { players, stage };
  }
  return null;
};

/** Returns the number of players who advance if the next stage takes all of them. */
const goingOn = ({
  players,
  stage: { cut, seats },
}: {
  readonly players: number;
  readonly stage: SeatedStage;
}): number =>
  cut.by === "overall"
    ? players
    : Math.min(players, (tableSizes(players, seats)?.length ?? 0) * cut.places);

const range = (setting: string, allowed: string, stage?: number): Refusal => ({
  code: "setting-out-of-range",
  setting,
  allowed,
  ...(stage === undefined ? {} : { stage, atTables: true }),
});

const at = (stage: number) => ({ stage, atTables: true }) as const;

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Points fall from place to place, or stay equal; in thousandths. */
const refuseScale = ({ size, points }: RankPointScale): Refusal | null => {
  if (!isWithin(size, SMALLEST, LARGEST)) {
    return numberOutOfRange("tables.scales.size", size, [SMALLEST, LARGEST]);
  }
  const beyond = points.find((value) => Math.abs(value) > MOST_POINTS);
  if (beyond !== undefined) {
    return numberOutOfRange("tables.scales.points", beyond, [-MOST_POINTS, MOST_POINTS]);
  }
  const falling = points.every((value, index) => value <= (points[index - 1] ?? value));
  const exact = points.every((value) => Math.round(value * 1000) / 1000 === value);
  const fits = points.length === size && falling && exact;
  return fits ? null : range("tables.scales.points", `${size} values, each ≤ the one before`);
};

const refuseStage = (
  scales: readonly RankPointScale[],
  stage: SeatedStage,
  number: number,
): Refusal | null => {
  const { participants, seats, rounds, ranking, cut, factors, options } = stage;
  const players = participants === "everybody" ? null : participants.top;
  if (players !== null && !isWithin(players, SMALLEST, MOST_PLAYERS)) {
    return numberOutOfRange("participants", players, [SMALLEST, MOST_PLAYERS], at(number));
  }
  // All entries must have a place.
  if (number === 1 && players !== null) {
    return range("participants", "first stage: everybody", number);
  }
  const beyond = seats.find((size) => !isWithin(size, SMALLEST, LARGEST));
  if (beyond !== undefined) {
    return numberOutOfRange("seats", beyond, [SMALLEST, LARGEST], at(number));
  }
  if (seats.length === 0 || new Set(seats).size !== seats.length) {
    return range("seats", `${SMALLEST}–${LARGEST}`, number);
  }
  const without = seats.find((size) => !scales.some((scale) => scale.size === size));
  if (without !== undefined) return { code: "scale-missing", size: without };
  if (!isWithin(rounds, 1, MOST_GAMES)) {
    return numberOutOfRange("rounds", rounds, [1, MOST_GAMES], at(number));
  }
  if (cut.by === "table" && !isWithin(cut.places, 1, LARGEST)) {
    return numberOutOfRange("cut", cut.places, [1, LARGEST], at(number));
  }
  if (cut.by === "table" && options.tables === "new") {
    return range("cut", "by table: fixed tables, places ≥ 1", number);
  }
  const term = factors
    .flatMap(({ factor: { n, d } }) => [n, d])
    .find((part) => !isWithin(part, 1, LARGEST_TERM));
  if (term !== undefined) return numberOutOfRange("factors", term, [1, LARGEST_TERM], at(number));
  return refuseChain(ranking, number);
};

const refuseChain = (chain: readonly string[], stage: number): Refusal | null => {
  if (chain.length === 0) return range("ranking", "≥ 1", stage);
  for (const [index, text] of chain.entries()) {
    const position = index + 1;
    if (!isTablesCriterion(text)) {
      return {
        code: "unknown-criterion",
        text,
        position,
        nearest: null,
        known: tablesCriterionCodes,
      };
    }
    if (chain.indexOf(text) !== index) {
      return { code: "criterion-twice", criterion: text, position };
    }
  }
  return null;
};
