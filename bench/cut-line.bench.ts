/**
 * The first cut line of a King Lui: the preliminary stage is published, nothing is played, every
 * result is still possible. For comparison the plain standings of the same stage, computed anew,
 * and the growth of both from 31 players to 300 at tables of three and four.
 *
 *     node --conditions=losfee:source bench/cut-line.bench.ts
 */
import { cutLine, type TournamentState, tablesStandings } from "@losfee/core";
import { openStage, tablesCompetition } from "../packages/core/test/tables-play.ts";
import { describeMachine } from "./machine.ts";
import { medianOf } from "./timing.ts";

/** Returns the processor time of `work` in milliseconds: other programs do not count. */
const processorTime = (work: () => unknown): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

/** Copies a state, so that no cached result of another one applies. */
const anew = (state: TournamentState): TournamentState => ({
  ...state,
  settings: { ...state.settings },
});

console.log(describeMachine("."));
const [smallest, ...larger] = [31, 100, 300].map((players) => {
  const { state } = openStage(tablesCompetition("king-lui", players));
  const first = processorTime(() => cutLine(anew(state), 1));
  const line = medianOf(5, () => processorTime(() => cutLine(anew(state), 1)));
  const plain = medianOf(5, () => processorTime(() => tablesStandings(anew(state), 1)));
  console.log(
    `  ${String(players).padStart(3)} players: first ${first.toFixed(0).padStart(4)} ms,` +
      ` then ${line.toFixed(0).padStart(4)} ms; standings ${plain.toFixed(1)} ms (${(line / plain).toFixed(0)} times)`,
  );
  return { players, line };
});
for (const { players, line } of larger) {
  if (smallest === undefined) break;
  const more = players / smallest.players;
  console.log(
    `  ${more.toFixed(1)} times the players: ${(line / smallest.line).toFixed(1)} times as long`,
  );
}
