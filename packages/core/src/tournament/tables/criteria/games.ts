import type { EntryId } from "../../../base/entry-id.ts";
import {
  compareFractions,
  type Fraction,
  fraction,
  negative,
  ofDecimal,
  roundHalfUp,
  sumOf,
  times,
  ZERO,
} from "../../../base/fraction.ts";
import type { SeatedStage } from "../../settings.ts";
import type { Penalty } from "../../state.ts";
import type { StageCard, TableLine } from "../stage-cards.ts";
import type { StageField, TablesCriterion, TablesTerm } from "./criterion.ts";

const ONE = fraction(1);

/** Shares are counted in parts of this many. */
const SHARES = 10_000;

/** Rank points of the stage, penalties deducted. */
export const rankPoints: TablesCriterion = {
  code: "RP",
  better: "higher",
  derive: (field, entry) => {
    const card = field.cards.get(entry);
    return summed([
      ...gameTerms(field.stage, card, ({ share }) => share.rankPoints),
      ...penaltyTerms(card, "rank-points"),
    ]);
  },
};

/** Rank points of this stage and all before it, penalties deducted. */
export const allRankPoints: TablesCriterion = {
  code: "ALL",
  better: "higher",
  derive: (field, entry) =>
    summed(
      [...field.before, { stage: field.stage, cards: field.cards }].flatMap(({ stage, cards }) => {
        const card = cards.get(entry);
        return [
          ...gameTerms(stage, card, ({ share }) => share.rankPoints),
          ...penaltyTerms(card, "rank-points"),
        ];
      }),
    ),
};

/** Game points, times the factor of the table's size, penalties deducted. */
export const gamePoints: TablesCriterion = {
  code: "GP",
  better: "higher",
  derive: (field, entry) => {
    const card = field.cards.get(entry);
    return summed([...gamePointTerms(field, card), ...penaltyTerms(card, "game-points")]);
  },
};

/**
 * The share of all game points at the table, each rounded half up to a ten-thousandth, summed over
 * games; none where nobody has any.
 */
export const gamePointShare: TablesCriterion = {
  code: "GPS",
  better: "higher",
  derive: (field, entry) =>
    summed(
      gameTerms(field.stage, field.cards.get(entry), ({ share, tableTotal }) =>
        share.gamePoints === null || tableTotal === null || tableTotal <= 0
          ? ZERO
          : roundHalfUp(fraction(share.gamePoints, tableTotal), SHARES),
      ),
    ),
};

/** The best single game in game points, times the factor. */
export const bestGame: TablesCriterion = {
  code: "BEST",
  better: "higher",
  derive: (field, entry) => {
    const terms = gamePointTerms(field, field.cards.get(entry)).filter(
      (term) => term.kind === "game" && term.line.share.gamePoints !== null,
    );
    const ahead = compareBest(field);
    const [first, ...rest] = terms.map(({ amount }) => amount);
    const value = rest.reduce((best, next) => (ahead(next, best) ? next : best), first ?? ZERO);
    return { value, terms };
  },
};

/** Games in first place. */
export const wins: TablesCriterion = {
  code: "WIN",
  better: "higher",
  derive: (field, entry) => counted(field, entry, ({ share }) => share.win),
};

/** Games in second place, shared or not. */
export const seconds: TablesCriterion = {
  code: "SEC",
  better: "higher",
  derive: (field, entry) =>
    counted(field, entry, ({ share }) => !share.absent && share.place === 2),
};

/** Games in last place; fewer are better. */
export const losses: TablesCriterion = {
  code: "LOSS",
  better: "lower",
  derive: (field, entry) => counted(field, entry, ({ share }) => share.loss),
};

/** The factor of game points at tables of `size`. */
export const factorOf = ({ factors }: SeatedStage, size: number): Fraction =>
  factors.find((one) => one.size === size)?.factor ?? ONE;

const compareBest =
  ({ rules }: StageField) =>
  (a: Fraction, b: Fraction): boolean =>
    rules.best === "most" ? compareFractions(a, b) > 0 : compareFractions(a, b) < 0;

const summed = (terms: readonly TablesTerm[]): ReturnType<TablesCriterion["derive"]> => ({
  value: sumOf(terms.map(({ amount }) => amount)),
  terms,
});

const gameTerms = (
  stage: number,
  card: StageCard | undefined,
  amount: (line: TableLine) => Fraction,
): readonly TablesTerm[] =>
  (card?.lines ?? []).map((line) => ({
    kind: "game",
    stage,
    line,
    factor: ONE,
    amount: amount(line),
  }));

const gamePointTerms = (field: StageField, card: StageCard | undefined): readonly TablesTerm[] =>
  (card?.lines ?? []).map((line) => {
    const factor = factorOf(field.own, line.size);
    const amount = times(fraction(line.share.gamePoints ?? 0), factor);
    return { kind: "game", stage: field.stage, line, factor, amount };
  });

const penaltyTerms = (card: StageCard | undefined, of: Penalty["of"]): readonly TablesTerm[] =>
  (card?.penalties ?? [])
    .filter((penalty) => penalty.of === of)
    .map((penalty) => ({ kind: "penalty", penalty, amount: negative(ofDecimal(penalty.points)) }));

const counted = (
  field: StageField,
  entry: EntryId,
  counts: (line: TableLine) => boolean,
): ReturnType<TablesCriterion["derive"]> =>
  summed(
    gameTerms(field.stage, field.cards.get(entry), (line) => (counts(line) ? ONE : ZERO)).filter(
      ({ amount }) => amount.n !== 0,
    ),
  );
