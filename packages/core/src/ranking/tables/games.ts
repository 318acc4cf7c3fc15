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
import {
  type CardDerivation,
  cardCriterion,
  type TablesCriterion,
  type TablesField,
  type TablesTerm,
} from "./criterion.ts";
import { evaluateTablesDerivation } from "./evaluate-derivation.ts";
import type { TableCard, TableLine } from "./table-card.ts";

const ONE = fraction(1);

/** Shares are counted in parts of this many. */
const SHARES = 10_000;

/** Rank points of the stage, penalties deducted. */
export const rankPoints = cardCriterion("RP", "higher", ({ stage, cardOf }, entry) =>
  summed(rankPointTerms(stage, cardOf.get(entry))),
);

/** Rank points of this stage and all before it, penalties deducted. */
export const allRankPoints = cardCriterion("ALL", "higher", (field, entry) =>
  summed(
    [...field.before, field].flatMap(({ stage, cardOf }) =>
      rankPointTerms(stage, cardOf.get(entry)),
    ),
  ),
);

/** Game points, times the factor of the table's size, penalties deducted. */
export const gamePoints = (better: TablesCriterion["better"]): TablesCriterion =>
  cardCriterion("GP", better, (field, entry) => {
    const card = field.cardOf.get(entry);
    return summed([...gamePointTerms(field, card), ...penaltyTerms(card, "game-points")]);
  });

/**
 * The share of all game points at the table, each rounded half up to a ten-thousandth, summed over
 * games; none where nobody has any.
 */
export const gamePointShare = (better: TablesCriterion["better"]): TablesCriterion =>
  cardCriterion("GPS", better, ({ stage, cardOf }, entry) =>
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
  cardCriterion("BEST", better, (field, entry) => {
    const terms = gamePointTerms(field, field.cardOf.get(entry)).filter(
      ({ line }) => line.share.gamePoints !== null,
    );
    const working = { kind: "best", better } as const;
    return { value: evaluateTablesDerivation({ terms, working }), terms, working };
  });

/** Games in first place. */
export const wins = cardCriterion("WIN", "higher", (field, entry) =>
  counted(field, entry, ({ share }) => share.win),
);

/** Games in second place, shared or not. */
export const seconds = cardCriterion("SEC", "higher", (field, entry) =>
  counted(field, entry, ({ share }) => !share.absent && share.place === 2),
);

/** Games in last place; fewer are better. */
export const losses = cardCriterion("LOSS", "lower", (field, entry) =>
  counted(field, entry, ({ share }) => share.loss),
);

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

const counted = (
  { stage, cardOf }: TablesField,
  entry: number,
  counts: (line: TableLine) => boolean,
): CardDerivation =>
  summed(
    gameTerms(stage, cardOf.get(entry), (line) => (counts(line) ? ONE : ZERO)).filter(
      ({ amount }) => amount.n !== 0,
    ),
  );
