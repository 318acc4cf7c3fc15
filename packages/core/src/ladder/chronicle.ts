import { NotInMemory } from "../base/not-in-memory.ts";

/** Stands for a full block that was left out of a snapshot. Each snapshot has its own. */
export class LeftOut {
  /** What is missed, in words. */
  readonly what: string;

  constructor(what: string) {
    this.what = what;
  }
}

/** A full block of a snapshot that is read as soon as somebody asks for one of its items. */
export class UnreadBlock<Item> {
  #known: readonly Item[] | (() => readonly Item[]);

  constructor(read: () => readonly Item[]) {
    this.#known = read;
  }

  items(): readonly Item[] {
    if (typeof this.#known === "function") this.#known = this.#known();
    return this.#known;
  }
}

/** A full block of a list, if it is in memory. */
export type Block<Item> = readonly Item[] | UnreadBlock<Item> | LeftOut;

/**
 * A list that only grows at its end and is cheap to copy: full blocks are shared between copies.
 * Lists of twenty years (hundreds of thousands of items) are copied with every event.
 */
export interface Chronicle<Item> {
  readonly length: number;
  readonly blocks: readonly Block<Item>[];
  /** The items after the full blocks. */
  readonly tail: readonly Item[];
}

const BLOCK = 512;

/** The items of a block. @throws NotInMemory where it was left out. */
const itemsIn = <Item>(block: Block<Item>): readonly Item[] => {
  if (block instanceof LeftOut) throw new NotInMemory(block.what);
  return block instanceof UnreadBlock ? block.items() : block;
};

const EMPTY: Chronicle<never> = { length: 0, blocks: [], tail: [] };

/** The chronicle of nothing yet. */
export const emptyChronicle = <Item>(): Chronicle<Item> => EMPTY;

/** The item at an index from 0; undefined beyond the ends. O(1). @throws NotInMemory */
export const itemAt = <Item>(list: Chronicle<Item>, index: number): Item | undefined => {
  const number = Math.floor(index / BLOCK);
  const block = list.blocks[number];
  return block === undefined
    ? list.tail[index - list.blocks.length * BLOCK]
    : itemsIn(block)[index - number * BLOCK];
};

/** The items from an index on, in order. Linear in what is returned. */
export const itemsFrom = <Item>(list: Chronicle<Item>, start: number): Item[] => {
  const items: Item[] = [];
  for (let index = Math.max(0, start); index < list.length; index++) {
    const item = itemAt(list, index);
    if (item !== undefined) items.push(item);
  }
  return items;
};

/** All items in order, without copying them. */
export function* itemsOf<Item>(list: Chronicle<Item>): Generator<Item> {
  for (const block of list.blocks) yield* itemsIn(block);
  yield* list.tail;
}

/** The first `length` items. O(n / 512). */
export const firstItems = <Item>(list: Chronicle<Item>, length: number): Chronicle<Item> => {
  if (length >= list.length) return list;
  const full = Math.floor(length / BLOCK);
  const rest = itemsIn(list.blocks[full] ?? list.tail);
  return { length, blocks: list.blocks.slice(0, full), tail: rest.slice(0, length - full * BLOCK) };
};

/** How many items from the start two chronicles share: the very same. O(n / 512). */
export const sharedLength = <Item>(a: Chronicle<Item>, b: Chronicle<Item>): number => {
  let blocks = 0;
  while (blocks < a.blocks.length && a.blocks[blocks] === b.blocks[blocks]) blocks++;
  let shared = blocks * BLOCK;
  while (shared < a.length && itemAt(a, shared) === itemAt(b, shared)) shared++;
  return Math.min(shared, b.length);
};

/** A chronicle as a snapshot holds it: its end, and how many full blocks come before. */
export interface ChronicleEnd<Item, Full extends Block<Item> = readonly Item[]> {
  readonly left: number;
  readonly blocks: readonly Full[];
  readonly tail: readonly Item[];
}

/** The end of a chronicle, with so many items at least, as far as there are so many. */
export const endOfChronicle = <Item>(
  { blocks, tail }: Chronicle<Item>,
  atLeast: number,
): ChronicleEnd<Item> => {
  const left = Math.max(0, blocks.length - Math.ceil(atLeast / BLOCK));
  return { left, blocks: blocks.slice(left).map(itemsIn), tail };
};

/** The chronicle that ends so; what comes before is missed as `what`. */
export const chronicleEnding = <Item>(
  { left, blocks, tail }: ChronicleEnd<Item, Block<Item>>,
  what: string,
): Chronicle<Item> => {
  const leftOut = new LeftOut(what);
  const all = [...Array.from({ length: left }, (): Block<Item> => leftOut), ...blocks];
  return { length: all.length * BLOCK + tail.length, blocks: all, tail };
};

/** A chronicle in the making: appends in place to what belongs to nobody else. */
export interface ChronicleWriter<Item> {
  readonly push: (item: Item) => void;
  readonly length: () => number;
  /** The last item that fits, of the last `within` items at most. */
  readonly findLast: (fits: (item: Item) => boolean, within: number) => Item | undefined;
  /** What was written so far; later appends do not change it. O(n / 512). */
  readonly snapshot: () => Chronicle<Item>;
}

/** Continues a chronicle. O(n / 512), then O(1) amortised for each item. */
export const writeChronicle = <Item>(from: Chronicle<Item>): ChronicleWriter<Item> => {
  const blocks = [...from.blocks];
  let tail = [...from.tail];
  return {
    push: (item) => {
      tail.push(item);
      if (tail.length === BLOCK) {
        blocks.push(tail);
        tail = [];
      }
    },
    length: () => blocks.length * BLOCK + tail.length,
    findLast: (fits, within) => {
      let left = within;
      for (let block = blocks.length; block >= 0 && left > 0; block--) {
        const items = block === blocks.length ? tail : itemsIn(blocks[block] ?? []);
        for (let index = items.length - 1; index >= 0 && left > 0; index--, left--) {
          const item = items[index];
          if (item !== undefined && fits(item)) return item;
        }
      }
      return undefined;
    },
    snapshot: () => ({
      length: blocks.length * BLOCK + tail.length,
      blocks: [...blocks],
      tail: [...tail],
    }),
  };
};
