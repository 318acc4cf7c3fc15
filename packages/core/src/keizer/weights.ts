import type { Fraction } from "../base/fraction.ts";
import { denominators, type KeizerId, type KeizerRound, type KeizerSeason } from "./season.ts";

/**
 * All that scores are made of, as multiples of the values of players: whole numbers over a common
 * denominator. Flat lists: those of player p stand from `start[p]` to before `start[p + 1]`.
 */
export interface Weights {
  readonly start: Int32Array;
  /** The players whose value counts. */
  readonly whose: Int32Array;
  /** How much of it counts. */
  readonly weight: Float64Array;
}

/** One part of a score. */
export interface Part {
  /** The players by their index in the season. */
  readonly player: number;
  readonly whose: number;
  readonly share: Fraction;
}

const WHOLE: Fraction = { n: 1, d: 1 };
const HALF: Fraction = { n: 1, d: 2 };
const NOTHING: Fraction = { n: 0, d: 1 };

/** Returns a function that takes the rounds in their order and returns the weights after each. */
export const weightsAfter = (season: KeizerSeason): ((round: KeizerRound) => Weights) => {
  const partsOfRound = partsIn(season);
  const parts = ownParts(season);
  return (round) => {
    parts.push(...partsOfRound(round).filter(({ share }) => share.n !== 0));
    return flat(season, parts);
  };
};

/** Returns the weights before round 1. */
export const weightsAtStart = (season: KeizerSeason): Weights => flat(season, ownParts(season));

const ownParts = ({ settings, players }: KeizerSeason): Part[] =>
  settings.ownValueCounts
    ? Array.from(players.keys(), (player) => ({ player, whose: player, share: WHOLE }))
    : [];

const flat = ({ settings, players }: KeizerSeason, parts: readonly Part[]): Weights => {
  const denominator = denominators(settings).weights;
  const start = new Int32Array(players.length + 1);
  for (const { player } of parts) start[player + 1] = (start[player + 1] as number) + 1;
  for (let player = 0; player < players.length; player++) {
    start[player + 1] = (start[player + 1] as number) + (start[player] as number);
  }
  const next = start.slice();
  const whose = new Int32Array(parts.length);
  const weight = new Float64Array(parts.length);
  for (const part of parts) {
    const at = next[part.player] as number;
    next[part.player] = at + 1;
    whose[at] = part.whose;
    weight[at] = (part.share.n * denominator) / part.share.d;
  }
  return { start, whose, weight };
};

/**
 * Returns a function that takes the rounds in their order and returns the parts of each: two for a
 * game, one for a player without a game. Beyond the limit of its reason, a part is nothing.
 */
export const partsIn = (season: KeizerSeason): ((round: KeizerRound) => readonly Part[]) => {
  const { settings, players } = season;
  const indexOf = new Map(players.map(({ id }, index) => [id, index]));
  const counts = new Map<string, number>();
  const shareWithout = (player: number, reason: string): Fraction => {
    const key = `${player}/${reason}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const isWithin = count <= (settings.limits.get(reason) ?? Number.POSITIVE_INFINITY);
    return (isWithin ? settings.shares.get(reason) : undefined) ?? NOTHING;
  };
  const index = (id: KeizerId): number => indexOf.get(id) as number;
  return ({ games, without }) => {
    const ofGames = games.flatMap(({ white, black, result }): Part[] => {
      const [one, other] = [index(white), index(black)];
      const shares = { win: WHOLE, draw: HALF, loss: settings.loss };
      const reversed = { win: settings.loss, draw: HALF, loss: WHOLE };
      return [
        { player: one, whose: other, share: shares[result] },
        { player: other, whose: one, share: reversed[result] },
      ];
    });
    const ofOthers = [...without].map(([id, reason]): Part => {
      const player = index(id);
      return { player, whose: player, share: shareWithout(player, reason) };
    });
    return [...ofGames, ...ofOthers];
  };
};
