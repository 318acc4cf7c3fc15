import { err, ok, type Result } from "@losfee/core";

/** How the bytes of a tsh file spell its text. */
export type TshEncoding = "iso-8859-1" | "utf-8";

/**
 * The text of a file. Bytes are taken as UTF-8 where they are that (or begin with its mark), else as
 * ISO-8859-1, tsh's own: a text in ISO-8859-1 with umlauts is practically never valid UTF-8.
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

/** The bytes of a text in one of the two encodings. */
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

/** A stretch of a line with the column (from 1) at which it begins. */
export interface Span {
  readonly text: string;
  readonly column: number;
}

/** The lines of a text, whatever they end in. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

/** A line without its comment, and the comment: it begins with `#`, but not after `&` or `\`. */
export const splitComment = (line: string): { readonly code: string; readonly comment: string } => {
  const start = line.search(/(?<![&\\])#/);
  return start < 0
    ? { code: line, comment: "" }
    : { code: line.slice(0, start), comment: line.slice(start + 1) };
};

/** The fields of a line between semicolons; `\;` is part of a field. Not yet unescaped. */
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

/** The words of a field with their columns. */
export const wordsOf = ({ text, column }: Span): readonly Span[] =>
  Array.from(text.matchAll(/\S+/g), (match) => ({ text: match[0], column: column + match.index }));

/** Writes text so that its semicolons and hash signs do not end it. */
export const escapeField = (text: string): string =>
  text.replaceAll(/[;#]/g, (sign, at: number) =>
    sign === "#" && text[at - 1] === "&" ? sign : `\\${sign}`,
  );

/** Reads what {@link escapeField} wrote. */
export const unescapeField = (text: string): string => text.replaceAll(/\\([;#])/g, "$1");
