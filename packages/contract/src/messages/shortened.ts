/** So many items are still read; more are counted. */
const READABLE = 12;

/** A long list cut short: the first items and how many more there are (`9 weitere`). */
export const shortened = (items: readonly string[], more: string): readonly string[] =>
  items.length <= READABLE
    ? items
    : [...items.slice(0, READABLE), `${items.length - READABLE} ${more}`];
