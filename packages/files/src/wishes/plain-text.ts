/** Invisible and direction-changing characters; joiners too, since words are compared here. */
const UNSEEN =
  /\p{Bidi_Control}|\p{Cs}|\u00AD|[\u200B-\u200D]|\u2060|\uFEFF|\u034F|[\u115F\u3164]/gu;

/** Control characters, except line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** `1…c5`, `1. ... c5`, `1. … c5`: dots between a number and Black's move. */
const ELLIPSIS = /\b(\d{1,3}) ?\.? ?(?:…|\.{3}) ?(?=[KQRBNDTLSa-h0O][a-h1-8x:-])/g;

/** Returns the visible text of a mail's part, composed, with `\n` between lines. Linear. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(CONTROLS, " ")
    .normalize("NFC")
    .replace(UNSEEN, "")
    .replace(ELLIPSIS, "$1... ")
    .replace(/[\t\u00A0\u202F\u2007]/g, " ");

/** Letters that have no decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/**
 * Folds text to lower-case ASCII for comparing words: `Übernächster` becomes `uebernaechster`.
 * Dashes and quotation marks become the plain ones, runs of spaces one space. Linear.
 */
export const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[äöüßıłøđðæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\u2044/g, "/")
    .replace(/[‘’‚`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, " ")
    .trim();

/** Returns the first `length` UTF-16 units, never half a character. */
export const firstOf = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
