import {
  type Fraction,
  fraction,
  negative,
  ofDecimal,
  roundHalfUp,
  sumOf,
  times,
  ZERO,
} from "../../base/fraction.ts";
import type { PenaltyTarget } from "../../base/penalty.ts";
import type { TablesCriterionCode } from "./codes.ts";
import {
  type CardDerivation,
  cardCriterion,
  type Growth,
  type TablesCriterion,
  type TablesField,
  type TablesTerm,
} from "./criterion.ts";
import { evaluateTablesDerivation } from "./evaluate-derivation.ts";
import type { SeatShare } from "./rank-points.ts";
import type { TableCard, TableLine } from "./table-card.ts";

const ONE = fraction(1);

/** Unit of shares: one ten-thousandth. */
const SHARES = 10_000;

const RANK_POINTS: Growth = { by: "places", gain: ({ rankPoints }) => rankPoints };
const SUMMED: Growth = { by: "game-points", summed: true };
const NOT_SUMMED: Growth = { by: "game-points", summed: false };

/** Rank points of the stage, penalties deducted. */
export const rankPoints = cardCriterion("RP", "higher", RANK_POINTS, ({ stage, cardOf }, entry) =>
  summed(rankPointTerms(stage, cardOf.get(entry))),
);

/** Rank points of this stage and all before it, penalties deducted. */
export const allRankPoints = cardCriterion("ALL", "higher", RANK_POINTS, (field, entry) =>
  summed(
    [...field.before, field].flatMap(({ stage, cardOf }) =>
      rankPointTerms(stage, cardOf.get(entry)),
    ),
  ),
);

/** Game points, times the factor of the table's size, less penalties. */
export const gamePoints = (better: TablesCriterion["better"]): TablesCriterion =>
  cardCriterion("GP", better, SUMMED, (field, entry) => {
    const card = field.cardOf.get(entry);
    return summed([...gamePointTerms(field, card), ...penaltyTerms(card, "game-points")]);
  });

/**
 * The share of all game points at the table, each rounded half up to a ten-thousandth, summed over
 * games; zero if the table has no game points.
 */
export const gamePointShare = (better: TablesCriterion["better"]): TablesCriterion =>
  cardCriterion("GPS", better, NOT_SUMMED, ({ stage, cardOf }, entry) =>
    summed(
      gameTerms(stage, cardOf.get(entry), ({ share, tableTotal }) =>
        share.gamePoints === null || tableTotal === null || tableTotal <= 0
          ? ZERO
          : roundHalfUp(fraction(share.gamePoints, tableTotal), SHARES),
      ),
    ),
  );

/** The best single game in game points, times the factor. */
export const bestGame = (better: TablesCriterion["better"]): TablesCriterion =>
  cardCriterion("BEST", better, NOT_SUMMED, (field, entry) => {
    const terms = gamePointTerms(field, field.cardOf.get(entry)).filter(
      ({ line }) => line.share.gamePoints !== null,
    );
    const working = { kind: "best", better } as const;
    return { value: evaluateTablesDerivation({ terms, working }), terms, working };
  });

/** Games whose end for a seat satisfies `counts`. */
const gamesThat = (
  code: TablesCriterionCode,
  better: TablesCriterion["better"],
  counts: (share: SeatShare) => boolean,
): TablesCriterion => {
  const gain = (share: SeatShare): Fraction => (counts(share) ? ONE : ZERO);
  return cardCriterion(code, better, { by: "places", gain }, ({ stage, cardOf }, entry) =>
    summed(
      gameTerms(stage, cardOf.get(entry), ({ share }) => gain(share)).filter(
        ({ amount }) => amount.n !== 0,
      ),
    ),
  );
};

/** Games in first place. */
export const wins = gamesThat("WIN", "higher", ({ win }) => win);

/** Games in second place, shared or not. */
export const seconds = gamesThat("SEC", "higher", ({ absent, place }) => !absent && place === 2);

/** Games in last place; fewer are better. */
export const losses = gamesThat("LOSS", "lower", ({ loss }) => loss);

/** The factor of game points at tables of `size`. */
export const factorOf = ({ factors }: Pick<TablesField, "factors">, size: number): Fraction =>
  factors.find((one) => one.size === size)?.factor ?? ONE;

const summed = (terms: readonly TablesTerm[]): CardDerivation => ({
  value: sumOf(terms.map(({ amount }) => amount)),
  terms,
});

type GameTerm = Extract<TablesTerm, { readonly kind: "game" }>;

const gameTerms = (
  stage: number,
  card: TableCard | undefined,
  amount: (line: TableLine) => Fraction,
): readonly GameTerm[] =>
  (card?.lines ?? []).map((line) => ({
    kind: "game",
    stage,
    line,
    factor: ONE,
    amount: amount(line),
  }));

/** Returns the rank points on a card, less penalties. */
export const rankPointsOf = (card: TableCard): Fraction =>
  sumOf(rankPointTerms(0, card).map(({ amount }) => amount));

const rankPointTerms = (stage: number, card: TableCard | undefined): readonly TablesTerm[] => [
  ...gameTerms(stage, card, ({ share }) => share.rankPoints),
  ...penaltyTerms(card, "rank-points"),
];

const gamePointTerms = (field: TablesField, card: TableCard | undefined): readonly GameTerm[] =>
  (card?.lines ?? []).map((line) => {
    const factor = factorOf(field, line.size);
    const amount = times(fraction(line.share.gamePoints ?? 0), factor);
    return { kind: "game", stage: field.stage, line, factor, amount };
  });

const penaltyTerms = (card: TableCard | undefined, of: PenaltyTarget): readonly TablesTerm[] =>
  (card?.penalties ?? [])
    .filter((penalty) => penalty.of === of)
    .map((penalty) => ({ kind: "penalty", penalty, amount: negative(ofDecimal(penalty.points)) }));
