import type { TablesCriterionCode } from "./codes.ts";
import type { TablesCriterion } from "./criterion.ts";
import {
  allRankPoints,
  bestGame,
  gamePointShare,
  gamePoints,
  losses,
  rankPoints,
  seconds,
  wins,
} from "./games.ts";
import { firstRank, lot, previousRank, rating } from "./given.ts";

/** Every criterion by its code; those that count game points with more or fewer ahead. */
const criteriaBy = (
  pointsBetter: TablesCriterion["better"],
): Readonly<Record<TablesCriterionCode, TablesCriterion>> => ({
  RP: rankPoints,
  GP: gamePoints(pointsBetter),
  GPS: gamePointShare(pointsBetter),
  BEST: bestGame(pointsBetter),
  WIN: wins,
  SEC: seconds,
  LOSS: losses,
  ALL: allRankPoints,
  PRE: firstRank,
  PREV: previousRank,
  RTG: rating,
  LOT: lot,
});

const criteria = { most: criteriaBy("higher"), fewest: criteriaBy("lower") } as const;

/**
 * Returns the chain with these codes. If fewer game points are better, so are the criteria that
 * count them. The lot always comes last, named or not.
 */
export const tablesChain = (
  codes: readonly TablesCriterionCode[],
  best: "most" | "fewest" = "most",
): readonly TablesCriterion[] => {
  const named: readonly TablesCriterionCode[] = codes.includes("LOT") ? codes : [...codes, "LOT"];
  return named.map((code) => criteria[best][code]);
};
