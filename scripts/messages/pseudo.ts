import { parse, type Token } from "@messageformat/parser";
import { type Catalogue, eachMessage } from "./catalogues.ts";

/** Pseudo-languages for tests, by Unicode's codes: accented and long; and right to left. */
export const PSEUDO_LANGUAGES = ["en-XA", "ar-XB"] as const;

export const isPseudo = (language: string): boolean =>
  PSEUDO_LANGUAGES.some((one) => one === language);

const ACCENTED: ReadonlyMap<string, string> = new Map(
  [..."aceinouyACEINOUY"].map((letter, at) => [letter, [..."àçêîñöûýÀÇÊÎÑÖÛÝ"][at] ?? letter]),
);

/** Relative growth of texts in translation. */
const LONGER = 0.4;

/**
 * Returns a catalogue in a pseudo-language: every English text with accents, longer by two fifths
 * and in brackets. Text without them is not in the catalogue; text without its end is cut off.
 */
export const pseudoCatalogue = (catalogue: Catalogue | string): Catalogue | string =>
  eachMessage(catalogue, pseudo);

/** `Round {round}` → `[Röûñd {round} ~~]`. */
const pseudo = (message: string): string => {
  const tokens = parse(message);
  const letters = lettersIn(tokens);
  if (letters === 0) return message;
  // With places to break, as words have them.
  const more = "~~~~ ".repeat(Math.ceil((letters * LONGER) / 5)).trim();
  return `[${written(tokens)} ${more}]`;
};

const lettersIn = (tokens: readonly Token[]): number =>
  tokens
    .map((token) => {
      if (token.type === "content") return token.value.trim().length;
      return "cases" in token
        ? Math.max(...token.cases.map(({ tokens: inner }) => lettersIn(inner)))
        : 0;
    })
    .reduce((sum, one) => sum + one, 0);

/** Writes the tokens of a message in ICU syntax, with accents. */
const written = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      switch (token.type) {
        case "content":
          return accented(token.value)
            .replaceAll("'", "''")
            .replace(/[{}#]+/g, "'$&'");
        case "argument":
          return `{${token.arg}}`;
        case "octothorpe":
          return "#";
        case "function":
          throw new Error(`{${token.arg}, ${token.key}}: pass dates, numbers and names as text`);
        default:
          return `{${token.arg}, ${token.type}, ${token.cases
            .map(
              ({ key, tokens: inner }) =>
                `${token.type !== "select" && /^\d+$/.test(key) ? `=${key}` : key} {${written(inner)}}`,
            )
            .join(" ")}}`;
      }
    })
    .join("");

const accented = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => ACCENTED.get(letter) ?? letter);
