/**
 * Generates tournaments of 4–60 players and checks their reports, by hand:
 *
 *     node --conditions=losfee:source packages/cli/test/dutch-generated.ts [TOURNAMENTS] [FIRST-SEED]
 */
import { examine } from "./engine/generated.ts";

const [tournaments = 10_000, first = 1] = process.argv.slice(2).map(Number);
const counts = { rounds: 0, stuck: 0, faults: 0 };
const start = performance.now();
for (let seed = first; seed < first + tournaments; seed++) {
  const { rounds, stuck, faults } = examine(seed);
  counts.rounds += rounds;
  if (stuck !== null) counts.stuck++;
  counts.faults += faults.length;
  for (const fault of faults) console.log(`seed ${seed}: ${fault}`);
}
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  `${tournaments} tournaments, ${counts.rounds} rounds, ${counts.stuck} ended without a pairing, ` +
    `${counts.faults} faults, ${seconds} s`,
);
process.exitCode = counts.faults === 0 ? 0 : 1;
