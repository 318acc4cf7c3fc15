import { decide, type Settling } from "../../matching/settling.ts";
import { mayMeet } from "../meetings.ts";
import { type PairCost, weightedPairs } from "../weighted-pairs.ts";
import type { TeamRoster } from "./roster.ts";

/** All unpaired teams: residents at the first positions, then the others by rank. */
interface Field {
  readonly roster: TeamRoster;
  readonly ranks: readonly number[];
  readonly residents: number;
}

/**
 * Finds the set of upfloaters by weighted matching of all unpaired teams: exact, O(n³). The number
 * of upfloaters is that of pairs of a resident with a lower team, since two upfloaters never meet
 * (without them fewer would suffice). With `isAllowed`, of two ranks, the first of the best sets
 * that leave a pairing of such pairs only; null if none does.
 */
export const solveUpfloaters = (
  roster: TeamRoster,
  residents: readonly number[],
  lower: readonly number[],
  isAllowed: (a: number, b: number) => boolean = () => true,
): readonly number[] | null => {
  const field: Field = { roster, ranks: [...residents, ...lower], residents: residents.length };
  const isLegal = (a: number, b: number): boolean => {
    const [one, other] = [field.ranks[a] as number, field.ranks[b] as number];
    return mayMeet(roster, one, other) && isAllowed(one, other);
  };
  const size = field.ranks.length;
  const costs = upfloaterCosts(field);
  let solved = weightedPairs(size, isLegal, costs);
  if (!meetsC6(field, costs, solved.attained)) {
    solved = weightedPairs(
      size,
      isLegal,
      costs.filter(({ name }) => name !== "C6"),
    );
  }
  const { matching, choiceLane, isLegal: isWhole } = solved;
  if (!isWhole) return null;
  const settled = new Uint8Array(size);
  const search: Settling = {
    matching,
    size,
    choiceLane,
    settled,
    pairs: [],
    end: size,
    isPair: isLegal,
  };
  let missing = upfloatersIn(field, matching.partner).length;
  const chosen: number[] = [];
  for (let b = field.residents; b < size && missing > 0; b++) {
    if (!decide(search, b, (a) => a < field.residents)) continue;
    chosen.push(field.ranks[b] as number);
    missing--;
  }
  return chosen;
};

const upfloatersIn = ({ residents }: Field, partner: Int32Array): readonly number[] => {
  const found: number[] = [];
  for (let b = residents; b < partner.length; b++) {
    if ((partner[b] as number) < residents) found.push(b);
  }
  return found;
};

/** [C4]–[C7], highest first. */
const upfloaterCosts = (field: Field): readonly PairCost[] => {
  const { roster, ranks, residents } = field;
  const scoreAt = (position: number): number => roster.scores[ranks[position] as number] as number;
  const lifts = (a: number, b: number): boolean => a < residents && b >= residents;
  const scores = [...new Set(ranks.slice(residents).map((_, at) => scoreAt(residents + at)))];
  const end = endOfFollowing(field);
  return [
    { name: "C4", range: residents, of: (a, b) => (lifts(a, b) ? 1 : 0) },
    ...scores.reverse().map((score) => ({
      name: "C5",
      range: residents,
      of: (a: number, b: number) => (lifts(a, b) && scoreAt(b) === score ? 1 : 0),
    })),
    {
      name: "C6",
      range: end - residents,
      of: (a, b) => (a >= residents && a < end && b >= end ? 1 : 0),
    },
    {
      name: "C7",
      range: roster.floatsCount ? residents : 0,
      of: (a, b) => (lifts(a, b) ? (roster.floated[ranks[b] as number] as number) : 0),
    },
  ];
};

/** Returns the first position behind the following scoregroup. */
const endOfFollowing = ({ roster, ranks, residents }: Field): number => {
  let end = residents;
  const score = roster.scores[ranks[residents] as number];
  while (end < ranks.length && roster.scores[ranks[end] as number] === score) end++;
  return end;
};

const meetsC6 = (
  field: Field,
  costs: readonly PairCost[],
  attained: (cost: PairCost) => number,
): boolean => {
  const cost = (name: string): number =>
    costs.filter((one) => one.name === name).reduce((sum, one) => sum + attained(one), 0);
  const following = endOfFollowing(field) - field.residents;
  // The highest score is the last one of [C5].
  const lifted = costs.findLast(({ name }) => name === "C5");
  const left = following - (lifted === undefined ? 0 : attained(lifted));
  return cost("C6") <= left % 2;
};
