import type { EntryId } from "../../base/entry-id.ts";
import { oncePerObject } from "../../base/once.ts";
import type { Block, CutField } from "./field.ts";
import { added, compareDigits, type Digits } from "./measure.ts";
import { type OwnTable, ownPlacings } from "./own-table.ts";
import type { View } from "./view.ts";

/** In whatever the others do, out whatever they do, or neither. */
export type Verdict = "in" | "out" | "open";

/** A player with what one course comes to. */
export interface Candidate {
  readonly entry: EntryId;
  readonly playsOn: boolean;
  /** How the own table can go, where as many (or as few) as can be end ahead. */
  readonly tables: (view: View) => OwnTables;
}

/** What the course gains; the others' gains with it are null where they are not enumerated. */
export type OwnTables = readonly (OwnTable | { readonly own: Digits; readonly others: null })[];

/** A player with the digits that one way in which the own table can go leads to. */
interface Rival {
  readonly entry: EntryId;
  readonly digits: Digits;
  readonly playsOn: boolean;
}

/**
 * Who gets in with a course, as far as everybody else allows. Tables are independent of each other,
 * so the most (or fewest) ahead of a player are the sum over tables.
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

/** Whether somebody is left out when as many (or as few) as can be end ahead. */
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
  const { byGroup, sure, open } = aheadBefore(field, rival, view);
  const counts = new Map(byGroup);
  const add = (block: Block, more: number): void => {
    const group = groupOfBlock(field, block);
    counts.set(group, (counts.get(group) ?? 0) + more);
  };
  const ownBlock = field.blockOf.get(rival.entry);
  for (const [block, endings] of open) {
    if (block === ownBlock) continue;
    add(block, aheadElsewhere(field, endings, rival, view) - (sure.get(block) ?? 0));
  }
  if (ownBlock !== undefined) {
    const at = aheadAtOwn(field, ownBlock, rival, own, view);
    add(ownBlock, at - (sure.get(ownBlock) ?? 0));
  }
  return counts;
};

const groupOfBlock = ({ groupOf }: CutField, { players: [someone = 0] }: Block): number | null =>
  groupOf.get(someone) ?? null;

/** How a block can end, against somebody whose digits before game points are known. */
interface Ending {
  /** How many are ahead by them. */
  readonly ahead: number;
  /** Those who are level there, with all digits. */
  readonly level: readonly { readonly entry: EntryId; readonly digits: Digits }[];
}

/** Who is ahead of somebody with certain digits before game points, at all tables. */
interface AheadBefore {
  /** How many of each group are in any case. */
  readonly byGroup: ReadonlyMap<number | null, number>;
  /** The same of each block. */
  readonly sure: ReadonlyMap<Block, number>;
  /** The blocks in which more (or fewer) can be. */
  readonly open: ReadonlyMap<Block, readonly Ending[]>;
}

/** What was asked for so far: most players fall into few classes. */
const knownAhead = oncePerObject((_: CutField) => new Map<string, AheadBefore>());

const aheadBefore = (field: CutField, rival: Rival, view: View): AheadBefore => {
  const known = knownAhead(field);
  const key = `${view}/${rival.digits.slice(0, field.measure.split).join()}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const byGroup = new Map<number | null, number>();
  const sure = new Map<Block, number>();
  const open = new Map<Block, readonly Ending[]>();
  for (const block of field.blocks) {
    const endings = endingsAgainst(field, block, rival, view);
    const ahead = endings[0]?.ahead ?? 0;
    const group = groupOfBlock(field, block);
    byGroup.set(group, (byGroup.get(group) ?? 0) + ahead);
    sure.set(block, ahead);
    if (endings.length > 1) open.set(block, endings);
  }
  const made = { byGroup, sure, open };
  known.set(key, made);
  return made;
};

/** The most (or fewest) ahead over the ways in which a block can end. */
const aheadElsewhere = (
  field: CutField,
  endings: readonly Ending[],
  rival: Rival,
  view: View,
): number => {
  const counts = endings.map(
    ({ ahead, level }) =>
      ahead +
      level.filter(({ entry, digits }) => isAhead(field, entry, digits, rival, view)).length,
  );
  return view === "most" ? Math.max(...counts) : Math.min(...counts);
};

/**
 * The endings of a block that can have the most (or the fewest) ahead; the first says how many are
 * in any case.
 */
const endingsAgainst = (
  field: CutField,
  block: Block,
  rival: Rival,
  view: View,
): readonly Ending[] => {
  const { split, none } = field.measure;
  const finals = gainsIn(field, block, view).map((gains): Ending => {
    const all = block.players.map((entry, player) => {
      const digits = added(field.measure.now.get(entry) ?? none, gains[player] ?? none);
      return { entry, digits, order: compareDigits(digits, rival.digits, 0, split) };
    });
    return {
      ahead: all.filter(({ order }) => order > 0).length,
      level: all.filter(({ order }) => order === 0),
    };
  });
  // One ending has so many ahead already; only those that can have more (or fewer) are asked further.
  const counts = ({ ahead, level }: Ending): readonly [least: number, most: number] => [
    ahead,
    ahead + level.length,
  ];
  const sure =
    view === "most"
      ? Math.max(...finals.map((one) => counts(one)[0]))
      : Math.min(...finals.map((one) => counts(one)[1]));
  const hopeful = finals.filter((one) => {
    const [least, most] = counts(one);
    return view === "most" ? most > sure : least < sure;
  });
  return [{ ahead: sure, level: [] }, ...hopeful];
};

/** What a block's players can gain together; each alone at best (or worst) where tables mix. */
const gainsIn = (field: CutField, block: Block, view: View): readonly (readonly Digits[])[] => {
  const { games, frontier, players } = block;
  if (games === 0) return [players.map(() => field.measure.none)];
  if (frontier !== null) return view === "most" ? frontier.best : frontier.worst;
  return [players.map((entry) => extremeGain(field, block, entry, view))];
};

/** What a game can bring a member of each block at best (or at worst). */
const knownExtremes = oncePerObject((_: Block) => new Map<View, Digits>());

/** The best (or worst) that somebody can do alone: a bound where tables mix. */
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
 * Whether somebody with these digits ends ahead. Where all are level and game points decide beyond
 * them, whichever `view` asks; else the lot, which ends every ranking, as it stands.
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
