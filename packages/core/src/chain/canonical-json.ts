/**
 * JSON text that depends on the value alone: no white space, the keys of objects in the order of
 * their UTF-16 code units, members without a value left out, texts and numbers as `JSON.stringify`
 * writes them (ECMA-262, `Number::toString`), lone surrogates escaped. For any JSON value this is
 * the form of RFC 8785.
 */
export const canonicalJson = (value: unknown): string => {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(memberJson).join(",")}]`;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  let members = "";
  // Sorting texts without a comparison is by code units.
  for (const key of Object.keys(fields).sort()) {
    const member = fields[key];
    if (member === undefined) continue;
    members += `${members === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return `{${members}}`;
};

/** As JSON does: what has no value is null in a list. */
const memberJson = (member: unknown): string =>
  member === undefined ? "null" : canonicalJson(member);
