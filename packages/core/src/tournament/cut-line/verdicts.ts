import type { EntryId } from "../../base/entry-id.ts";
import { oncePerObject } from "../../base/once.ts";
import type { Block, CutField } from "./field.ts";
import { added, compareDigits, type Digits } from "./measure.ts";
import { type OwnTable, ownPlacings } from "./own-table.ts";
import type { View } from "./view.ts";

/** In, or out, regardless of the others; or open. */
export type Verdict = "in" | "out" | "open";

/** A player with the result of one course. */
export interface Candidate {
  readonly entry: EntryId;
  readonly playsOn: boolean;
  /** The possible endings of the own table with as many (or as few) ahead as possible. */
  readonly tables: (view: View) => OwnTables;
}

/** Gains of a course; the others' gains are null if not enumerated. */
export type OwnTables = readonly (OwnTable | { readonly own: Digits; readonly others: null })[];

/** A player with the digits after one ending of the own table. */
interface Rival {
  readonly entry: EntryId;
  readonly digits: Digits;
  readonly playsOn: boolean;
}

/**
 * Decides if a course is enough, over all possible results of the others. Tables are independent of
 * each other, so the most (or fewest) ahead of a player are the sum over tables.
 */
export const verdictOn = (field: CutField, candidate: Candidate): Verdict => {
  const cutBy =
    (view: View) =>
    (table: OwnTables[number]): boolean => {
      const now = field.measure.now.get(candidate.entry) ?? field.measure.none;
      const { entry, playsOn } = candidate;
      const rival = { entry, playsOn, digits: added(now, table.own) };
      return isCut(field, rival, table.others, view);
    };
  if (!candidate.tables("most").some(cutBy("most"))) return "in";
  return candidate.tables("fewest").every(cutBy("fewest")) ? "out" : "open";
};

/** True if a player is left out with as many (or as few) ahead as possible. */
const isCut = (
  field: CutField,
  rival: Rival,
  own: OwnTable["others"] | null,
  view: View,
): boolean => {
  const { perGroup, players, groups } = field;
  const ownGroup = field.groupOf.get(rival.entry) ?? null;
  const ahead = aheadByGroup(field, rival, own, view);
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
  rival: Rival,
  own: OwnTable["others"] | null,
  view: View,
): ReadonlyMap<number | null, number> => {
  const { groups, blocks } = aheadBefore(field, rival, view);
  const counts = new Map<number | null, number>();
  for (const [group, tally] of groups) counts.set(group, aheadIn(field, tally, rival, view));
  const block = field.blockOf.get(rival.entry);
  const tally = block && blocks.get(block);
  if (block !== undefined && tally !== undefined) {
    const group = groupOfBlock(field, block);
    const elsewhere = (counts.get(group) ?? 0) - aheadIn(field, tally, rival, view);
    counts.set(group, elsewhere + aheadAtOwn(field, block, rival, own, view));
  }
  return counts;
};

const groupOfBlock = ({ groupOf }: CutField, { players: [someone = 0] }: Block): number | null =>
  groupOf.get(someone) ?? null;

/** A player with the best (or worst) possible digits. */
interface Reach {
  readonly entry: EntryId;
  readonly digits: Digits;
}

/**
 * Counts the players of a block or a group who can be ahead of a player with known digits before
 * game points: those in any case, plus one for each of `further` who is ahead by all digits.
 */
interface Tally {
  readonly sure: number;
  /** Best first. */
  readonly further: readonly Reach[];
}

/** The players ahead of given digits before game points, at all tables. */
interface AheadBefore {
  readonly groups: ReadonlyMap<number | null, Tally>;
  readonly blocks: ReadonlyMap<Block, Tally>;
}

/** Cache: most players fall into few classes. */
const knownAhead = oncePerObject((_: CutField) => new Map<string, AheadBefore>());

