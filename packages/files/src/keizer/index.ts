/** Seasons of a Keizer competition, as other programs hand them over. */
export type * from "./problem.ts";
export { readKeizerSeason } from "./read-season.ts";
