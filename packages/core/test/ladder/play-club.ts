/**
 * The simulated club at full size: 300 players, five years of daily mail.
 *
 *     node --conditions=losfee:source packages/core/test/ladder/play-club.ts [PLAYERS] [DAYS] [SEED]
 */
import { checkClub } from "./replay.ts";

const [players = 300, days = 1826, seed = 7] = process.argv.slice(2).map(Number);
const begin = performance.now();
const { club, faults, differing } = checkClub({ players, days, seed }, 4);
const seconds = ((performance.now() - begin) / 1000).toFixed(1);
process.stdout.write(
  `${players} players, ${days} days, seed ${seed}: ${club.journal.length} events in ${seconds} s\n`,
);
for (const [what, count] of Object.entries(club.counts).sort(([, a], [, b]) => b - a)) {
  process.stdout.write(`${String(count).padStart(8)}  ${what}\n`);
}
for (const fault of faults.slice(0, 20)) process.stdout.write(`fault: ${fault}\n`);
for (const order of differing) process.stdout.write(`another state: ${order}\n`);
if (faults.length + differing.length > 0) process.exitCode = 1;
