import fc from "fast-check";

const player = fc.record({
  rating: fc.option(fc.integer({ min: 900, max: 2700 }), { freq: 4 }),
  birthYear: fc.option(fc.integer({ min: 1950, max: 2018 }), { freq: 9 }),
  index: fc.integer({ min: 1, max: 14 }),
  games: fc.nat(60),
  reached2400: fc.boolean(),
});

/** Up to nine players, and games between any two of them. */
export const randomEvents = fc
  .record({ players: fc.array(player, { minLength: 2, maxLength: 9 }), rounds: fc.nat(9) })
  .chain(({ players, rounds }) =>
    fc.record({
      players: fc.constant(players),
      games: fc
        .array(
          fc.record({
            white: fc.nat(players.length - 1),
            black: fc.nat(players.length - 1),
            halves: fc.constantFrom(0 as const, 1 as const, 2 as const),
            forfeit: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
          }),
          { maxLength: rounds * players.length },
        )
        .map((games) => games.filter(({ white, black }) => white !== black)),
    }),
  );
