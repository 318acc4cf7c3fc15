/**
 * Returns a text in which no full stop follows that of an abbreviation: a sentence that ends with
 * `Jr.` or `e. V.` is over. Ellipses and paths stay.
 */
export const withoutDoubleStops = (text: string): string =>
  text.includes("..") ? text.replace(/(?<=\p{L})\.\.(?![./\\\p{L}\d])/gu, ".") : text;

/** Returns a dictionary whose functions return such texts. */
export const tidied = <T>(dictionary: T): T => {
  if (typeof dictionary === "function") {
    const made = (...parameters: unknown[]): unknown => {
      const result: unknown = dictionary(...parameters);
      return typeof result === "string" ? withoutDoubleStops(result) : result;
    };
    return made as T;
  }
  if (!isPlain(dictionary)) return dictionary;
  const entries = Object.entries(dictionary).map(([key, value]) => [key, tidied(value)]);
  return Object.fromEntries(entries) as T;
};

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
