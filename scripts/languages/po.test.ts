import { describe, expect, it } from "vitest";
import { type PoEntry, readPo, writePo } from "./po.ts";

const entry = (given: Partial<PoEntry>): PoEntry => ({
  context: "a.ts: texts.title",
  id: "Round {round}",
  plural: null,
  strings: ["Ronde {round}"],
  comments: [],
  fuzzy: false,
  line: 0,
  ...given,
});

const headers = new Map([["Language", "fr"]]);

describe("a PO file", () => {
  it("is read as it was written: quotes, lines, forms, remarks and doubts", () => {
    const entries = [
      entry({ id: 'Say "yes"\\no', strings: ['Dites « oui »\n"non"\t\\'] }),
      entry({ id: "round", plural: "rounds", strings: ["ronde", "rondes"] }),
      entry({ comments: ["Deutsch: Runde {round}", "In: (round) => …"], fuzzy: true }),
      entry({ strings: [""] }),
    ];
    const text = writePo({ headers, entries });
    const read = readPo(text);
    expect(read.faults).toEqual([]);
    expect(read.headers).toEqual(headers);
    expect(read.entries.map((one) => ({ ...one, line: 0 }))).toEqual(entries);
    expect(writePo(read)).toBe(text);
  });

  it("is read as other programs write it: long texts on several lines, obsolete entries, references", () => {
    const { entries, faults } = readPo(
      [
        "# Somebody",
        'msgid ""',
        'msgstr "Language: fr\\n"',
        "",
        "#: a.ts:7",
        '#| msgid "Before"',
        'msgctxt "a"',
        'msgid ""',
        '"one "',
        '"two"',
        'msgstr "un deux"',
        'msgctxt "b"',
        'msgid "three"',
        'msgstr "trois"',
        "",
        '#~ msgid "gone"',
        '#~ msgstr "parti"',
      ].join("\r\n"),
    );
    expect(faults).toEqual([]);
    expect(entries.map(({ context, id, line }) => [context, id, line])).toEqual([
      ["a", "one two", 7],
      ["b", "three", 12],
    ]);
  });

  it("names every line that is none of PO's", () => {
    const { faults } = readPo('msgid "a"\nmsgstr “b”\nmsgstr "c"\nmsgstr "d"\n\nhello\n');
    expect(faults.map(({ line }) => line)).toEqual([2, 4, 6]);
  });
});
