/**
 * Plays random tournaments of 10–140 players and pairs each bracket of up to 40 by counting and by
 * weights; periodically also the larger ones, and each round by weights alone with all players in
 * view: `node packages/core/test/fide-dutch/compare-solvers.ts [TOURNAMENTS] [FIRST-SEED]
 * [WHOLE-EVERY]`.
 */
import { compareSolvers } from "./both-solvers.ts";
import { playTournament, randomHabits } from "./play.ts";
import { randomFrom } from "./random.ts";
import { pairByWeights, pairsOf } from "./weights-only.ts";

const [tournaments = 60_000, first = 1, wholeEvery = 20] = process.argv.slice(2).map(Number);
const LARGEST = 40;
const counts = { rounds: 0, brackets: 0, roundsByWeights: 0, differences: 0 };
const complain = (line: string): void => {
  counts.differences++;
  process.stdout.write(`${line}\n`);
};
for (let seed = first; seed < first + tournaments; seed++) {
  const random = randomFrom(seed);
  playTournament(randomHabits(random, 10, 140), random, (tournament, round) => {
    const isWhole = seed % wholeEvery === 0;
    const { brackets, differences } = compareSolvers(tournament, isWhole ? undefined : LARGEST);
    counts.rounds++;
    counts.brackets += brackets;
    for (const each of differences) complain(`seed ${seed} round ${tournament.round}: ${each}`);
    if (!isWhole) return;
    counts.roundsByWeights++;
    const [found, expected] = [pairsOf(round), pairByWeights(tournament)];
    if (found?.join() === expected?.join()) return;
    complain(`seed ${seed} round ${tournament.round}: ${found}, by weights alone ${expected}`);
  });
  if (seed % 1000 === 0) process.stderr.write(`${seed} ${JSON.stringify(counts)}\n`);
}
process.stdout.write(`${tournaments} tournaments ${JSON.stringify(counts)}\n`);
process.exitCode = counts.differences === 0 ? 0 : 1;
