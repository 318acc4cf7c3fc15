/**
 * Pairing one round by the FIDE Dutch system inside the process: after 4 and after 10 rounds of a
 * tournament it paired itself, in round 1, and when all games were drawn (everybody on one score).
 * The first measurement of a field is of code not yet warm, as in a process that pairs one round.
 *
 *     node --conditions=losfee:source bench/pair-fide-dutch.bench.ts
 */
import { type DutchTournament, pairDutch } from "@losfee/core";
import { type Habits, playTournament } from "../packages/core/test/fide-dutch/play.ts";
import { randomFrom } from "../packages/core/test/fide-dutch/random.ts";
import { describeMachine } from "./machine.ts";
import { medianOf, milliseconds } from "./timing.ts";

/** The problems of all rounds of a tournament, and how long pairing all of them took. */
const played = (habits: Habits): { rounds: readonly DutchTournament[]; ms: number } => {
  const rounds: DutchTournament[] = [];
  const ms = milliseconds(() =>
    playTournament(habits, randomFrom(habits.players), (tournament) => rounds.push(tournament)),
  );
  return { rounds, ms };
};

const habits = (players: number, rounds: number, draw: number): Habits => {
  return { players, rounds, draw, forfeit: 0.005, away: 0.01, strength: 2 };
};

console.log(describeMachine("."));
console.log("players  history       first (ms)  median (ms)  memory (MB)");
for (const players of [200, 500, 1000, 2000, 5000]) {
  const usual = played(habits(players, 11, 0.3)).rounds;
  const drawn = played(habits(players, 11, 1)).rounds;
  const cases = { "round 1": usual[0], "4 rounds": usual[4], "10 rounds": usual[10] };
  for (const [name, tournament] of Object.entries({ ...cases, "10, all drawn": drawn[10] })) {
    if (tournament === undefined) throw new Error("the tournament ended early");
    const first = milliseconds(() => pairDutch(tournament));
    const median = medianOf(9, () => milliseconds(() => pairDutch(tournament)));
    console.log(
      [
        String(players).padStart(7),
        name.padEnd(13),
        first.toFixed(1).padStart(10),
        median.toFixed(1).padStart(11),
        (process.memoryUsage.rss() / 1e6).toFixed(0).padStart(11),
      ].join("  "),
    );
  }
}
const { ms } = played(habits(1000, 9, 0.3));
console.log(`all 9 rounds of 1000 players from the start: ${ms.toFixed(0)} ms`);
