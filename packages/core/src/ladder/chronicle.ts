import { NotInMemory } from "../base/not-in-memory.ts";

/** Placeholder for a full block left out of a snapshot. Each snapshot has its own. */
export class LeftOut {
  /** Description of what is missing. */
  readonly what: string;

  constructor(what: string) {
    this.what = what;
  }
}

/** A full block of a snapshot, parsed on the first access to one of its items. */
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

/** A full block of a list, or its placeholder. */
export type Block<Item> = readonly Item[] | UnreadBlock<Item> | LeftOut;

/**
 * An append-only list that is cheap to copy: copies share full blocks. Lists of twenty years
 * (hundreds of thousands of items) are copied with every event.
 */
export interface Chronicle<Item> {
  readonly length: number;
  readonly blocks: readonly Block<Item>[];
  /** The items after the full blocks. */
  readonly tail: readonly Item[];
}

const BLOCK = 512;

/** Returns the items of a block. @throws NotInMemory if it was left out. */
const itemsIn = <Item>(block: Block<Item>): readonly Item[] => {
  if (block instanceof LeftOut) throw new NotInMemory(block.what);
  return block instanceof UnreadBlock ? block.items() : block;
};

const EMPTY: Chronicle<never> = { length: 0, blocks: [], tail: [] };

/** Returns an empty chronicle. */
export const emptyChronicle = <Item>(): Chronicle<Item> => EMPTY;

/** Returns the item at an index from 0; undefined out of range. O(1). @throws NotInMemory */
export const itemAt = <Item>(list: Chronicle<Item>, index: number): Item | undefined => {
  const number = Math.floor(index / BLOCK);
  const block = list.blocks[number];
  return block === undefined
    ? list.tail[index - list.blocks.length * BLOCK]
    : itemsIn(block)[index - number * BLOCK];
};

/** Returns the items from an index on, in order. Linear in the result. */
export const itemsFrom = <Item>(list: Chronicle<Item>, start: number): Item[] => {
  const items: Item[] = [];
  for (let index = Math.max(0, start); index < list.length; index++) {
    const item = itemAt(list, index);
    if (item !== undefined) items.push(item);
  }
  return items;
};

/** Iterates over all items in order, without copying them. */
export function* itemsOf<Item>(list: Chronicle<Item>): Generator<Item> {
  for (const block of list.blocks) yield* itemsIn(block);
  yield* list.tail;
}

/** Returns the first `length` items. O(n / 512). */
export const firstItems = <Item>(list: Chronicle<Item>, length: number): Chronicle<Item> => {
  if (length >= list.length) return list;
  const full = Math.floor(length / BLOCK);
  const rest = itemsIn(list.blocks[full] ?? list.tail);
  return { length, blocks: list.blocks.slice(0, full), tail: rest.slice(0, length - full * BLOCK) };
};

/** Returns how many leading items two chronicles share by identity. O(n / 512). */
export const sharedLength = <Item>(a: Chronicle<Item>, b: Chronicle<Item>): number => {
  let blocks = 0;
  while (blocks < a.blocks.length && a.blocks[blocks] === b.blocks[blocks]) blocks++;
  let shared = blocks * BLOCK;
  while (shared < a.length && itemAt(a, shared) === itemAt(b, shared)) shared++;
  return Math.min(shared, b.length);
};

/** The part of a chronicle in a snapshot: its end, and the number of full blocks before it. */
export interface ChronicleEnd<Item, Full extends Block<Item> = readonly Item[]> {
  readonly left: number;
  readonly blocks: readonly Full[];
  readonly tail: readonly Item[];
}

/** Returns the end of a chronicle with at least this many items, if there are as many. */
export const endOfChronicle = <Item>(
  { blocks, tail }: Chronicle<Item>,
  atLeast: number,
): ChronicleEnd<Item> => {
  const left = Math.max(0, blocks.length - Math.ceil(atLeast / BLOCK));
  return { left, blocks: blocks.slice(left).map(itemsIn), tail };
};

/** Restores a chronicle from its end; reports earlier items as missing `what`. */
export const chronicleEnding = <Item>(
  { left, blocks, tail }: ChronicleEnd<Item, Block<Item>>,
  what: string,
): Chronicle<Item> => {
  const leftOut = new LeftOut(what);
  const all = [...Array.from({ length: left }, (): Block<Item> => leftOut), ...blocks];
  return { length: all.length * BLOCK + tail.length, blocks: all, tail };
};

/** Builder of a chronicle: appends in place to unshared blocks. */
export interface ChronicleWriter<Item> {
  readonly push: (item: Item) => void;
  readonly length: () => number;
  /** Returns the last item that fits, among the last `within` items. */
  readonly findLast: (fits: (item: Item) => boolean, within: number) => Item | undefined;
  /** Returns the chronicle so far, unaffected by later appends. O(n / 512). */
  readonly snapshot: () => Chronicle<Item>;
}

/** Continues a chronicle. O(n / 512), then amortised O(1) per item. */
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
