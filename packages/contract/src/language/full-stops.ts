/**
 * Returns a text in which no full stop follows that of an abbreviation: a sentence that ends with
 * `Jr.` or `e. V.` is over. Ellipses and paths stay.
 */
export const withoutDoubleStops = (text: string): string =>
  text.replace(/(?<=\p{L})\.\.(?![./\\\p{L}\d])/gu, ".");

/** Returns a dictionary with such texts, at any depth, also those that its functions return. */
export const tidied = <T>(value: T): T => {
  const tidy = (): unknown => {
    if (typeof value === "string") return withoutDoubleStops(value);
    if (typeof value === "function") return (...given: unknown[]) => tidied(value(...given));
    if ((value as object | null)?.constructor !== Object) return value;
    return Object.fromEntries(
      Object.entries(value as object).map(([key, one]) => [key, tidied(one)]),
    );
  };
  return tidy() as T;
};
