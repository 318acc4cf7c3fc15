import { readdirSync, readFileSync } from "node:fs";
import { parseTrf, type TrfFile, type TrfProblem } from "../../src/trf/index.ts";

const folder = new URL("vectors/", import.meta.url);

/** Files of FIDE's examples, of pairing engines and of real events, by folder and name. */
export const trfFiles: readonly string[] = readdirSync(folder, {
  recursive: true,
  encoding: "utf8",
})
  .filter((name) => name.endsWith(".trf"))
  .toSorted();

export const trfBytes = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(name, folder)));

/** Reads a file that is not too large. */
export const readTrf = (file: Uint8Array | string): TrfFile => {
  const read = parseTrf(file);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** Returns the codes of problems, without places and severity. */
export const codesOf = (problems: readonly TrfProblem[]): readonly string[] =>
  problems.map(({ code }) => code);

/** Returns a player's line: number, points, then rounds of ten columns each. */
export const playerLine = (player: number, points: string, ...rounds: readonly string[]): string =>
  [
    `001 ${String(player).padStart(4)} m    ${`Player ${player}`.padEnd(34)}2000`,
    `${points.padStart(32)} ${String(player).padStart(4)}`,
    ...rounds.map((round) => `  ${round.padEnd(8)}`),
  ].join("");
