/**
 * Compares the engine with the brute-force reference, run manually: `node
 * packages/core/test/fide-dutch/compare-reference.ts POSITIONS [FIRST-SEED] [PLAYERS]`.
 */
import { pairDutch } from "../../src/pairing/fide-dutch/pair-dutch.ts";
import { largestGroup, randomPosition } from "./positions.ts";
import { randomFrom } from "./random.ts";
import { referencePairing } from "./reference.ts";
import { linesOf } from "./round-lines.ts";

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const [positions = "5000", first = "1", players = "12"] = process.argv.slice(2);
let same = 0;
let compared = 0;
let impossible = 0;
for (let seed = Number(first); compared < Number(positions); seed++) {
  const position = randomPosition(randomFrom(seed), 2, Number(players));
  if (largestGroup(position) > 9) continue;
  compared++;
  const expected = referencePairing(position)?.join(", ") ?? "no-pairing";
  let found: string;
  try {
    found = linesOf(pairDutch(position)).toSorted().join(", ");
  } catch (error) {
    found = String((error as Error).stack);
  }
  if (expected === "no-pairing") impossible++;
  if (found === expected) same++;
  else print(`seed ${seed}: expected ${expected}\n         found ${found}`);
}
print(`${same} of ${compared} positions agree, ${impossible} of them without a pairing`);
