/**
 * Fits the constants of the model of chances in `packages/core/src/odds/model.ts`:
 *
 *     node --conditions=losfee:source bench/odds-fit.ts
 *
 * Uses every other recorded event, those with odd numbers; holds out the others, so that
 * `odds.bench.ts` can measure the model on them. Minimises the Brier score of all games, each by
 * what was known before its round: moves one constant after the other by its step as long as that
 * helps, then by half of it. Does not fit the guess for the unrated: few in these events have no
 * rating.
 */
import type { OddsModel } from "@losfee/core";
import { brier, forecastsBy, type Situation, situationsIn } from "./forecasts.ts";
import { chessEvents, fitted, scrabbleEvents } from "./recorded-events.ts";

/** A constant of the model: start of the search, first step, and precision. */
interface Constant {
  readonly name: string;
  readonly begin: number;
  readonly step: number;
  readonly finest: number;
}

type Values = Readonly<Record<string, number>>;

/** Returns the least Brier score of the search; `place` puts constants into the model. */
const search = (
  what: string,
  situations: readonly Situation[],
  constants: readonly Constant[],
  place: (model: OddsModel, values: Values) => OddsModel,
): void => {
  const scoreOf = (values: Values): number =>
    brier(forecastsBy(situations, (model) => place(model, values)));
  let values: Values = Object.fromEntries(constants.map(({ name, begin }) => [name, begin]));
  let best = scoreOf(values);
  const steps = new Map(constants.map(({ name, step }) => [name, step]));
  const isFinest = ({ name, finest }: Constant): boolean => (steps.get(name) ?? 0) <= finest;
  for (;;) {
    let moved = false;
    for (const { name, finest } of constants) {
      const step = steps.get(name) ?? finest;
      for (const by of [step, -step]) {
        const tried = { ...values, [name]: Number(((values[name] ?? 0) + by).toFixed(4)) };
        const score = scoreOf(tried);
        if (score >= best) continue;
        [values, best, moved] = [tried, score, true];
        break;
      }
    }
    if (moved) continue;
    if (constants.every(isFinest)) break;
    for (const { name, finest } of constants) {
      steps.set(name, Math.max(finest, (steps.get(name) ?? finest) / 2));
    }
  }
  const games = situations.reduce((sum, situation) => sum + situation.games.length, 0);
  console.log(`${what}: ${JSON.stringify(values)}, Brier ${best.toFixed(4)} over ${games} games`);
};

const RATING = { name: "ratingDeviation", begin: 100, step: 32, finest: 1 };
const FIRST_MOVE = { name: "firstMove", begin: 40, step: 16, finest: 1 };

const pairsWith = (
  { pairs }: OddsModel,
  { ratingDeviation = 0, firstMove = 0 }: Values,
): OddsModel["pairs"] => ({ ...pairs, ratingDeviation, firstMove });

search("chess", situationsIn(fitted(chessEvents())), [RATING, FIRST_MOVE], (model, values) => ({
  ...model,
  pairs: pairsWith(model, values),
}));

search(
  "games with points",
  situationsIn(fitted(scrabbleEvents())),
  [
    RATING,
    FIRST_MOVE,
    { name: "perRating", begin: 0.2, step: 0.04, finest: 0.005 },
    { name: "spread", begin: 100, step: 16, finest: 1 },
  ],
  (model, { perRating = 0, spread = 0, ...values }) => ({
    ...model,
    pairs: pairsWith(model, values),
    points: { perRating, spread },
  }),
);
