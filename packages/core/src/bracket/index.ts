/** Knock-out and double elimination: structure, placement of seeds, progress and corrections. */
export * from "./bracket.ts";
export * from "./correction.ts";
export * from "./double-elimination.ts";
export * from "./knockout.ts";
export * from "./placement.ts";
export * from "./progress.ts";
export * from "./reseeding.ts";
export { slotOrder, treeSize } from "./slots.ts";
