/**
 * The awards of 1,000 players in 30 lists, by each rule for people who fit several lists; the limit
 * is 50 ms.
 *
 *     node --conditions=losfee:source bench/prizes.bench.ts
 */
import { awardsOf, type PrizeContender, type PrizeList, type Several } from "@losfee/core";
import { describeMachine } from "./machine.ts";
import { medianOf, milliseconds } from "./timing.ts";

const LIMIT = 50;

/** A player of an open: halves of 9 games, few ratings missing. */
const playerAt = (index: number): PrizeContender => ({
  score: Math.round(18 * (1 - index / 1000)) / 2,
  rating: index % 37 === 0 ? null : 2500 - Math.round(index * 1.6) + ((index * 7919) % 301),
  born: 1940 + ((index * 31) % 76),
  sex: index % 6 === 0 ? "w" : "m",
  club: `club ${(index * 17) % 40}`,
});

const listAt = (index: number): PrizeList => ({
  name: `list ${index}`,
  who:
    index === 0
      ? {}
      : index < 12
        ? { rating: [1000 + 100 * index, 1299 + 100 * index] }
        : index < 22
          ? { born: [1930 + 8 * (index - 12), 1949 + 8 * (index - 12)] }
          : { sex: [index % 2 === 0 ? "w" : "m"], rating: [null, 1400 + 100 * (index - 22)] },
  atLeast: 5,
  sharing: { split: index % 3 === 0 ? "hort" : "equal", threshold: 0, beyond: "share" },
  prizes: Array.from({ length: index === 0 ? 40 : 10 }, (_, place) => ({
    amount: 50 * Math.round((2000 - 10 * index) / (place + 1)),
    things: [],
  })),
  cumulative: false,
  heir: null,
});

const players = Array.from({ length: 1000 }, (_, index) => playerAt(index));
const lists = Array.from({ length: 30 }, (_, index) => listAt(index));

console.log(describeMachine("."));
for (const several of ["all", "first-list", "highest"] satisfies Several[]) {
  const fund = { several, unit: 50, withdrawnToo: false, lists };
  const taken = medianOf(15, () => milliseconds(() => awardsOf(fund, players)));
  const verdict = taken < LIMIT ? "within" : "beyond";
  console.log(`  ${several.padEnd(12)} ${taken.toFixed(1).padStart(6)} ms, ${verdict} ${LIMIT} ms`);
}
