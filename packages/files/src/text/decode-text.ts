import { err, ok, type Result } from "@losfee/core";

/** The encodings in which lists of entries arrive in practice. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** A file's text, without byte order mark, and its encoding. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Reasons why bytes are not a text file. */
export type TextRefusal =
  /** A workbook (`.xlsx`, `.ods`) or another ZIP archive: to be saved as CSV first. */
  | { readonly code: "text-is-workbook" }
  /** `offset` of the first byte that no text file contains. */
  | { readonly code: "text-is-binary"; readonly offset: number }
  /** The bytes are invalid in the encoding of the byte order mark. */
  | { readonly code: "text-malformed"; readonly encoding: Encoding };

const BYTE_ORDER_MARKS: readonly { readonly encoding: Encoding; readonly bytes: Uint8Array }[] = [
  { encoding: "utf-8", bytes: Uint8Array.of(0xef, 0xbb, 0xbf) },
  { encoding: "utf-16le", bytes: Uint8Array.of(0xff, 0xfe) },
  { encoding: "utf-16be", bytes: Uint8Array.of(0xfe, 0xff) },
];

const ZIP = Uint8Array.of(0x50, 0x4b, 0x03, 0x04);

/**
 * Decodes a text file of Excel or a text editor: by its byte order mark, else as UTF-16 if every
 * other byte shows it, as UTF-8 if valid, else as Windows-1252 (with ISO-8859-1's letters). Linear.
 */
export const decodeText = (bytes: Uint8Array): Result<DecodedText, TextRefusal> => {
  if (startsWith(bytes, ZIP)) return err({ code: "text-is-workbook" });
  const mark = BYTE_ORDER_MARKS.find((candidate) => startsWith(bytes, candidate.bytes));
  if (mark !== undefined) {
    const { encoding } = mark;
    const text = decodeAs(encoding, bytes);
    if (text === null) return err({ code: "text-malformed", encoding });
    const nul = text.indexOf("\0");
    return nul === -1
      ? ok({ text, encoding })
      : err({ code: "text-is-binary", offset: bytesBefore(text, nul, encoding) });
  }
  const unmarked = unmarkedUtf16(bytes);
  const wide = unmarked === null ? null : decodeAs(unmarked, bytes);
  if (unmarked !== null && wide !== null) return ok({ text: wide, encoding: unmarked });
  const binary = bytes.indexOf(0);
  if (binary !== -1) return err({ code: "text-is-binary", offset: binary });
  const text = decodeAs("utf-8", bytes);
  if (text !== null) return ok({ text, encoding: "utf-8" });
  const encoding = "windows-1252";
  return ok({ text: new TextDecoder(encoding).decode(bytes), encoding });
};

const SHORTEST_UTF16 = 8;

/** Detects UTF-16 without a mark: every other byte of Western letters, figures and signs is 0. */
const unmarkedUtf16 = (bytes: Uint8Array): "utf-16le" | "utf-16be" | null => {
  if (bytes.length < SHORTEST_UTF16 || bytes.length % 2 !== 0) return null;
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [first = 0, second = 0] = zeros;
  const enough = bytes.length / 4;
  if (first === 0 && second >= enough) return "utf-16le";
  return second === 0 && first >= enough ? "utf-16be" : null;
};

/** Returns the bytes up to a character of a text with a byte order mark. */
const bytesBefore = (text: string, at: number, encoding: Encoding): number =>
  encoding === "utf-8" ? 3 + Buffer.byteLength(text.slice(0, at)) : 2 + 2 * at;

const startsWith = (bytes: Uint8Array, start: Uint8Array): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Returns the text without its byte order mark; null if the bytes are not of this encoding. */
const decodeAs = (encoding: Encoding, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    // The only error of a fatal decoder (https://encoding.spec.whatwg.org, decode).
    if (error instanceof TypeError) return null;
    throw error;
  }
};
