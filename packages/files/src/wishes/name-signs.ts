import type { FoundName, NameFinder } from "./names.ts";

/** A word of no language: letters only, so that it reads like a name. */
const SIGN = /\bq[a-j]+q\b/g;

/**
 * Replaces the names in a mail's words by signs before these are read, so that a player called
 * Schwarz, König or May is never taken for a colour, a piece or a month.
 */
export interface NameSigns {
  /** Returns the words with signs instead of these names. */
  readonly sign: (words: string, names: readonly FoundName[]) => string;
  /** Finds the signs in words. */
  readonly names: NameFinder;
  /** Returns the words as originally written. */
  readonly written: (words: string) => string;
}

/** Signs for the names of one mail. */
export const nameSigns = (): NameSigns => {
  const known = new Map<string, Omit<FoundName, "offset" | "end"> & { readonly text: string }>();
  const signs = new Map<string, string>();
  const found = new Map<string, readonly FoundName[]>();
  const signOf = ({ candidates, sure, common }: FoundName, text: string): string => {
    const key = `${text} ${candidates.join()} ${sure}`;
    const sign = signs.get(key) ?? `q${lettersOf(signs.size)}q`;
    signs.set(key, sign);
    known.set(sign, { candidates, sure, common, text });
    return sign;
  };
  return {
    sign: (words, names) => {
      let signed = "";
      let from = 0;
      for (const name of names) {
        signed += words.slice(from, name.offset);
        signed += signOf(name, words.slice(name.offset, name.end));
        from = name.end;
      }
      return signed + words.slice(from);
    },
    names: (words) => {
      const before = found.get(words);
      if (before !== undefined) return before;
      const here = [...words.matchAll(SIGN)].flatMap(({ 0: sign, index }): readonly FoundName[] => {
        const name = known.get(sign);
        if (name === undefined) return [];
        const { candidates, sure, common } = name;
        return [{ offset: index, end: index + sign.length, candidates, sure, common }];
      });
      found.set(words, here);
      return here;
    },
    written: (words) => words.replace(SIGN, (sign) => known.get(sign)?.text ?? sign),
  };
};

/** A number with letters for digits. */
const lettersOf = (number: number): string =>
  String(number).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
