/**
 * Plays random tournaments of 4–60 players and checks every round against the absolute criteria:
 * `node packages/core/test/fide-dutch/play-tournaments.ts TOURNAMENTS [FIRST-SEED]`.
 */
import { violations } from "./absolute-criteria.ts";
import { playTournament, randomHabits } from "./play.ts";
import { randomFrom } from "./random.ts";

const [tournaments = "10000", first = "1"] = process.argv.slice(2);
let [rounds, refused, wrong] = [0, 0, 0];
for (let seed = Number(first); seed < Number(first) + Number(tournaments); seed++) {
  const random = randomFrom(seed);
  playTournament(randomHabits(random, 4, 60), random, (tournament, round) => {
    rounds++;
    if (round === null) refused++;
    else if (violations(tournament, round).length > 0) {
      wrong++;
      process.stdout.write(`seed ${seed}: ${violations(tournament, round).join(", ")}\n`);
    }
  });
}
process.stdout.write(
  `${tournaments} tournaments, ${rounds} rounds, ${refused} without a pairing, ${wrong} wrong\n`,
);
