/** Events as JSON for calculations without a journal: prizes, ratings. */
export * from "./prizes.ts";
export type * from "./problem.ts";
