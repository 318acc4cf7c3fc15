import { err, ok, type Result } from "@losfee/core";

/** Encoding of a TRF file's bytes. */
export type TrfEncoding = "utf-8" | "utf-8-bom" | "utf-16le" | "utf-16be" | "windows-1252";

/** End of a line; the last line of a file may have none. TRF asks for a carriage return. */
export type TrfLineEnd = "\r\n" | "\n" | "\r" | "";

/** One line of the file. */
export interface TrfTextLine {
  readonly text: string;
  readonly end: TrfLineEnd;
}

/** A file as text: {@link encodeTrf} restores the very bytes it was decoded from. */
export interface TrfText {
  readonly encoding: TrfEncoding;
  readonly lines: readonly TrfTextLine[];
}

/** Reasons to refuse a file unread. */
export type TrfRefusal =
  | { readonly code: "trf-too-large"; readonly bytes: number; readonly limit: number }
  | { readonly code: "trf-too-many-lines"; readonly limit: number };

/** The largest accepted file, in bytes: 9,999 players over 99 rounds take a sixth of it. */
export const MAX_TRF_BYTES = 64 * 1024 * 1024;

/** The most accepted lines. */
export const MAX_TRF_LINES = 250_000;

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Splits a file into lines with any line ends, even mixed. Decodes UTF-16 with a byte order mark and
 * valid UTF-8 as such, else Windows-1252, in which every sequence of bytes is a text. O(bytes).
 */
export const decodeTrf = (file: Uint8Array | string): Result<TrfText, TrfRefusal> => {
  if (file.length > MAX_TRF_BYTES) {
    return err({ code: "trf-too-large", bytes: file.length, limit: MAX_TRF_BYTES });
  }
  const { text, encoding } = typeof file === "string" ? marked(file) : decodeBytes(file);
  const lines = splitLines(text);
  if (lines === null) return err({ code: "trf-too-many-lines", limit: MAX_TRF_LINES });
  return ok({ encoding, lines });
};

interface Decoded {
  readonly text: string;
  readonly encoding: TrfEncoding;
}

const marked = (text: string): Decoded =>
  text.startsWith(BYTE_ORDER_MARK)
    ? { text: text.slice(1), encoding: "utf-8-bom" }
    : { text, encoding: "utf-8" };

const UTF_16_MARKS = { "utf-16le": [0xff, 0xfe], "utf-16be": [0xfe, 0xff] } as const;

const decodeBytes = (bytes: Uint8Array): Decoded => {
  for (const encoding of ["utf-16le", "utf-16be"] as const) {
    const isMarked = UTF_16_MARKS[encoding].every((byte, index) => bytes[index] === byte);
    const text = isMarked ? decodedAs(encoding, bytes.subarray(2)) : null;
    if (text !== null) return { text, encoding };
  }
  const text = decodedAs("utf-8", bytes);
  return text === null
    ? { text: decodeWindows1252(bytes), encoding: "windows-1252" }
    : marked(text);
};

/** Null where the bytes are not of the encoding. */
const decodedAs = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
};

/** Null when there are more than {@link MAX_TRF_LINES}. */
const splitLines = (text: string): readonly TrfTextLine[] | null => {
  const lines: TrfTextLine[] = [];
  const ends = /\r\n|\r|\n/g;
  let begin = 0;
  for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
    if (lines.length === MAX_TRF_LINES) return null;
    lines.push({ text: text.slice(begin, match.index), end: match[0] as TrfLineEnd });
    begin = ends.lastIndex;
  }
  if (begin < text.length) lines.push({ text: text.slice(begin), end: "" });
  return lines;
};

/** A character that the file's encoding has no byte for. Line and column count from 1. */
export interface TrfEncodingRefusal {
  readonly code: "trf-character-not-in-encoding";
  readonly line: number;
  readonly column: number;
  readonly character: string;
}

/** Encodes a text: the inverse of {@link decodeTrf}. O(bytes). */
export const encodeTrf = ({ encoding, lines }: TrfText): Result<Uint8Array, TrfEncodingRefusal> => {
  const text = lines.map((line) => line.text + line.end).join("");
  if (encoding === "utf-8") return ok(new TextEncoder().encode(text));
  if (encoding === "utf-8-bom") return ok(new TextEncoder().encode(BYTE_ORDER_MARK + text));
  if (encoding !== "windows-1252") return ok(inUtf16(BYTE_ORDER_MARK + text, encoding));
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const byte = byteInWindows1252(text.charCodeAt(index));
    if (byte === null) return err(placeOf(lines));
    bytes[index] = byte;
  }
  return ok(bytes);
};

const inUtf16 = (text: string, encoding: "utf-16le" | "utf-16be"): Uint8Array => {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) {
    view.setUint16(2 * index, text.charCodeAt(index), encoding === "utf-16le");
  }
  return bytes;
};

const placeOf = (lines: readonly TrfTextLine[]): TrfEncodingRefusal => {
  const code = "trf-character-not-in-encoding";
  for (const [index, { text }] of lines.entries()) {
    const characters = [...text];
    const wrong = characters.findIndex((it) => byteInWindows1252(it.codePointAt(0) ?? 0) === null);
    if (wrong < 0) continue;
    return { code, line: index + 1, column: wrong + 1, character: characters[wrong] ?? "" };
  }
  return { code, line: 1, column: 1, character: "" };
};

/**
 * Windows-1252 in both directions. Its five unassigned bytes stand for the control characters of
 * the same number, as in browsers, so that every byte has a character and comes back unchanged.
 * (The runtime's own decoder is not used: some versions of Node read this label as ISO-8859-1.)
 */
const FROM_0X80 =
  "\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F" +
  "\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178";

const BYTE_OF = new Map(Array.from(FROM_0X80, (sign, index) => [sign.charCodeAt(0), 0x80 + index]));

/** Returns the byte of a character (by its code), or null if Windows-1252 has none. */
const byteInWindows1252 = (character: number): number | null => {
  if (character < 0x80 || (character >= 0xa0 && character <= 0xff)) return character;
  return BYTE_OF.get(character) ?? null;
};

const CHUNK = 0x8000;

/** Decodes Windows-1252, in which no byte is invalid. O(bytes). */
const decodeWindows1252 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let begin = 0; begin < bytes.length; begin += CHUNK) {
    const codes = Uint16Array.from(bytes.subarray(begin, begin + CHUNK), (byte) =>
      byte >= 0x80 && byte < 0xa0 ? FROM_0X80.charCodeAt(byte - 0x80) : byte,
    );
    parts.push(String.fromCharCode(...codes));
  }
  return parts.join("");
};
