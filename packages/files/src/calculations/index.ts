/** Events as JSON for calculations without a journal: prizes, ratings, Keizer seasons. */
export * from "./keizer.ts";
export * from "./prizes.ts";
export type * from "./problem.ts";
