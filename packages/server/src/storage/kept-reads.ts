import type { Tables } from "./tables.ts";

/**
 * Caches the result of `read` per key until the next write to `tables`; without marks, reads each
 * time. Does not cache undefined, so that missing keys take no memory.
 */
export const keptReads = <T>(
  tables: Pick<Tables, "mark">,
  read: (key: string) => Promise<T | undefined>,
): ((key: string) => Promise<T | undefined>) => {
  let known: { readonly mark: object | null; readonly values: Map<string, T> } = {
    mark: null,
    values: new Map(),
  };
  return async (key) => {
    const mark = tables.mark();
    if (mark === null) return read(key);
    if (known.mark !== mark) known = { mark, values: new Map() };
    const { values } = known;
    const value = values.get(key) ?? (await read(key));
    // A write during the read has changed the mark.
    if (value !== undefined && tables.mark() === mark) values.set(key, value);
    return value;
  };
};
