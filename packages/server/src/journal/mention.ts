/**
 * A pattern that finds any of these texts, as whole words, in JSON text; null if there are none.
 */
export const mentionOf = (texts: readonly string[]): RegExp | null => {
  const wanted = texts.filter((text) => text !== "");
  if (wanted.length === 0) return null;
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${wanted.map(inJson).join("|")})(?![\\p{L}\\p{N}])`,
    "iu",
  );
};

/** Escapes a text for JSON, for a regular expression. */
const inJson = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
