/**
 * Returns the initials of a name that must not be shown: of the given name and the surname, `A. M.`
 * for `Meier, Anna` and `Anna Meier`; skips particles (`van der Berg`). Empty if there are no
 * letters. Linear.
 */
export const initialsOf = (name: string): string => {
  const [before = "", behind] = name.normalize("NFC").split(",", 2);
  const [family, given] = [wordsOf(before), wordsOf(behind ?? "")];
  const [first, last] =
    given.length === 0
      ? [family[0], family.length > 1 ? family.at(-1) : undefined]
      : [given[0], family.find((word) => /^\p{Lu}/u.test(word)) ?? family[0]];
  return [first, last].flatMap((word) => (word === undefined ? [] : [letterOf(word)])).join(" ");
};

/** Returns the words with a letter, each from its first letter on. */
const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/u).flatMap((word) => /\p{L}.*/u.exec(word) ?? []);

const letterOf = (word: string): string =>
  `${(/^\p{L}\p{M}*/u.exec(word)?.[0] ?? "").toUpperCase()}.`;
