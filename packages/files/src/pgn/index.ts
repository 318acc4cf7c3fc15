export { type PlayedMoves, playFrom } from "./played-moves.ts";
export { type PgnGame, type PgnLimits, type PgnTag, pgnTag, readPgn } from "./read-pgn.ts";
export type { PgnPlace, PgnRefusal } from "./refusal.ts";
export type { PgnResult } from "./tokens.ts";
export { writePgn } from "./write-pgn.ts";
