/**
 * What is left of a name where it is not to be told any more: the first letter of the given name and of
 * the surname, `A. M.` for `Meier, Anna` and `Anna Meier`; of particles (`van der Berg`) the name behind
 * them. Empty where there are no letters. Linear.
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

/** The words of a text that have a letter, each from its first letter on. */
const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/u).flatMap((word) => /\p{L}.*/u.exec(word) ?? []);

const letterOf = (word: string): string =>
  `${(/^\p{L}\p{M}*/u.exec(word)?.[0] ?? "").toUpperCase()}.`;
