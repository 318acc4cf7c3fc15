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
export const byteInWindows1252 = (character: number): number | null => {
  if (character < 0x80 || (character >= 0xa0 && character <= 0xff)) return character;
  return BYTE_OF.get(character) ?? null;
};

const CHUNK = 0x8000;

/** Decodes Windows-1252, in which no byte is invalid. O(bytes). */
export const decodeWindows1252 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let begin = 0; begin < bytes.length; begin += CHUNK) {
    const codes = Uint16Array.from(bytes.subarray(begin, begin + CHUNK), (byte) =>
      byte >= 0x80 && byte < 0xa0 ? FROM_0X80.charCodeAt(byte - 0x80) : byte,
    );
    parts.push(String.fromCharCode(...codes));
  }
  return parts.join("");
};
