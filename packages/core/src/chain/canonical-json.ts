/**
 * JSON text that depends on the value alone: no white space, the keys of objects in the order of
 * their UTF-16 code units, members without a value left out, texts and numbers as `JSON.stringify`
 * writes them (ECMA-262, `Number::toString`), lone surrogates escaped. For any JSON value this is
 * the form of RFC 8785.
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(memberJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
};

/** As JSON does: what has no value is null in a list. */
const memberJson = (member: unknown): string =>
  member === undefined ? "null" : canonicalJson(member);
