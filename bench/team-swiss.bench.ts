/**
 * The FIDE Swiss Team Pairing System: rounds of 40, 200 and 1,000 teams by type A and B, paired one
 * after the other with results by chance, and the round after nine.
 *
 *     npm run build && node --conditions=losfee:source bench/team-swiss.bench.ts
 */
import { pairTeams, type TeamSwissRecord, type TeamSwissTournament } from "@losfee/core";
import { chanceFrom } from "../packages/cli/src/engine/generator/chance.ts";
import { describeMachine } from "./machine.ts";
import { milliseconds } from "./timing.ts";

const ROUNDS = 11;
const BOARDS = 4;

const play = (teams: number, preferences: "A" | "B", seed: number): readonly number[] => {
  const chance = chanceFrom(seed);
  const histories = Array.from({ length: teams }, (): TeamSwissRecord[] => []);
  const times: number[] = [];
  for (let round = 1; round < ROUNDS; round++) {
    const tournament: TeamSwissTournament = {
      round,
      rounds: ROUNDS,
      preferences,
      secondaryForColours: true,
      initialColour: "white",
      teams: histories.map((history, index) => ({
        number: index + 1,
        available: true,
        history,
        addedPoints: [],
        virtualPoints: 0,
        addedSecondaryPoints: 0,
      })),
      forbidden: [],
    };
    let paired = pairTeams(tournament);
    times.push(
      milliseconds(() => {
        paired = pairTeams(tournament);
      }),
    );
    if (!paired.ok) throw new Error(paired.error.code);
    for (const { white, black } of paired.value.pairs) {
      // The team with the lower number is mostly the better one.
      const edge = (black.number - white.number) / teams;
      let games = 0;
      for (let board = 0; board < BOARDS; board++) {
        const draw = chance() + edge * 0.5;
        games += draw > 0.65 ? 1 : draw > 0.35 ? 0.5 : 0;
      }
      const side = (opponent: number, colour: "white" | "black", won: number): TeamSwissRecord => ({
        opponent,
        played: true,
        colour,
        points: won > BOARDS / 2 ? 2 : won === BOARDS / 2 ? 1 : 0,
        secondaryPoints: won,
        barsBye: false,
      });
      histories[white.number - 1]?.push(side(black.number, "white", games));
      histories[black.number - 1]?.push(side(white.number, "black", BOARDS - games));
    }
    if (paired.value.bye !== null) {
      histories[paired.value.bye - 1]?.push({
        opponent: 0,
        played: false,
        colour: null,
        points: 1,
        secondaryPoints: BOARDS / 2,
        barsBye: true,
      });
    }
  }
  return times;
};

console.log(describeMachine(process.cwd()));
console.log("milliseconds for rounds 1 to 10; the last one is that after nine rounds");
for (const preferences of ["A", "B"] as const) {
  for (const teams of [40, 41, 200, 1000]) {
    const runs = [1, 2, 3].map((seed) => play(teams, preferences, seed));
    const worst = Array.from({ length: ROUNDS - 1 }, (_, round) =>
      Math.max(...runs.map((times) => times[round] ?? 0)),
    );
    const cells = worst.map((time) => time.toFixed(1).padStart(7));
    console.log(`type ${preferences}${String(teams).padStart(6)} teams:${cells.join("")}`);
  }
}
