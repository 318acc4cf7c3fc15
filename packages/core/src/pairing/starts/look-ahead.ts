import type { EntryId } from "../../base/entry-id.ts";

type Pair = readonly [EntryId, EntryId];

/** Forced starts of the games looked at, numbered through all rounds from 0. */
interface StartPlan {
  /** Returns who has to go first; null while both are possible. */
  readonly starterOf: (game: number) => EntryId | null;
  /** Decides a game and everything forced by it. No effect on a decided game. */
  readonly settle: (game: number, starter: EntryId) => void;
}

/** Two games of which `player` starts exactly one. */
interface Tie {
  readonly to: number;
  readonly player: EntryId;
}

/**
 * Plans rounds with known pairs so that every player's starts and replies stay within one of each
 * other after each game. `decided`: the known starters of the first games.
 *
 * A player with an even balance needs one start and one reply in each two consecutive games. So
 * every game is tied to at most two others, one by each of its players; the games form chains and
 * rings, and alternating along them always gives a solution. A balance that is not 0 fixes the
 * player's next games; if two such demands conflict, the earlier game wins. O(games).
 */
export const lookAhead = (
  rounds: readonly (readonly Pair[])[],
  balanceOf: (entry: EntryId) => number,
  decided: readonly (EntryId | null)[],
): StartPlan => {
  const pairs = rounds.flat();
  const ties = pairs.map((): Tie[] => []);
  const demands: { readonly game: number; readonly starter: EntryId }[] = [];
  for (const [player, games] of gamesByPlayer(pairs)) {
    const balance = balanceOf(player);
    const owed = Math.min(Math.abs(balance), games.length);
    for (const game of games.slice(0, owed)) {
      demands.push({ game, starter: balance < 0 ? player : opponentIn(pairs[game], player) });
    }
    for (let index = owed; index + 1 < games.length; index += 2) {
      const [game, next] = [games[index] ?? 0, games[index + 1] ?? 0];
      ties[game]?.push({ to: next, player });
      ties[next]?.push({ to: game, player });
    }
  }

  const starters: (EntryId | null)[] = pairs.map(() => null);
  const settle = (game: number, starter: EntryId): void => {
    if (starters[game] !== null) return;
    starters[game] = starter;
    const open = [game];
    for (let known = open.pop(); known !== undefined; known = open.pop()) {
      for (const { to, player } of ties[known] ?? []) {
        if (starters[to] !== null) continue;
        starters[to] = starters[known] === player ? opponentIn(pairs[to], player) : player;
        open.push(to);
      }
    }
  };
  for (const [game, starter] of decided.entries()) if (starter !== null) settle(game, starter);
  demands.sort((a, b) => a.game - b.game);
  for (const { game, starter } of demands) settle(game, starter);
  return { starterOf: (game) => starters[game] ?? null, settle };
};

/** Each player's games, in the order of the rounds. */
const gamesByPlayer = (pairs: readonly Pair[]): ReadonlyMap<EntryId, readonly number[]> => {
  const games = new Map<EntryId, number[]>();
  for (const [game, pair] of pairs.entries()) {
    for (const player of pair) {
      const own = games.get(player);
      if (own === undefined) games.set(player, [game]);
      else own.push(game);
    }
  }
  return games;
};

const opponentIn = (pair: Pair | undefined, player: EntryId): EntryId =>
  pair === undefined ? player : pair[0] === player ? pair[1] : pair[0];
