/** Describes the first items, one per line; `more` counts the rest. */
export const firstLines = <Item>(
  items: readonly Item[],
  most: number,
  describe: (item: Item) => string,
  more: (given: { readonly count: number }) => string,
): string => {
  const left = items.length - most;
  return [...items.slice(0, most).map(describe), ...(left > 0 ? [more({ count: left })] : [])].join(
    "\n",
  );
};
