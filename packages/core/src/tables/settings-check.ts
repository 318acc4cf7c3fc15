import { isTablesCriterion, tablesCriterionCodes } from "./criteria/codes.ts";
import type { TablesRefusal } from "./refusal.ts";
import { seatableNear, tableSizes } from "./seating/sizes.ts";
import type { RankPointScale, TablesSettings, TablesStageSettings } from "./settings.ts";

/** Tables are for at least two and at most eight. */
const [SMALLEST, LARGEST] = [2, 8];
const MOST_STAGES = 20;
const MOST_GAMES = 50;
const MOST_PLAYERS = 10_000;
const MOST_POINTS = 1000;
const MOST_SCORE = 1_000_000;
const LARGEST_TERM = 1000;

/** What is wrong with settings; null if nothing is. */
export const refuseSettings = (settings: TablesSettings): TablesRefusal | null => {
  const { stages, scales, scores } = settings;
  if (stages.length < 1 || stages.length > MOST_STAGES) return range("stages", `1–${MOST_STAGES}`);
  for (const scale of scales) {
    const refusal = refuseScale(scale);
    if (refusal !== null) return refusal;
  }
  for (const [index, stage] of stages.entries()) {
    const refusal = refuseStage(settings, stage, index + 1);
    if (refusal !== null) return refusal;
  }
  const bounds = [scores.minimum, scores.maximum, scores.usualMinimum, scores.usualMaximum];
  const sound = bounds.every((bound) => Number.isInteger(bound) && Math.abs(bound) <= MOST_SCORE);
  return sound && scores.minimum < scores.maximum ? null : range("scores", "minimum < maximum");
};

const range = (setting: string, allowed: string): TablesRefusal => ({
  code: "setting-out-of-range",
  setting,
  allowed,
});

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Points fall from place to place, or stay; in thousandths. */
const refuseScale = ({ size, points }: RankPointScale): TablesRefusal | null => {
  if (!isWithin(size, SMALLEST, LARGEST)) return range("scales.size", `${SMALLEST}–${LARGEST}`);
  const falling = points.every((value, index) => value <= (points[index - 1] ?? MOST_POINTS));
  const exact = points.every((value) => Math.round(value * 1000) / 1000 === value);
  const fits = points.length === size && falling && exact && (points.at(-1) ?? 0) >= -MOST_POINTS;
  return fits ? null : range("scales.points", `${size} values, each ≤ the one before`);
};

const refuseStage = (
  { scales }: TablesSettings,
  stage: TablesStageSettings,
  number: number,
): TablesRefusal | null => {
  const { players, sizes, games, chain, cut, factors } = stage;
  if (players !== null && !isWithin(players, SMALLEST, MOST_PLAYERS)) {
    return range("players", `${SMALLEST}–${MOST_PLAYERS}`);
  }
  // Everybody who enters has to have a place.
  if (number === 1 && players !== null) {
    return range("players", "first stage: everybody");
  }
  const allowed = sizes.every((size) => isWithin(size, SMALLEST, LARGEST));
  if (sizes.length === 0 || !allowed || new Set(sizes).size !== sizes.length) {
    return range("sizes", `${SMALLEST}–${LARGEST}`);
  }
  const without = sizes.find((size) => !scales.some((scale) => scale.size === size));
  if (without !== undefined) return { code: "scale-missing", size: without };
  if (players !== null && tableSizes(players, sizes) === null) {
    return { code: "cannot-be-seated", players, sizes, ...seatableNear(players, sizes) };
  }
  if (!isWithin(games, 1, MOST_GAMES)) return range("games", `1–${MOST_GAMES}`);
  if (cut.by === "table" && (!isWithin(cut.places, 1, LARGEST) || stage.tables === "new")) {
    return range("cut", "by table: fixed tables, places ≥ 1");
  }
  const factor = factors.find(
    ({ factor: { n, d } }) => !isWithin(n, 1, LARGEST_TERM) || !isWithin(d, 1, LARGEST_TERM),
  );
  if (factor !== undefined) return range("factors", `1–${LARGEST_TERM} / 1–${LARGEST_TERM}`);
  return refuseChain(chain);
};

const refuseChain = (chain: readonly string[]): TablesRefusal | null => {
  if (chain.length === 0) return range("chain", "≥ 1");
  for (const [index, given] of chain.entries()) {
    const position = index + 1;
    if (!isTablesCriterion(given)) {
      return { code: "unknown-criterion", given, position, known: tablesCriterionCodes };
    }
    if (chain.indexOf(given) !== index) {
      return { code: "criterion-twice", criterion: given, position };
    }
  }
  return null;
};