const aheadBefore = (field: CutField, rival: Rival, view: View): AheadBefore => {
  const known = knownAhead(field);
  const key = `${view}/${rival.digits.slice(0, field.measure.split).join()}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const blocks = new Map(
    field.blocks.map((block) => [block, tallyOf(field, block, rival, view)] as const),
  );
  const byGroup = new Map<number | null, { sure: number; further: Reach[] }>();
  for (const [block, { sure, further }] of blocks) {
    const group = groupOfBlock(field, block);
    const sum = byGroup.get(group) ?? { sure: 0, further: [] };
    sum.sure += sure;
    sum.further.push(...further);
    byGroup.set(group, sum);
  }
  for (const { further } of byGroup.values()) further.sort(bestFirst(field, view));
  const made = { groups: byGroup, blocks };
  known.set(key, made);
  return made;
};

/** Sorts by {@link isAhead}, those ahead first. */
const bestFirst =
  ({ measure, gamesLeft }: CutField, view: View) =>
  (a: Reach, b: Reach): number => {
    const order = compareDigits(b.digits, a.digits);
    if (order !== 0) return order;
    const plays = ({ entry }: Reach): number =>
      measure.continues && (gamesLeft.get(entry) ?? 0) > 0 ? 1 : 0;
    return (
      (view === "most" ? plays(b) - plays(a) : plays(a) - plays(b)) ||
      (measure.rank.get(a.entry) ?? 0) - (measure.rank.get(b.entry) ?? 0)
    );
  };

/** Counts those of a tally who are ahead: `further` is sorted, so they come first. */
const aheadIn = (field: CutField, { sure, further }: Tally, rival: Rival, view: View): number => {
  let from = 0;
  let to = further.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const one = further[middle];
    if (one !== undefined && isAhead(field, one.entry, one.digits, rival, view)) from = middle + 1;
    else to = middle;
  }
  return sure + from;
};

/**
 * Returns how many of a block can be ahead. An ending has k ahead if its k-th best is; most (or
 * fewest) ahead are k if that is so in one ending (or in all), so the best (or worst) k-th best of
 * all endings decides.
 */
const tallyOf = (field: CutField, block: Block, rival: Rival, view: View): Tally => {
  const { split, none, now } = field.measure;
  const order = bestFirst(field, view);
  const endings = gainsIn(field, block, view).map((gains) => {
    const all = block.players.map((entry, player) => {
      const digits = added(now.get(entry) ?? none, gains[player] ?? none);
      return { entry, digits, order: compareDigits(digits, rival.digits, 0, split) };
    });
    return {
      ahead: all.filter((one) => one.order > 0).length,
      level: all.filter((one) => one.order === 0).toSorted(order),
    };
  });
  const counted = endings.map(({ ahead }) => ahead);
  const reached = endings.map(({ ahead, level }) => ahead + level.length);
  const [sure, most] =
    view === "most"
      ? [Math.max(...counted), Math.max(...reached)]
      : [Math.min(...counted), Math.min(...reached)];
  const further = Array.from({ length: most - sure }, (_, index) => sure + index).flatMap(
    (before): Reach[] => {
      const each = endings.flatMap(({ ahead, level }) => level[before - ahead] ?? []);
      const [tells] = each.toSorted((a, b) => (view === "most" ? order(a, b) : order(b, a)));
      return tells === undefined ? [] : [tells];
    },
  );
  return { sure, further };
};

/** The possible joint gains of a block's players; if tables mix, each alone at best (or worst). */
const gainsIn = (field: CutField, block: Block, view: View): readonly (readonly Digits[])[] => {
  const { games, frontier, players } = block;
  if (games === 0) return [players.map(() => field.measure.none)];
  if (frontier !== null) return view === "most" ? frontier.best : frontier.worst;
  return [players.map((entry) => extremeGain(field, block, entry, view))];
};

/** The best (or worst) possible gain of a game for a member of each block. */
const knownExtremes = oncePerObject((_: Block) => new Map<View, Digits>());

/** Returns a player's best (or worst) possible result alone: a bound if tables mix. */
const extremeGain = (field: CutField, block: Block, entry: EntryId, view: View): Digits => {
  const known = knownExtremes(block);
  const perGame = known.get(view) ?? extremeGame(field, block, view);
  known.set(view, perGame);
  const games = field.gamesLeft.get(entry) ?? 0;
  return perGame.map((digit) => digit * games);
};

const extremeGame = ({ measure }: CutField, block: Block, view: View): Digits => {
  const [sign, end] = view === "most" ? ([1, "high"] as const) : ([-1, "low"] as const);
  const gains = ownPlacings(Math.max(1, block.size), measure.scores).map((placing) =>
    measure.gain(block.size, { ...placing, above: 0, below: 0 }, end),
  );
  return gains.reduce((a, b) => (sign * compareDigits(b, a) > 0 ? b : a));
};

const aheadAtOwn = (
  field: CutField,
  block: Block,
  rival: Rival,
  own: OwnTable["others"] | null,
  view: View,
): number => {
  const others = block.players.filter((entry) => entry !== rival.entry);
  const ways = own ?? [others.map((entry) => extremeGain(field, block, entry, view))];
  const counts = ways.map(
    (gains) =>
      others.filter((entry, player) => {
        const { now, none } = field.measure;
        const digits = added(now.get(entry) ?? none, gains[player] ?? none);
        return isAhead(field, entry, digits, rival, view);
      }).length,
  );
  return view === "most" ? Math.max(...counts) : Math.min(...counts);
};

/**
 * True if a player with these digits ends ahead. If all are level and game points decide beyond
 * them, as `view` requires; else by the present lot, which ends every ranking.
 */
const isAhead = (
  { measure, gamesLeft }: CutField,
  entry: EntryId,
  digits: Digits,
  rival: Rival,
  view: View,
): boolean => {
  const order = compareDigits(digits, rival.digits);
  if (order !== 0) return order > 0;
  const plays = rival.playsOn || (gamesLeft.get(entry) ?? 0) > 0;
  if (measure.continues && plays) return view === "most";
  return (measure.rank.get(entry) ?? 0) < (measure.rank.get(rival.entry) ?? 0);
};
