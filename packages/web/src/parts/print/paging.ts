/** Splits a list into as few pages of at most `most` as possible, all equally long but for one. */
export const evenPages = <Item>(
  items: readonly Item[],
  most: number,
): readonly (readonly Item[])[] => {
  const pages = Math.max(1, Math.ceil(items.length / most));
  return Array.from({ length: pages }, (_, page) =>
    items.slice(
      Math.floor((page * items.length) / pages),
      Math.floor(((page + 1) * items.length) / pages),
    ),
  );
};

/** How far a page may be from its even share so that it ends with a letter. */
const STRAY = 4;

/**
 * Like {@link evenPages}, but pages end between two letters where that moves at most four items.
 * `letterOf` gives an item's letter.
 */
export const pagesByLetter = <Item>(
  items: readonly Item[],
  most: number,
  letterOf: (item: Item) => string,
): readonly (readonly Item[])[] => {
  const pages = Math.max(1, Math.ceil(items.length / most));
  const isBetween = (at: number): boolean => {
    const [before, after] = [items[at - 1], items[at]];
    return before === undefined || after === undefined || letterOf(before) !== letterOf(after);
  };
  const breaks = [0];
  for (let page = 1; page < pages; page++) {
    const even = Math.floor((page * items.length) / pages);
    const tried = Array.from(
      { length: 2 * STRAY + 1 },
      (_, step) =>
        // 0, −1, 1, −2, 2, …
        even + (step % 2 === 1 ? -(step + 1) / 2 : step / 2),
    );
    breaks.push(tried.find((at) => at > (breaks.at(-1) ?? 0) && isBetween(at)) ?? even);
  }
  return breaks.map((from, page) => items.slice(from, breaks[page + 1] ?? items.length));
};

/**
 * Lays slips out so that cutting the whole pile sorts them: place k of sheet p holds item
 * k × sheets + p, so that the cut piles are in order and need only be laid on each other. Places
 * that stay empty are null, and come last on their sheets.
 */
export const cutSheets = <Item>(
  items: readonly Item[],
  places: number,
): readonly (readonly (Item | null)[])[] => {
  const sheets = Math.max(1, Math.ceil(items.length / places));
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: places }, (_place, place) => items[place * sheets + sheet] ?? null),
  );
};
