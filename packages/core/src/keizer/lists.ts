import { type Fraction, fraction } from "../base/fraction.ts";
import {
  denominators,
  type KeizerId,
  type KeizerSeason,
  startList,
  valueOfPlace,
} from "./season.ts";
import { type Weights, weightsAfter, weightsAtStart } from "./weights.ts";

/** A published list, best first. */
export interface KeizerList {
  readonly lines: readonly {
    readonly id: KeizerId;
    /** The value of the place. */
    readonly value: Fraction;
    /** Computed with the values of this list. */
    readonly score: Fraction;
  }[];
  /**
   * 0 if the scores of the list have its order. Otherwise no such list was found: the lists repeat
   * in a cycle of this length, and this is the one of them that is closest to the list before.
   */
  readonly cycle: number;
}

/**
 * Computes the list before round 1 and after each round. A list begins with the one before: all
 * scores of all rounds are computed with its values, and sorted (ties keep their order), until the
 * order stays the same or repeats. O(games) for each repetition.
 */
export const keizerLists = (season: KeizerSeason): readonly KeizerList[] => {
  const { settings, players, rounds } = season;
  const scale = denominators(settings);
  const values = Float64Array.from(players, (_, place) => {
    const { n, d } = valueOfPlace(settings, place + 1);
    return (n * scale.values) / d;
  });
  const weights = weightsAfter(season);
  const indexOf = new Map(players.map(({ id }, index) => [id, index]));
  let order = Int32Array.from(startList(season), (id) => indexOf.get(id) as number);
  const listed = (scoresWith: Scorer, cycle: number): KeizerList => {
    const scores = scoresWith(order);
    const lines = Array.from(order, (player, place) => ({
      id: players[player]?.id as KeizerId,
      value: fraction(values[place] as number, scale.values),
      score: fraction(scores[player] as number, scale.values * scale.weights),
    }));
    return { lines, cycle };
  };
  return [
    listed(scorerOf(values, weightsAtStart(season)), 0),
    ...rounds.map((round) => {
      const scoresWith = scorerOf(values, weights(round));
      const settled = settle(order, scoresWith);
      order = settled.order;
      return listed(scoresWith, settled.cycle);
    }),
  ];
};

/** The list after the last round. */
export const keizerStandings = (season: KeizerSeason): KeizerList =>
  keizerLists(season).at(-1) as KeizerList;

/** Players by place, as indexes in the season. */
type Order = Int32Array<ArrayBuffer>;

/** Computes scores with the values of an order, by player. */
type Scorer = (order: Order) => Float64Array;

const scorerOf = (values: Float64Array, { start, whose, weight }: Weights): Scorer => {
  const valueBy = new Float64Array(values.length);
  const scores = new Float64Array(values.length);
  return (order) => {
    for (let place = 0; place < order.length; place++) {
      valueBy[order[place] as number] = values[place] as number;
    }
    for (let player = 0; player < scores.length; player++) {
      let score = 0;
      const end = start[player + 1] as number;
      for (let part = start[player] as number; part < end; part++) {
        score += (weight[part] as number) * (valueBy[whose[part] as number] as number);
      }
      scores[player] = score;
    }
    return scores;
  };
};

/** Repeats the computation from the `published` order until an order comes again. */
const settle = (
  published: Order,
  scoresWith: Scorer,
): { readonly order: Order; readonly cycle: number } => {
  const orders = [published];
  const seen = new Map([[fingerprint(published), [0]]]);
  while (true) {
    const present = orders.at(-1) as Order;
    const next = sorted(present, scoresWith(present));
    const alike = seen.get(fingerprint(next)) ?? [];
    const first = alike.find((index) => isSame(orders[index] as Order, next));
    if (first !== undefined) {
      const repeated = orders.slice(first);
      const cycle = repeated.length === 1 ? 0 : repeated.length;
      return { order: closestTo(published, repeated), cycle };
    }
    seen.set(fingerprint(next), [...alike, orders.length]);
    orders.push(next);
  }
};

/**
 * Sorts a copy of an order by score, best first; ties keep their order. By insertion: an order
 * changes little from one computation to the next.
 */
const sorted = (order: Order, scores: Float64Array): Order => {
  const copy = order.slice();
  for (let end = 1; end < copy.length; end++) {
    const player = copy[end] as number;
    const score = scores[player] as number;
    let place = end;
    while (place > 0 && (scores[copy[place - 1] as number] as number) < score) {
      copy[place] = copy[place - 1] as number;
      place--;
    }
    copy[place] = player;
  }
  return copy;
};

/** A number that differs for nearly all orders. */
const fingerprint = (order: Order): number => {
  let hash = 0;
  for (let place = 0; place < order.length; place++) {
    hash = (Math.imul(hash, 31) + (order[place] as number)) | 0;
  }
  return hash;
};

const isSame = (one: Order, other: Order): boolean =>
  one.every((player, place) => player === other[place]);

/** The order with the least sum of changes of place; of equal ones, the first. */
const closestTo = (published: Order, orders: readonly Order[]): Order => {
  const placeOf = new Map([...published].map((player, place) => [player, place]));
  const distances = orders.map((order) =>
    order.reduce((sum, player, place) => sum + Math.abs((placeOf.get(player) ?? 0) - place), 0),
  );
  return orders[distances.indexOf(Math.min(...distances))] ?? published;
};
