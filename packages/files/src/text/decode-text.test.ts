import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

const bytesOf = (...bytes: readonly number[]): Uint8Array => Uint8Array.from(bytes);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
  return new Uint8Array(view.buffer);
};

describe("decoding a text file", () => {
  it("reads UTF-8 with and without the byte order mark that Excel writes", () => {
    const expected = { ok: true, value: { text: "Jörg;1890", encoding: "utf-8" } };
    expect(decodeText(utf8("Jörg;1890"))).toEqual(expected);
    expect(decodeText(bytesOf(0xef, 0xbb, 0xbf, ...utf8("Jörg;1890")))).toEqual(expected);
  });

  it("reads Windows-1252 where the bytes are not UTF-8: Excel's CSV in German", () => {
    expect(decodeText(bytesOf(0x4a, 0xf6, 0x72, 0x67, 0x20, 0x80))).toEqual({
      ok: true,
      value: { text: "Jörg €", encoding: "windows-1252" },
    });
  });

  it("reads Excel's Unicode text in either byte order", () => {
    for (const [encoding, littleEndian] of [
      ["utf-16le", true],
      ["utf-16be", false],
    ] as const) {
      expect(decodeText(utf16("\uFEFFÄnne\t7", littleEndian))).toEqual({
        ok: true,
        value: { text: "Änne\t7", encoding },
      });
    }
  });

  it("reads UTF-16 without its mark, in either byte order", () => {
    for (const littleEndian of [true, false]) {
      expect(decodeText(utf16("Name;Elo\nÖz;7", littleEndian))).toMatchObject({
        ok: true,
        value: { text: "Name;Elo\nÖz;7" },
      });
    }
  });

  it("tells a workbook and other binary files from text", () => {
    expect(decodeText(bytesOf(0x50, 0x4b, 0x03, 0x04, 0x14))).toEqual({
      ok: false,
      error: { code: "text-is-workbook" },
    });
    expect(decodeText(bytesOf(0x41, 0x42, 0x00, 0x43))).toEqual({
      ok: false,
      error: { code: "text-is-binary", offset: 2 },
    });
  });

  it("takes no text with a NUL for text, whatever mark it begins with", () => {
    for (const bytes of [
      bytesOf(0xef, 0xbb, 0xbf, 0xc3, 0xb6, 0x00),
      utf16("\uFEFFö\0", true),
      utf16("\uFEFFö\0", false),
    ]) {
      const offset = bytes[0] === 0xef ? 5 : 4;
      expect(decodeText(bytes)).toEqual({ ok: false, error: { code: "text-is-binary", offset } });
    }
  });

  it("refuses UTF-8 with a byte order mark that breaks off in the middle of a letter", () => {
    expect(decodeText(bytesOf(0xef, 0xbb, 0xbf, 0x4a, 0xc3))).toEqual({
      ok: false,
      error: { code: "text-malformed", encoding: "utf-8" },
    });
  });

  it("reads back any text without null characters from its UTF-8 bytes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        fc.pre(!text.includes("\0") && !text.startsWith("\uFEFF") && !text.startsWith("PK\x03"));
        expect(decodeText(utf8(text))).toEqual({ ok: true, value: { text, encoding: "utf-8" } });
      }),
    );
  });
});
