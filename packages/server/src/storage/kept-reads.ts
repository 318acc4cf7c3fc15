import type { Tables } from "./tables.ts";

/**
 * What `read` gives for a key, kept as long as nothing is written to `tables`; where that cannot be told,
 * it is read each time. Undefined is not kept, so that what nobody has takes up no room.
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
    // What was written while it was read has another mark.
    if (value !== undefined && tables.mark() === mark) values.set(key, value);
    return value;
  };
};
