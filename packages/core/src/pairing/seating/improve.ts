import { chanceFrom } from "./chance.ts";
import type { GameTables } from "./seat-turns.ts";

/** Maximum number of exchanges of two players that the search tries. */
const MOST_TRIES = 1_000_000;

/** Maximum without improvement, per player and within the above. */
const VAIN_PER_PLAYER = 4000;
const MOST_IN_VAIN = 250_000;

/** How many accepted costs the search looks back. */
const MEMORY = 3000;

/** How often a try looks for a badly seated player before it takes any: more in larger fields. */
const looksAmong = (players: number): number => Math.max(12, players >> 3);

/**
 * Exchanges players between tables of the same game, from `first` on, until pairs meet as rarely as
 * possible or a fixed number of tries is used up. The cost sums the squares of each pair's meetings
 * and each player's games at unusual tables. Late acceptance hill climbing: a change stands if it
 * is no worse than the state some thousand changes ago; whole numbers only, so the same on every
 * machine.
 */
export const improveGames = (
  players: number,
  games: readonly GameTables[],
  first: number,
): readonly GameTables[] => {
  const usual = games[0]?.[0]?.length ?? 0;
  const met = meetings(players, games);
  const odd = oddGames(players, games, usual);
  const least = leastCost(players, games, usual);
  let cost = totalCost(met, odd);
  if (cost <= least || first >= games.length) return games;

  const now = games.slice(first).map((tables) => tables.map((seats) => [...seats]));
  const positions = now.map((tables) =>
    tables.flatMap((seats, table) => seats.map((_, seat) => [table, seat] as const)),
  );
  const chance = chanceFrom(players * 1_000_003 + games.length);
  const late = new Float64Array(MEMORY).fill(cost);
  let bestCost = cost;
  /** The exchanges since the best state, undone at the end. */
  let since: (() => void)[] = [];

  /** Returns the extra cost if `player` joins these others. */
  const joining = (player: number, others: readonly number[], skip: number): number => {
    let sum = 0;
    for (const other of others) {
      if (other !== skip) sum += 2 * (met[player * players + other] ?? 0) + 1;
    }
    return sum;
  };
  const leaving = (player: number, others: readonly number[]): number => {
    let sum = 0;
    for (const other of others) {
      if (other !== player) sum += 2 * (met[player * players + other] ?? 0) - 1;
    }
    return sum;
  };
  const count = (player: number, others: readonly number[], skip: number, by: number): void => {
    for (const other of others) {
      if (other === player || other === skip) continue;
      met[player * players + other] = (met[player * players + other] ?? 0) + by;
      met[other * players + player] = (met[other * players + player] ?? 0) + by;
    }
  };
  const oddCost = (a: number, b: number, from: number, to: number): number => {
    const change = Number(to !== usual) - Number(from !== usual);
    if (change === 0) return 0;
    return 2 * change * ((odd[a] ?? 0) - (odd[b] ?? 0)) + 2;
  };
  const sitsBadly = (player: number, seats: readonly number[]): boolean => {
    if (seats.length !== usual && (odd[player] ?? 0) > 1) return true;
    for (const other of seats) {
      if (other !== player && (met[player * players + other] ?? 0) > 1) return true;
    }
    return false;
  };

  const vain = Math.min(MOST_IN_VAIN, VAIN_PER_PLAYER * players);
  const looks = looksAmong(players);
  let improved = 0;
  for (let tries = 0; tries < MOST_TRIES && bestCost > least; tries++) {
    if (tries - improved > vain) break;
    let game = 0;
    let [table, seat] = [0, 0];
    for (let look = 0; look < looks; look++) {
      game = chance.below(now.length);
      [table, seat] = positions[game]?.[chance.below(players)] ?? [0, 0];
      const seats = now[game]?.[table] ?? [];
      if (sitsBadly(seats[seat] ?? 0, seats)) break;
    }
    const [otherTable, otherSeat] = positions[game]?.[chance.below(players)] ?? [0, 0];
    if (table === otherTable) continue;
    const seatsA = now[game]?.[table];
    const seatsB = now[game]?.[otherTable];
    if (seatsA === undefined || seatsB === undefined) continue;
    const [a, b] = [seatsA[seat] ?? 0, seatsB[otherSeat] ?? 0];
    const change =
      joining(a, seatsB, b) +
      joining(b, seatsA, a) -
      leaving(a, seatsA) -
      leaving(b, seatsB) +
      oddCost(a, b, seatsA.length, seatsB.length);
    const place = tries % MEMORY;
    if (cost + change <= Math.max(cost, late[place] ?? cost)) {
      count(a, seatsA, a, -1);
      count(b, seatsB, b, -1);
      seatsA[seat] = b;
      seatsB[otherSeat] = a;
      since.push(() => {
        seatsA[seat] = a;
        seatsB[otherSeat] = b;
      });
      count(a, seatsB, a, 1);
      count(b, seatsA, b, 1);
      const moves = Number(seatsB.length !== usual) - Number(seatsA.length !== usual);
      odd[a] = (odd[a] ?? 0) + moves;
      odd[b] = (odd[b] ?? 0) - moves;
      cost += change;
    }
    if (cost < bestCost) {
      bestCost = cost;
      improved = tries;
      since = [];
    }
    late[place] = cost;
  }
  for (const takeBack of since.toReversed()) takeBack();
  return [...games.slice(0, first), ...now];
};

/** Returns the search's cost of a whole schedule, to choose the one to begin with. */
export const costOf = (players: number, games: readonly GameTables[]): number =>
  totalCost(meetings(players, games), oddGames(players, games, games[0]?.[0]?.length ?? 0));

/** Counts the meetings of each two players: `met[a · players + b]`. */
export const meetings = (players: number, games: readonly GameTables[]): Uint16Array => {
  const met = new Uint16Array(players * players);
  for (const seats of games.flat()) {
    for (const a of seats) {
      for (const b of seats) {
        if (a !== b) met[a * players + b] = (met[a * players + b] ?? 0) + 1;
      }
    }
  }
  return met;
};

const oddGames = (players: number, games: readonly GameTables[], usual: number): Int32Array => {
  const odd = new Int32Array(players);
  for (const seats of games.flat()) {
    if (seats.length === usual) continue;
    for (const player of seats) odd[player] = (odd[player] ?? 0) + 1;
  }
  return odd;
};

/** Sum of squares of all pairs' meetings, and of all games at tables of an unusual size. */
const totalCost = (met: Uint16Array, odd: Int32Array): number => {
  let twice = 0;
  for (const times of met) twice += times * times;
  let sum = twice / 2;
  for (const times of odd) sum += times * times;
  return sum;
};

/** Lower bound of the cost: all meetings, and all seats at unusual tables, spread evenly. */
const leastCost = (players: number, games: readonly GameTables[], usual: number): number => {
  let met = 0;
  let odd = 0;
  for (const { length } of games.flat()) {
    met += (length * (length - 1)) / 2;
    if (length !== usual) odd += length;
  }
  return evenly(met, (players * (players - 1)) / 2) + evenly(odd, players);
};

/** Returns the least sum of squares of whole numbers with this sum. */
const evenly = (sum: number, among: number): number => {
  if (among === 0) return 0;
  const low = Math.floor(sum / among);
  const high = sum - low * among;
  return (among - high) * low * low + high * (low + 1) * (low + 1);
};
