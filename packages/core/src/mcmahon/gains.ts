import type { PlacedPlayer } from "./field.ts";
import { handicapBetween } from "./handicap.ts";
import type { DrawnFrom, McMahonParameters } from "./parameters.ts";

/** What a pair is worth, by criterion: the best pairing has the greatest total. */
export interface PairGains {
  readonly newOpponent: number;
  readonly colours: number;
  readonly score: number;
  readonly drawnUpOrDown: number;
  readonly seeding: number;
  readonly otherPlace: number;
}

/** Computes the gains of a pair in `round`, as OpenGotha does: whole numbers, rounded alike. */
export const gainsOf = (
  parameters: McMahonParameters,
  round: number,
  one: PlacedPlayer,
  other: PlacedPlayer,
): PairGains => ({
  newOpponent: one.met.has(other.player.entry) ? 0 : parameters.weights.newOpponent,
  colours: colourGain(parameters, one, other),
  score: scoreGain(parameters, round, one, other),
  drawnUpOrDown: drawGain(parameters, one, other),
  seeding: seedGain(parameters, round, one, other),
  otherPlace: placeGain(parameters, round, one, other),
});

/** The total of a pair; 1 more than the sum, so that any pair is better than none. */
export const totalGain = (gains: PairGains): number =>
  gains.newOpponent +
  gains.colours +
  gains.score +
  gains.drawnUpOrDown +
  gains.seeding +
  gains.otherPlace +
  1;

/** Without a handicap: the whole gain if both owe different colours, half of it if one of them. */
const colourGain = (
  { weights, handicap }: McMahonParameters,
  one: PlacedPlayer,
  other: PlacedPlayer,
): number => {
  if (handicapBetween(one.strength, other.strength, handicap) !== 0) return 0;
  if (one.balance * other.balance < 0) return weights.colours;
  const owes = Math.max(Math.abs(one.balance), Math.abs(other.balance));
  const isOneEven = one.balance === 0 || other.balance === 0;
  return isOneEven && owes >= 2 ? Math.trunc(weights.colours / 2) : 0;
};

/** Falls from the whole weight at distance 0 to nothing at distance 1; rounded down. */
const nearness = (weight: number, { concavity }: McMahonParameters, distance: number): number =>
  Math.trunc(weight * (1 - distance) * (1 + concavity * distance));

/** The number of scores that are possible before a round: McMahon scores with a little room. */
const scoreRange = ({ score, bar, floor }: McMahonParameters, round: number): number =>
  score === "wins" ? round : bar - floor + round + 3;

const scoreGain = (
  parameters: McMahonParameters,
  round: number,
  one: PlacedPlayer,
  other: PlacedPlayer,
): number => {
  const distance = Math.abs(one.points - other.points) / scoreRange(parameters, round);
  return nearness(parameters.weights.score, parameters, distance);
};

/**
 * Between groups, five degrees: 2 as a rule; less for each who was drawn in this direction before,
 * more for each who was drawn the other way more often. On top of that, the place in the group.
 */
const drawGain = (
  { weights, compensates, drawnFromUpper, drawnFromLower }: McMahonParameters,
  one: PlacedPlayer,
  other: PlacedPlayer,
): number => {
  if (one.points === other.points) return 0;
  const [upper, lower] = one.points > other.points ? [one, other] : [other, one];
  let degree = 2;
  if (upper.drawnDown > 0) degree--;
  if (lower.drawnUp > 0) degree--;
  if (degree !== 0 && upper.drawnUp > upper.drawnDown) degree++;
  if (degree !== 0 && lower.drawnDown > lower.drawnUp) degree++;
  if (!compensates) degree = Math.min(degree, 2);
  const step = Math.trunc(weights.drawnUpOrDown / 5);
  const half = Math.trunc(step / 2);
  return (
    degree * step +
    suitedness(upper, drawnFromUpper, half) +
    suitedness(lower, drawnFromLower, half)
  );
};

const suitedness = ({ place, groupSize }: PlacedPlayer, from: DrawnFrom, most: number): number => {
  const shares: Readonly<Record<DrawnFrom, number>> = {
    top: groupSize - 1 - place,
    middle: groupSize - 1 - Math.abs(2 * place - groupSize + 1),
    bottom: place,
  };
  return Math.trunc((most * shares[from]) / groupSize);
};

const seedGain = (
  { weights, seeding }: McMahonParameters,
  round: number,
  one: PlacedPlayer,
  other: PlacedPlayer,
): number => {
  if (one.points !== other.points) return 0;
  const size = one.groupSize;
  const system = round <= seeding.lastRoundOfFirst ? seeding.first : seeding.later;
  const [offset, span] =
    system === "fold"
      ? [one.place + other.place - (size - 1), size - 1]
      : [2 * Math.abs(one.place - other.place) - size, size];
  // Rounded after each step, as whole numbers are divided.
  const share = Math.trunc((weights.seeding * offset) / span);
  return weights.seeding - Math.trunc((share * offset) / span);
};

/** Of another club or country; strong players may meet anybody. */
const placeGain = (
  parameters: McMahonParameters,
  round: number,
  one: PlacedPlayer,
  other: PlacedPlayer,
): number => {
  const { weights, ratherThanSameClub, ratherThanSameCountry } = parameters;
  const range = scoreRange(parameters, round);
  const [a, b] = [one.player, other.player];
  const byCountry = a.country === b.country ? 0 : ratherThanSameCountry / range;
  const byClub = a.club === b.club ? 0 : (ratherThanSameClub * 1.2) / range;
  const both = Math.max(byCountry, byClub) + Math.min(byCountry, byClub) / 2;
  const distance = both === 0 ? 0 : both + 0.5 / range;
  const gain = weights.otherPlace - nearness(weights.otherPlace, parameters, distance);
  const strong = Number(one.isStrong) + Number(other.isStrong);
  return Math.trunc((gain * (2 - strong) + weights.otherPlace * strong) / 2);
};
