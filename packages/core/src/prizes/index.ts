/** Prizes: who gets which money and things, exactly, and why. */
export * from "./awards.ts";
export * from "./fund.ts";
export { compareExactly, isWorth, type Share } from "./shares.ts";
