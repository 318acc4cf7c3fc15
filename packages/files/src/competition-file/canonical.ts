/**
 * JSON text that depends on the value alone: keys in the order of their code units, no spaces.
 * Two files with the same events have the same canonical text, however they were formatted.
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
};

/** The SHA-256 hash of a value's canonical JSON text, in hexadecimal. */
export const canonicalHash = async (value: unknown): Promise<string> => {
  const text = new TextEncoder().encode(canonicalJson(value));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
};
