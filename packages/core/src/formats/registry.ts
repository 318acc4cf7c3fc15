import { fideRoundRobin, fideSwiss } from "./chess.ts";
import type { Format } from "./format.ts";
import { scrabbleChampionship, scrabbleRoundRobin, scrabbleSwiss } from "./scrabble.ts";

/** Every preset there is. Web forms, command line and documentation read this list. */
export const formats: readonly Format[] = [
  scrabbleChampionship,
  scrabbleSwiss,
  scrabbleRoundRobin,
  fideSwiss,
  fideRoundRobin,
];

export const formatIds: readonly string[] = formats.map(({ id }) => id);

/** The preset with this identifier. */
export const findFormat = (id: string): Format | undefined =>
  formats.find((format) => format.id === id);
