import type { TablesCriterionCode } from "../../../ranking/tables/codes.ts";
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

/** Every criterion by its code. Web forms, command line and documentation read the codes. */
const criteria: { readonly [Code in TablesCriterionCode]: TablesCriterion } = {
  RP: rankPoints,
  GP: gamePoints,
  GPS: gamePointShare,
  BEST: bestGame,
  WIN: wins,
  SEC: seconds,
  LOSS: losses,
  ALL: allRankPoints,
  PRE: firstRank,
  PREV: previousRank,
  RTG: rating,
  LOT: lot,
};

/**
 * The chain with these codes. Where game points are better the fewer they are, so are the criteria
 * that count them. The lot comes last, whether it is named or not.
 */
export const tablesChain = (
  codes: readonly TablesCriterionCode[],
  best: "most" | "fewest" = "most",
): readonly TablesCriterion[] => {
  const named: readonly TablesCriterionCode[] = codes.includes("LOT") ? codes : [...codes, "LOT"];
  return named.map((code) =>
    best === "fewest" && (code === "GP" || code === "GPS" || code === "BEST")
      ? { ...criteria[code], better: "lower" }
      : criteria[code],
  );
};
