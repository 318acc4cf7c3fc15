/**
 * Chances: duration of the runs, and quality of the forecasts.
 *
 *     node --conditions=losfee:source bench/odds.bench.ts
 *
 * Speed: the whole of a 100-player, 21-round event in one thread, and a server's first figures of
 * it, its thread's start included. Forecasts: every game of recorded events, by what was known
 * before its round, compared with plain Elo (ratings alone, 400 points a factor of ten) and with
 * "the leader wins" (the higher-placed player). Brier: the mean square of the error, 0 is best.
 * Calibration: by tenths of the favourite's chance, its distance from the outcome, weighted by the
 * games. `odds-fit.ts` fits the constants on every other event; the others are held out.
 */
import { countRuns } from "@losfee/core";
import { competition } from "../packages/core/test/play.ts";
import { createOddsService } from "../packages/server/src/odds/odds-service.ts";
import {
  brier,
  calibration,
  type Forecast,
  forecastsBy,
  forecastsByElo,
  forecastsByRank,
  situationsIn,
} from "./forecasts.ts";
import { describeMachine } from "./machine.ts";
import {
  chessEvents,
  fitted,
  heldOut,
  type RecordedEvent,
  scrabbleEvents,
} from "./recorded-events.ts";
import { simulatedOpens } from "./simulated-opens.ts";
import { milliseconds } from "./timing.ts";

interface Forecasts {
  readonly model: readonly Forecast[];
  readonly elo: readonly Forecast[];
  readonly leader: readonly Forecast[];
}

const forecastAll = (events: readonly RecordedEvent[]): Forecasts => {
  const situations = situationsIn(events);
  return {
    model: forecastsBy(situations),
    elo: forecastsByElo(situations),
    leader: forecastsByRank(situations),
  };
};

const report = (label: string, { model, elo, leader }: Forecasts, from?: number): void => {
  const figures = ([name, forecasts]: readonly [string, readonly Forecast[]]): string =>
    `${name} ${brier(forecasts).toFixed(4)} (${(100 * calibration(forecasts, from)).toFixed(1)} %)`;
  console.log(
    `  ${label.padEnd(34)} ${String(model.length).padStart(5)}  ` +
      (
        [
          ["model", model],
          ["plain Elo", elo],
          ["leader", leader],
        ] as const
      )
        .map(figures)
        .join("   "),
  );
};

const speed = (): void => {
  console.log("Speed: 100 players, 21 rounds, everything still to play; 1,000 runs at most 45 s");
  for (const [format, system] of [
    ["scrabble-swiss", "new-swiss"],
    ["fide-swiss", "fide-dutch"],
  ] as const) {
    const stage = { system, rounds: 21, options: {}, participants: "everybody" } as const;
    const { state } = competition(format, 100, { stages: [stage] });
    countRuns(state, { seed: "warm", from: 0, to: 10, top: 3 });
    const runs = 100;
    const before = process.cpuUsage();
    const taken = milliseconds(() => countRuns(state, { seed: "1", from: 0, to: runs, top: 3 }));
    const { user, system: kernel } = process.cpuUsage(before);
    console.log(
      `  ${system.padEnd(12)} ${(taken / runs).toFixed(1)} ms a run, 1,000 runs ${(taken / runs).toFixed(0)} s` +
        ` (processor time ${((user + kernel) / 1000 / runs).toFixed(1)} ms a run)`,
    );
  }
};

const firstFigures = async (): Promise<void> => {
  const { state } = competition("fide-swiss", 100, {
    stages: [{ system: "fide-dutch", rounds: 21, options: {}, participants: "everybody" }],
  });
  const service = createOddsService({
    currentSeq: () => Promise.resolve(state.seq),
    onError: (error) => {
      throw error;
    },
  });
  const [before, used] = [performance.now(), process.cpuUsage()];
  const { odds } = await service.report(state, 60_000);
  const taken = performance.now() - before;
  const { user, system } = process.cpuUsage(used);
  console.log(
    `  first figures (${odds.runs} runs, fide-dutch) after ${taken.toFixed(0)} ms` +
      ` (processor time ${((user + system) / 1000).toFixed(0)} ms); at most 3000`,
  );
  await service.close();
};

console.log(describeMachine("."));
await firstFigures();
speed();
console.log("Forecasts of games: Brier (calibration error)");
report("Scrabble, held out", forecastAll(heldOut(scrabbleEvents())));
report("Scrabble, fitted", forecastAll(fitted(scrabbleEvents())));
for (const event of heldOut(chessEvents()))
  report(`chess, held out: ${event.name}`, forecastAll([event]));
for (const event of fitted(chessEvents()))
  report(`chess, fitted: ${event.name}`, forecastAll([event]));
console.log("Who wins a simulated open of 12 players and 5 rounds: Brier (calibration error)");
for (const deviation of [50, 100, 200]) {
  report(`after 2 rounds, ratings ± ${deviation}`, simulatedOpens(150, 12, 2, deviation), 0);
}
