import fc from "fast-check";
import {
  BBP_CODES,
  TRF_ASSIGNMENTS,
  TRF_BYES,
  TRF_RANK_METHODS,
  TRF_RESULTS,
  TRF_SUMMARY_BYES,
  TRF_SYMBOLS,
  TRF_TEAM_SYMBOLS,
  TRF_TITLES,
  type TrfRecord,
  XXS_CODES,
} from "../../src/trf/index.ts";

const text = (maxLength: number) =>
  fc
    .stringMatching(/^(?:[A-Za-zÄöüßéŠñ][A-Za-zÄöüßéŠñ ,.'-]*)?$/)
    .map((value) => value.slice(0, maxLength).trim());

const word = (maxLength: number) => fc.stringMatching(new RegExp(`^[A-Za-z]{1,${maxLength}}$`));
const natural = (max: number) => fc.integer({ min: 1, max });
const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const colour = fc.constantFrom("w" as const, "b" as const);
const ids = fc.array(natural(9999), { maxLength: 9 });
const some = fc.array(natural(9999), { minLength: 1, maxLength: 9 });

/** Trailing empty places are not kept: the end of the line looks the same. */
const places = <T>(value: fc.Arbitrary<T>) =>
  fc
    .array(orNull(value), { maxLength: 9 })
    .map((list) => list.slice(0, list.findLastIndex((it) => it !== null) + 1));

const person = {
  startingRank: natural(9999),
  sex: orNull(fc.constantFrom("m" as const, "w" as const)),
  title: fc.constantFrom("", ...TRF_TITLES),
  name: text(33).filter((name) => name !== ""),
  rating: orNull(natural(3999)),
  federation: fc.constantFrom("", "GER", "NOR"),
  fideId: fc.oneof(fc.constant(""), natural(999_999_999).map(String)),
  birth: fc.constantFrom("", "1990", "1987/06/05"),
};

const cell = fc.record({
  opponent: orNull(natural(9999)),
  colour: orNull(colour),
  result: fc.constantFrom(...TRF_RESULTS),
});

/** Texts without a form of their own. */
const FREE_TEXTS = ["012", "022", "092", "102", "112", "122", "182", "192", "202"] as const;

const date = fc.constantFrom("26/03/01", "26/12/31");
const round = natural(999);
const pairs = <T extends string>(symbols: readonly T[], max: number) =>
  fc.array(fc.record({ symbol: fc.constantFrom(...symbols), points: tenths(max) }), {
    minLength: 1,
    maxLength: 6,
  });

/** Any record of any kind that its line represents completely. */
export const trfRecord: fc.Arbitrary<TrfRecord> = fc.oneof(
  fc.record({
    kind: fc.constant("player" as const),
    ...person,
    points: orNull(tenths(99)),
    rank: orNull(natural(9999)),
    cells: places(cell),
  }),
  fc.record({ kind: fc.constant("national" as const), code: fc.constant("GER"), ...person }),
  fc.record({
    kind: fc.constant("text" as const),
    code: fc.constantFrom(...FREE_TEXTS),
    text: text(60),
  }),
  fc.record({ kind: fc.constant("round-dates" as const), dates: places(date) }),
  fc.record({
    kind: fc.constant("round-count" as const),
    code: fc.constantFrom("142" as const, "XXR" as const),
    rounds: round,
  }),
  fc.record({ kind: fc.constant("initial-colour" as const), colour }),
  fc.record({
    kind: fc.constant("configuration" as const),
    rank: fc.boolean(),
    colour: orNull(colour),
  }),
  fc.record({ kind: fc.constant("points" as const), values: pairs(TRF_SYMBOLS, 99) }),
  fc.record({ kind: fc.constant("team-points" as const), values: pairs(TRF_TEAM_SYMBOLS, 99) }),
  fc.record({ kind: fc.constant("xxs" as const), values: pairs(XXS_CODES, 99) }),
  fc.record({
    kind: fc.constant("bbp-points" as const),
    code: fc.constantFrom(...BBP_CODES),
    points: tenths(99),
  }),
  fc.record({
    kind: fc.constant("rank-method" as const),
    federation: fc.constant("GER"),
    method: fc.constantFrom(...TRF_RANK_METHODS),
  }),
  fc.record({
    kind: fc.constant("board-colours" as const),
    colours: fc.array(colour, { minLength: 1, maxLength: 8 }),
  }),
  fc.record({
    kind: fc.constant("team-013" as const),
    name: text(32).filter((name) => name !== ""),
    players: ids,
  }),
  fc.record({
    kind: fc.constant("team" as const),
    team: natural(999),
    name: text(32).filter((name) => name !== ""),
    nickname: word(5),
    strength: orNull(natural(3000)),
    matchPoints: orNull(tenths(9999)),
    gamePoints: orNull(tenths(9999)),
    rank: orNull(natural(999)),
    players: ids,
  }),
  fc.record({
    kind: fc.constant("byes" as const),
    bye: fc.constantFrom(...TRF_BYES),
    round,
    ids: some,
  }),
  fc.record({ kind: fc.constant("absent" as const), ids: some }),
  fc
    .record({
      kind: fc.constant("acceleration" as const),
      matchPoints: orNull(tenths(99)),
      points: tenths(99),
      firstRound: natural(9),
      lastRound: natural(9),
      first: natural(9999),
      last: natural(9999),
    })
    .filter((it) => it.firstRound <= it.lastRound && it.first <= it.last),
  fc.record({
    kind: fc.constant("player-acceleration" as const),
    player: natural(9999),
    points: fc.array(tenths(99), { maxLength: 9 }),
  }),
  fc
    .record({
      kind: fc.constant("forbidden" as const),
      firstRound: round,
      lastRound: round,
      ids: some,
    })
    .filter((it) => it.firstRound <= it.lastRound),
  fc.record({ kind: fc.constant("forbidden-always" as const), ids: some }),
  fc.record({
    kind: fc.constant("abnormal-points" as const),
    assignment: orNull(fc.constantFrom(...TRF_ASSIGNMENTS)),
    matchPoints: orNull(fc.integer({ min: -99, max: 99 }).map((value) => value / 10)),
    points: fc.integer({ min: -99, max: 99 }).map((value) => value / 10),
    round: orNull(round),
    ids,
  }),
  fc.record({
    kind: fc.constant("lineup" as const),
    round,
    team: natural(999),
    opponent: orNull(natural(999)),
    players: places(natural(9999)),
  }),
  fc.record({
    kind: fc.constant("team-byes" as const),
    matchPoints: orNull(tenths(99)),
    gamePoints: orNull(tenths(99)),
    teams: places(natural(999)),
  }),
  fc.record({
    kind: fc.constant("forfeited-match" as const),
    forfeit: fc.constantFrom("+-" as const, "-+" as const, "--" as const),
    round,
    white: natural(999),
    black: natural(999),
  }),
  fc.record({
    kind: fc.constant("team-summary" as const),
    team: natural(999),
    nickname: word(5),
    matchPoints: orNull(tenths(999)),
    gamePoints: orNull(tenths(999)),
    cells: places(
      fc.record({
        opponent: fc.oneof(natural(999), fc.constantFrom(...TRF_SUMMARY_BYES)),
        colour: orNull(colour),
        gamePoints: orNull(tenths(99)),
        forfeit: fc.boolean(),
      }),
    ),
  }),
  fc.record({
    kind: fc.constant("team-details" as const),
    team: natural(999),
    text: fc.constantFrom("", "  GEO  12.0  1 w 1=0+", " 12b"),
  }),
);
