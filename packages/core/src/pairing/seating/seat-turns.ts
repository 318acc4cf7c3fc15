/** A game's tables: the players of each. */
export type GameTables = readonly (readonly number[])[];

/**
 * Orders the players of each table so that every player has each seat equally often: in each
 * stretch of k games (k the largest table) no player has a seat twice, if all tables have the same
 * size. Colours the edges between tables and stretches of a player's games (König): colours are
 * seats. Players are 0 … players − 1. O(seats · path lengths).
 */
export const seatTurns = (players: number, games: readonly GameTables[]): readonly GameTables[] => {
  const seats = Math.max(1, ...games.flatMap((tables) => tables.map(({ length }) => length)));
  const tableCount = games.reduce((sum, tables) => sum + tables.length, 0);
  const stretches = Math.ceil(games.length / seats);
  const graph = colourGraph(tableCount, players * Math.max(1, stretches), seats);
  let table = 0;
  for (const [game, tables] of games.entries()) {
    const stretch = Math.floor(game / seats);
    for (const members of tables) {
      for (const player of members) graph.add(table, player * stretches + stretch);
      table++;
    }
  }
  table = 0;
  return games.map((tables, game) =>
    tables.map((members) => {
      const stretch = Math.floor(game / seats);
      const seat = (player: number): number => graph.colour(table, player * stretches + stretch);
      const ordered = members.toSorted((a, b) => seat(a) - seat(b));
      table++;
      return ordered;
    }),
  );
};

interface ColourGraph {
  /** Adds and colours an edge between a left and a right node; both have fewer than `colours`. */
  add(left: number, right: number): void;
  colour(left: number, right: number): number;
}

/** A bipartite graph with an edge colouring: no colour occurs twice at a node. */
const colourGraph = (left: number, right: number, colours: number): ColourGraph => {
  // `at[node * colours + colour]`: the other end of the edge with that colour; −1: none.
  const at = new Int32Array((left + right) * colours).fill(-1);
  const other = (node: number, colour: number): number => at[node * colours + colour] ?? -1;
  const free = (node: number): number => {
    let colour = 0;
    while (other(node, colour) !== -1) colour++;
    return colour;
  };
  const set = (a: number, b: number, colour: number): void => {
    at[a * colours + colour] = b;
    at[b * colours + colour] = a;
  };
  /** Swaps two colours on the path from `node` that begins with an edge of the first. */
  const exchange = (node: number, first: number, second: number): void => {
    const path = [node];
    for (let from = node, colour = first; ; colour = colour === first ? second : first) {
      const next = other(from, colour);
      if (next === -1) break;
      path.push(next);
      from = next;
    }
    for (const each of path) {
      at[each * colours + first] = -1;
      at[each * colours + second] = -1;
    }
    for (let step = 1; step < path.length; step++) {
      set(path[step - 1] ?? 0, path[step] ?? 0, step % 2 === 1 ? second : first);
    }
  };
  return {
    add(a, b) {
      const node = left + b;
      const [ofA, ofB] = [free(a), free(node)];
      // After the exchange `ofA` is free at both: the path from `node` cannot end at `a`.
      if (ofA !== ofB && other(node, ofA) !== -1) exchange(node, ofA, ofB);
      set(a, node, ofA);
    },
    colour(a, b) {
      for (let colour = 0; colour < colours; colour++) {
        if (other(a, colour) === left + b) return colour;
      }
      return -1;
    },
  };
};
