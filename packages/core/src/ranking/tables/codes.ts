/** The ranking criteria of stages of a table tournament. */
export const tablesCriterionCodes = [
  /** Rank points. */
  "RP",
  /** Game points, times the factor of the table's size. */
  "GP",
  /** Share of all game points at the table, summed over the games. */
  "GPS",
  /** The best single game, in game points times the factor. */
  "BEST",
  /** Wins. */
  "WIN",
  /** Second places, shared ones included. */
  "SEC",
  /** Fewest losses. */
  "LOSS",
  /** Rank points of all stages so far. */
  "ALL",
  /** Rank in the first stage. */
  "PRE",
  /** Rank in the last stage played. */
  "PREV",
  /** Rating. */
  "RTG",
  /** The lot. */
  "LOT",
] as const;

export type TablesCriterionCode = (typeof tablesCriterionCodes)[number];

/** True if `code` is a criterion of table tournaments. */
export const isTablesCriterion = (code: string): code is TablesCriterionCode =>
  tablesCriterionCodes.some((known) => known === code);
