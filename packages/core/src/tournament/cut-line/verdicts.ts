import type { EntryId } from "../../base/entry-id.ts";
import { compareFractions, fraction, negative, plus, times } from "../../base/fraction.ts";
import type { Block, CutField } from "./field.ts";
import type { JointGain } from "./frontier.ts";
import { added, compareDigits, type Digits } from "./measure.ts";
import type { OtherGain, OthersGain } from "./own-table.ts";
import { ownPlacings } from "./own-table.ts";

/** In whatever the others do, out whatever they do, or neither. */
export type Verdict = "in" | "out" | "open";

/** The most, or the fewest, others who can end ahead. */
type View = "most" | "fewest";

/** A player with the final digits of one course. */
export interface Candidate {
  readonly entry: EntryId;
  readonly digits: Digits;
  readonly playsOn: boolean;
}

/**
 * Who gets in with a course, as far as everybody else allows: `own` are the ways the others at the
 * same table can fare; null where they are not enumerated. Tables are independent of each other, so
 * the most (or fewest) ahead of a player are the sum over tables.
 */
export const verdictOn = (
  field: CutField,
  candidate: Candidate,
  own: readonly OthersGain[] | null,
): Verdict => {
  if (isCut(field, candidate, own, "most") === false) return "in";
  return isCut(field, candidate, own, "fewest") ? "out" : "open";
};

/** Whether somebody is left out when as many (or as few) as can be end ahead. */
const isCut = (
  field: CutField,
  candidate: Candidate,
  own: readonly OthersGain[] | null,
  view: View,
): boolean => {
  const { perGroup, players, groups } = field;
  const ownGroup = field.groupOf.get(candidate.entry) ?? null;
  const ahead = aheadByGroup(field, candidate, own, view);
  const inGroup = ahead.get(ownGroup) ?? 0;
  if (perGroup > 0 && ownGroup !== null && inGroup < perGroup) return false;
  // Seats that groups do not fill go to the best of the others.
  let reserved = 0;
  let before = 0;
  for (const [group, members] of groups) {
    const sure = group === null ? 0 : Math.min(perGroup, members.length);
    reserved += sure;
    before += Math.max(0, (ahead.get(group) ?? 0) - sure);
  }
  return before >= players - reserved;
};

const aheadByGroup = (
  field: CutField,
  candidate: Candidate,
  own: readonly OthersGain[] | null,
  view: View,
): ReadonlyMap<number | null, number> => {
  const counts = new Map<number | null, number>();
  for (const block of field.blocks) {
    const [someone = 0] = block.players;
    const group = field.groupOf.get(someone) ?? null;
    const count =
      block === field.blockOf.get(candidate.entry)
        ? aheadAtOwn(field, block, candidate, own, view)
        : aheadElsewhere(field, block, candidate, view);
    counts.set(group, (counts.get(group) ?? 0) + count);
  }
  return counts;
};

const aheadElsewhere = (
  field: CutField,
  block: Block,
  candidate: Candidate,
  view: View,
): number => {
  // Against players who play on, only the digits before game points count.
  const key = `${view}/${candidate.digits.slice(0, field.measure.split).join()}`;
  const known = block.games > 0 ? block.countsAhead.get(key) : undefined;
  if (known !== undefined) return known;
  const count = countElsewhere(field, block, candidate, view);
  if (block.games > 0) block.countsAhead.set(key, count);
  return count;
};

const countElsewhere = (
  field: CutField,
  block: Block,
  candidate: Candidate,
  view: View,
): number => {
  const { players, frontier, games } = block;
  const now = (entry: EntryId): Digits => field.measure.now.get(entry) ?? [];
  if (games === 0)
    return players.filter((entry) => isAhead(field, entry, now(entry), candidate, view)).length;
  if (frontier === null) {
    return players.filter((entry) => {
      const gain = extremeGain(field, block, entry, view);
      return isAhead(field, entry, added(now(entry), gain), candidate, view);
    }).length;
  }
  const count = (gain: JointGain): number =>
    players.filter((entry, player) =>
      isAhead(field, entry, added(now(entry), gain[player] ?? []), candidate, view),
    ).length;
  return view === "most"
    ? Math.max(...frontier.best.map(count))
    : Math.min(...frontier.worst.map(count));
};

/** The best (or worst) that somebody can do alone: a bound where tables mix. */
const extremeGain = (
  { measure, gamesLeft }: CutField,
  block: Block,
  entry: EntryId,
  view: View,
): Digits => {
  const sign = view === "most" ? 1 : -1;
  const gains = ownPlacings(Math.max(1, block.size)).map((placing) =>
    measure.gain(block.size, placing),
  );
  const best = gains.reduce((a, b) => (sign * compareDigits(b, a, 0, b.length) > 0 ? b : a));
  const games = gamesLeft.get(entry) ?? 0;
  return best.map((digit) => digit * games);
};

const aheadAtOwn = (
  field: CutField,
  block: Block,
  candidate: Candidate,
  own: readonly OthersGain[] | null,
  view: View,
): number => {
  const others = block.players.filter((entry) => entry !== candidate.entry);
  const now = (entry: EntryId): Digits => field.measure.now.get(entry) ?? [];
  if (own === null) {
    return others.filter((entry) => {
      const gain = extremeGain(field, block, entry, view);
      return isAhead(field, entry, added(now(entry), gain), candidate, view);
    }).length;
  }
  const counts = own.map(
    (gains) =>
      others.filter((entry, player) => {
        const gain = gains[player];
        if (gain === undefined) return false;
        return isAheadAtTable(field, block, entry, gain, candidate, view);
      }).length,
  );
  return view === "most" ? Math.max(...counts) : Math.min(...counts);
};

/** Whether somebody with these digits ends ahead; where game points decide, whichever `view` asks. */
const isAhead = (
  { measure, gamesLeft }: CutField,
  entry: EntryId,
  digits: Digits,
  candidate: Candidate,
  view: View,
): boolean => {
  const order = compareDigits(digits, candidate.digits, 0, measure.split);
  if (order !== 0) return order > 0;
  const open = candidate.playsOn || (gamesLeft.get(entry) ?? 0) > 0;
  if (measure.pointsDecide && open) return view === "most";
  return (measure.rank.get(entry) ?? 0) < (measure.rank.get(candidate.entry) ?? 0);
};

/** The same of somebody at the same table, whose game points depend on who was ahead of whom. */
const isAheadAtTable = (
  field: CutField,
  { factor }: Block,
  entry: EntryId,
  { digits: gain, ahead, behind }: OtherGain,
  candidate: Candidate,
  view: View,
): boolean => {
  const { measure } = field;
  const digits = added(measure.now.get(entry) ?? [], gain);
  const [theirs, mine] = [measure.points.get(entry), measure.points.get(candidate.entry)];
  if (theirs === undefined || mine === undefined || !measure.pointsDecide) {
    return isAhead(field, entry, digits, candidate, view);
  }
  const order = compareDigits(digits, candidate.digits, 0, measure.split);
  if (order !== 0) return order > 0;
  // Ahead in any game: by as much as you like. Behind in all: by one point each at least.
  const lead = plus(theirs, negative(mine));
  if (view === "most" ? ahead > 0 : behind > 0) return view === "most";
  const least = times(fraction(ahead - behind), factor);
  const difference = compareFractions(plus(lead, least), fraction(0));
  if (difference !== 0) return difference > 0;
  const rest = compareDigits(digits, candidate.digits, measure.split, digits.length);
  if (rest !== 0) return rest > 0;
  return measure.pointsDecideAgain && view === "most";
};
