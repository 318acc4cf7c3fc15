import fc from "fast-check";
import type { EntryId } from "../src/base/entry-id.ts";
import type { Credit, Line, Scorecard, UnplayedReason } from "../src/base/scorecard.ts";
import { parseChain } from "../src/ranking/chain.ts";
import type { Criterion, RankingField } from "../src/ranking/criterion.ts";
import { rankBy } from "../src/ranking/rank.ts";

const GAMES: Readonly<Record<string, number>> = { "1": 1, "=": 0.5, "0": 0 };

const BYES: Readonly<Record<string, readonly [UnplayedReason, Credit]>> = {
  U: ["bye", "win"],
  F: ["pause", "win"],
  H: ["pause", "draw"],
  Z: ["pause", "none"],
};

/**
 * A round as in TRF, without spaces: `7w1` a win with White against 7, `3b=`, `5w+` and `5b-` by
 * forfeit, `4w?` without a result yet, `H`, `F`, `U`, `Z` byes, `.` unknown.
 */
const lineOf = (text: string, round: number): Line | undefined => {
  const bye = BYES[text];
  if (bye !== undefined) {
    const [reason, credit] = bye;
    return { kind: "unplayed", round, reason, opponent: null, credit, spread: 0 };
  }
  const [, number, colour, result] = /^(\d+)([wb-])([10=+?-])$/.exec(text) ?? [];
  if (number === undefined || result === undefined) return undefined;
  const opponent = Number(number);
  const start = colour === "w" ? "first" : colour === "b" ? "second" : "unknown";
  const own = GAMES[result];
  if (own !== undefined) {
    return { kind: "played", round, opponent, own, theirs: 1 - own, start };
  }
  if (result === "?") return { kind: "pending", round, opponent, start };
  const credit = result === "+" ? "win" : "loss";
  return { kind: "unplayed", round, reason: "forfeit", opponent, credit, spread: 0, start };
};

/** Cards from a crosstable in text, one player a line: `2000: 7w1 3b= H`; numbered from 1. */
const cardsFrom = (text: string): readonly Scorecard[] =>
  text
    .trim()
    .split("\n")
    .map((row, index) => {
      const [rating = "", rounds = ""] = row.split(":");
      const lines = rounds.trim().split(/\s+/);
      return cardOf(
        index + 1,
        Number(rating),
        lines.map((line, at) => lineOf(line, at + 1)),
      );
    });

const cardOf = (
  entry: EntryId,
  rating: number,
  lines: readonly (Line | undefined)[],
): Scorecard => ({ entry, name: `P${entry}`, rating, lot: entry, lines, penalties: [] });

/** A field from a crosstable in text; as many rounds as the longest line. */
export const fieldFrom = (text: string, more: Partial<RankingField> = {}): RankingField => {
  const cards = cardsFrom(text);
  return { cards, rounds: Math.max(...cards.map(({ lines }) => lines.length)), ...more };
};

/** A round robin from a results table, row against column: `- = 1 0`; earlier rows have White. */
export const roundRobinFrom = (text: string): RankingField => {
  const table = text
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/));
  const cards = table.map((row, index) =>
    cardOf(
      index + 1,
      2000,
      row.map((result, other) =>
        other === index
          ? undefined
          : lineOf(`${other + 1}${index < other ? "w" : "b"}${result}`, other + 1),
      ),
    ),
  );
  return { cards, rounds: table.length, pairing: "pre-determined" };
};

/** Reads a valid chain. */
export const chainFrom = (text: string): readonly Criterion[] => {
  const chain = parseChain(text);
  if (!chain.ok) throw new Error(JSON.stringify(chain.error));
  return chain.value;
};

/** The values of one criterion, in the order of the cards. */
export const valuesOf = (code: string, field: RankingField): readonly number[] => {
  const values = new Map(rankBy(chainFrom(code), field).map((placing) => [placing.entry, placing]));
  return field.cards.map(({ entry }) => values.get(entry)?.values.at(-1) ?? Number.NaN);
};

/** The entries with their ranks, best first. */
export const ranksOf = (
  text: string,
  field: RankingField,
): readonly (readonly [EntryId, number])[] =>
  rankBy(chainFrom(text), field).map(({ entry, rank }) => [entry, rank]);

/** Possible results of a pair of players in a round, White's view. */
const OUTCOMES = [
  ["1", "0"],
  ["=", "="],
  ["0", "1"],
  ["1", "0"],
  ["=", "="],
  ["0", "1"],
  ["+", "-"],
  ["-", "+"],
  ["-", "-"],
  ["?", "?"],
] as const;

/** The round of two players drawn together: a game, or something else for each. */
const duo = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...OUTCOMES).map((game) => ({ game }) as const) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("U", "F", "H", "Z", "."), fc.constantFrom("H", "Z", "."))
      .map((byes) => ({ byes }) as const),
  },
);

/** Arbitrary events: any players may meet, come late, stay away or leave. */
export const swissEvents: fc.Arbitrary<readonly Scorecard[]> = fc
  .integer({ min: 1, max: 11 })
  .chain((size) =>
    fc.tuple(
      fc.array(fc.integer({ min: 1200, max: 2600 }), { minLength: size, maxLength: size }),
      fc.array(
        fc.tuple(
          fc.shuffledSubarray(
            Array.from({ length: size }, (_, index) => index + 1),
            { minLength: size },
          ),
          fc.array(duo, { minLength: 6, maxLength: 6 }),
        ),
        { maxLength: 7 },
      ),
    ),
  )
  .map(([ratings, rounds]) =>
    ratings.map((rating, index) =>
      cardOf(
        index + 1,
        rating,
        rounds.map(([order, duos], at) => lineOf(roundText(order, duos, index + 1), at + 1)),
      ),
    ),
  );

type Duo =
  | { readonly game: readonly [string, string] }
  | { readonly byes: readonly [string, string] };

const roundText = (order: readonly number[], duos: readonly Duo[], player: number): string => {
  const place = order.indexOf(player);
  const partner = order[place % 2 === 0 ? place + 1 : place - 1];
  const side = place % 2;
  const result = duos[Math.floor(place / 2)] ?? { byes: ["Z", "Z"] };
  if ("byes" in result) return result.byes[side] ?? "Z";
  if (partner === undefined) return "U";
  return `${partner}${side === 0 ? "w" : "b"}${result.game[side] ?? "0"}`;
};

/** Complete round robins in which every game was played. */
export const roundRobins: fc.Arbitrary<RankingField> = fc
  .integer({ min: 2, max: 9 })
  .chain((size) =>
    fc.array(fc.constantFrom("1", "=", "0"), { minLength: size * size, maxLength: size * size }),
  )
  .map((results) => {
    const size = Math.sqrt(results.length);
    const mirrored: Readonly<Record<string, string>> = { "1": "0", "=": "=", "0": "1" };
    const result = (row: number, column: number): string => {
      if (row === column) return "-";
      const upper = results[Math.min(row, column) * size + Math.max(row, column)] ?? "=";
      return row < column ? upper : (mirrored[upper] ?? "=");
    };
    const rows = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => result(row, column)).join(" "),
    );
    return roundRobinFrom(rows.join("\n"));
  });
