import { err, ok, type Result } from "@losfee/core";

/** Encoding of a tsh file. */
export type TshEncoding = "iso-8859-1" | "utf-8";

/**
 * Decodes a file. Uses UTF-8 if the bytes are valid (or begin with its mark), else ISO-8859-1,
 * tsh's own: a text in ISO-8859-1 with umlauts is practically never valid UTF-8.
 */
export const decodeTsh = (file: Uint8Array | string): string => {
  if (typeof file === "string") return file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return Array.from(file, (byte) => String.fromCharCode(byte)).join("");
  }
};

const BYTE_ORDER_MARK = "\uFEFF";

/** A character that the file's encoding has no byte for. */
export interface EncodingRefusal {
  readonly code: "tsh-character-not-in-encoding";
  readonly line: number;
  readonly column: number;
  readonly character: string;
}

/** Encodes a text in one of the two encodings. */
export const encodeTsh = (
  text: string,
  encoding: TshEncoding = "iso-8859-1",
): Result<Uint8Array, EncodingRefusal> => {
  if (encoding === "utf-8") return ok(new TextEncoder().encode(text));
  for (const [index, line] of text.split("\n").entries()) {
    const characters = [...line];
    const wrong = characters.findIndex((character) => (character.codePointAt(0) ?? 0) > 0xff);
    if (wrong < 0) continue;
    return err({
      code: "tsh-character-not-in-encoding",
      line: index + 1,
      column: wrong + 1,
      character: characters[wrong] ?? "",
    });
  }
  return ok(Uint8Array.from(text, (character) => character.charCodeAt(0)));
};

/** A stretch of a line with its first column (from 1). */
export interface Span {
  readonly text: string;
  readonly column: number;
}

/** Splits a text into lines, with any line ends. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

/** Splits off a line's comment: it begins with `#`, but not after `&` or `\`. */
export const splitComment = (line: string): { readonly code: string; readonly comment: string } => {
  const start = line.search(/(?<![&\\])#/);
  return start < 0
    ? { code: line, comment: "" }
    : { code: line.slice(0, start), comment: line.slice(start + 1) };
};

/** Returns the fields of a line between semicolons; `\;` is part of a field. Not yet unescaped. */
export const fieldsOf = (line: string): readonly Span[] => {
  const fields: Span[] = [];
  let begin = 0;
  for (let index = 0; index <= line.length; index++) {
    const ends = index === line.length || (line[index] === ";" && line[index - 1] !== "\\");
    if (!ends) continue;
    fields.push({ text: line.slice(begin, index), column: begin + 1 });
    begin = index + 1;
  }
  return fields;
};

/** Returns the words of a field with their columns. */
export const wordsOf = ({ text, column }: Span): readonly Span[] =>
  Array.from(text.matchAll(/\S+/g), (match) => ({ text: match[0], column: column + match.index }));

/** Escapes text so that its semicolons and hash signs do not end it. */
export const escapeField = (text: string): string =>
  text.replaceAll(/[;#]/g, (sign, at: number) =>
    sign === "#" && text[at - 1] === "&" ? sign : `\\${sign}`,
  );

/** Inverse of {@link escapeField}. */
export const unescapeField = (text: string): string => text.replaceAll(/\\([;#])/g, "$1");
