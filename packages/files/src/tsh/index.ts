/** Files of tsh, the program that German Scrabble directors use: divisions `NAME.t` and `config.tsh`. */
export * from "./cards.ts";
export * from "./config.ts";
export * from "./division.ts";
export * from "./keys.ts";
export * from "./pair-division.ts";
export * from "./player.ts";
export * from "./refusal.ts";
export { decodeTsh, type EncodingRefusal, encodeTsh, type TshEncoding } from "./text.ts";
