import { readFileSync } from "node:fs";
import { readPo } from "./po.ts";
import { ROOT } from "./source.ts";
import { type Translations, translationsFrom } from "./translations.ts";

/** Pseudo-languages for tests, by Unicode's codes: accented and long; and right to left. */
export const PSEUDO_LANGUAGES = ["en-XA", "ar-XB"] as const;

const ACCENTED: ReadonlyMap<string, string> = new Map(
  [..."aceinouyACEINOUY"].map((letter, at) => [letter, [..."àçêîñöûýÀÇÊÎÑÖÛÝ"][at] ?? letter]),
);

/** Relative growth of texts in translation. */
const LONGER = 0.4;

/**
 * Returns a pseudo-translation: every English text with accents, longer by two fifths and in
 * brackets. Text without them is not translated; text without its end is cut off.
 */
export const pseudoTranslations = (language: (typeof PSEUDO_LANGUAGES)[number]): Translations => {
  const { entries } = readPo(readFileSync(`${ROOT}languages/fr.po`, "utf8"));
  const made = entries.map((entry) => ({
    ...entry,
    strings: [entry.id, ...(entry.plural === null ? [] : [entry.plural])].map(pseudo),
  }));
  return translationsFrom(language, ["one", "other"], made);
};

/** `Round {round}` → `[Röûñd {round}~~]`; spaces at the edges of a piece of a sentence stay there. */
const pseudo = (text: string): string => {
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const accented = words.replace(/\{[^{}]*\}|[a-z]/gi, (piece) =>
    piece.length > 1 ? piece : (ACCENTED.get(piece) ?? piece),
  );
  const letters = words.replace(/\{[^{}]*\}/g, "").length;
  // With places to break, as words have them.
  const more = "~~~~ ".repeat(Math.ceil((letters * LONGER) / 5)).trim();
  return `${before}[${accented} ${more}]${after}`;
};
