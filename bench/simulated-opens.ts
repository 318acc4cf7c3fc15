/** Simulated opens of chess with known strengths, to forecast the winner. */
import { countRuns, modelOf, type OddsModel, standingsOf } from "@losfee/core";
import { competition, enterAll, nextRound, playTo } from "../packages/core/test/play.ts";
import type { Forecast } from "./forecasts.ts";

export interface OpenForecasts {
  readonly model: Forecast[];
  readonly elo: Forecast[];
  readonly leader: Forecast[];
}

/** Numbers below 1, the same each time (Park and Miller). */
const randomFrom = (seed: number): (() => number) => {
  let word = (seed % 2147483646) + 1;
  return () => {
    word = (word * 48271) % 2147483647;
    return word / 2147483647;
  };
};

/**
 * Forecasts the winner of a simulated open of five rounds after some of them: everyone's chance,
 * and the outcome. Strengths deviate from ratings by `deviation` points, regardless of the model.
 */
export const simulatedOpens = (
  opens: number,
  players: number,
  after: number,
  deviation: number,
): OpenForecasts => {
  const all: OpenForecasts = { model: [], elo: [], leader: [] };
  const settings = {
    stages: [{ system: "fide-dutch", rounds: 5, options: {}, participants: "everybody" }],
  } as const;
  for (let open = 0; open < opens; open++) {
    const random = randomFrom(open * 7919 + 1);
    const normal = (): number => Array.from({ length: 12 }, random).reduce((a, b) => a + b, -6);
    const begun = competition("fide-swiss", players, settings);
    const ratings = Array.from({ length: players }, () => 1900 + 200 * normal());
    const strengths = ratings.map((rating) => rating + deviation * normal());
    const entries = new Map(
      [...begun.state.entries].map(([id, entry]) => [
        id,
        { ...entry, rating: Math.round(ratings[id - 1] ?? 0) },
      ]),
    );
    const score = (one: number, other: number): readonly [number, number] => {
      const difference = (strengths[one - 1] ?? 0) - (strengths[other - 1] ?? 0) + 25;
      const expected = 1 / (1 + 10 ** (-difference / 400));
      const draw = Math.min(0.27 * 4 * expected * (1 - expected), 2 * expected, 2 - 2 * expected);
      const drawn = random();
      return drawn < expected - draw / 2
        ? [1, 0]
        : drawn < expected + draw / 2
          ? [0.5, 0.5]
          : [0, 1];
    };
    const rated = { ...begun, state: { ...begun.state, entries } };
    const some = playTo(rated, after, score);
    const model = modelOf(some.state.settings);
    const elo: OddsModel = { ...model, pairs: { ...model.pairs, learns: false }, unsure: false };
    const chancesBy = (by: OddsModel): ((entry: number) => number) => {
      const runs = 100;
      const { questions } = countRuns(some.state, { seed: "1", from: 0, to: runs, top: 1 }, by);
      return (entry) => (questions["win"]?.hits[entry] ?? 0) / runs;
    };
    const [byModel, byElo] = [chancesBy(model), chancesBy(elo)];
    const leaders = standingsOf(some.state).filter(({ rank }) => rank === 1);
    let end = some;
    while (end.state.rounds.length < 5) end = enterAll(nextRound(end), score);
    const winners = standingsOf(end.state).filter(({ rank }) => rank === 1);
    for (const entry of entries.keys()) {
      const came = winners.some((one) => one.entry === entry) ? 1 / winners.length : 0;
      all.model.push([byModel(entry), came]);
      all.elo.push([byElo(entry), came]);
      const leads = leaders.some((one) => one.entry === entry);
      all.leader.push([leads ? 1 / leaders.length : 0, came]);
    }
  }
  return all;
};
