import { rendererFor } from "../french.ts";

/**
 * Builds a pattern for one meaning from a list of its wordings, folded and separated by `|`. In a
 * wording, `*` continues a stem (`gewonn*`), `..` stands for up to four words, and a word in
 * brackets may be missing.
 */
export const meaning = (wordings: string): RegExp => {
  const patterns = wordings
    .split("|")
    .map((wording) => wording.trim())
    // Sentences in French are read in words of the grammar.
    .flatMap((wording) => [...new Set([wording, inGrammar(wording)])])
    .map((wording) => wording.split(/\s+/).map(patternOf).join(""))
    .filter((pattern) => pattern !== "");
  return new RegExp(`(?<![a-z0-9'])(?:${patterns.join("|")})(?![a-z0-9])`);
};

const inGrammar = (wording: string): string => rendererFor(wording, () => [])(wording).words;

const SPACE = "[ ,]+";

const GAP = `(?:[a-z0-9']+${SPACE}){0,4}?`;

const patternOf = (word: string, at: number, { length }: readonly string[]): string => {
  if (word === "..") return GAP;
  const stem = word.replace(/[()]/g, "").replace(/\*/g, "[a-z]*");
  const spaced = at < length - 1 ? `${stem}${SPACE}` : stem;
  return word.startsWith("(") ? `(?:${spaced})?` : spaced;
};
