/**
 * Returns JSON text that depends on the value alone: no white space, object keys sorted by UTF-16
 * code units, undefined members left out, texts and numbers as `JSON.stringify` writes them
 * (ECMA-262, `Number::toString`), lone surrogates escaped. For any JSON value this is the form of
 * RFC 8785.
 */
export const canonicalJson = (value: unknown): string => {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(memberJson).join(",")}]`;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  let members = "";
  // Sorting without a comparator compares code units.
  for (const key of Object.keys(fields).sort()) {
    const member = fields[key];
    if (member === undefined) continue;
    members += `${members === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return `{${members}}`;
};

/** As in JSON, undefined becomes null in a list. */
const memberJson = (member: unknown): string =>
  member === undefined ? "null" : canonicalJson(member);
