import { expect, test } from "vitest";
import { decodeTrf, encodeTrf, MAX_TRF_BYTES, MAX_TRF_LINES } from "./text.ts";

const linesOf = (file: Uint8Array | string) => {
  const text = decodeTrf(file);
  if (!text.ok) throw new Error(text.error.code);
  return text.value;
};

test("a line ends in a line feed, a carriage return or both, also within one file", () => {
  expect(linesOf("a\nb\r\nc\rd").lines).toEqual([
    { text: "a", end: "\n" },
    { text: "b", end: "\r\n" },
    { text: "c", end: "\r" },
    { text: "d", end: "" },
  ]);
  expect(linesOf("a\n").lines).toHaveLength(1);
  expect(linesOf("").lines).toEqual([]);
});

test("bytes are UTF-8 where they can be, with or without a mark, else Windows-1252", () => {
  const name = "012 Süd–Šachy";
  const utf8 = new TextEncoder().encode(name);
  expect(linesOf(utf8)).toEqual({ encoding: "utf-8", lines: [{ text: name, end: "" }] });
  const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]);
  expect(linesOf(marked)).toEqual({ encoding: "utf-8-bom", lines: [{ text: name, end: "" }] });
  const west = new Uint8Array([0x53, 0xfc, 0x64, 0x96, 0x8a, 0x80, 0x81]);
  const text = "Süd–Š€\u0081";
  expect(linesOf(west)).toEqual({ encoding: "windows-1252", lines: [{ text, end: "" }] });
});

test("every byte has a character in Windows-1252 and comes back", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(encodeTrf(linesOf(bytes))).toEqual({ ok: true, value: bytes });
});

test("a character that Windows-1252 has not is refused with its place", () => {
  const lines = [
    { text: "012 Ost", end: "\n" as const },
    { text: "001 Ł", end: "" as const },
  ];
  expect(encodeTrf({ encoding: "windows-1252", lines })).toEqual({
    ok: false,
    error: { code: "trf-character-not-in-encoding", line: 2, column: 5, character: "Ł" },
  });
});

test("what is too large is refused, not read", () => {
  const bytes = MAX_TRF_BYTES + 1;
  expect(decodeTrf(new Uint8Array(bytes))).toEqual({
    ok: false,
    error: { code: "trf-too-large", bytes, limit: MAX_TRF_BYTES },
  });
  expect(decodeTrf("\n".repeat(MAX_TRF_LINES + 1))).toEqual({
    ok: false,
    error: { code: "trf-too-many-lines", limit: MAX_TRF_LINES },
  });
});
