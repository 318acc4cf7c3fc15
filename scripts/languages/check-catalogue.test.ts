import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogueOf, isTranslated, knownFrom } from "./catalogue.ts";
import { faultsOf } from "./check-catalogue.ts";
import { type EnglishPart, englishParts } from "./leaves.ts";
import { type PoFile, readPo, writePo } from "./po.ts";
import { madeLanguages } from "./shipped.ts";
import { ROOT } from "./source.ts";

/** Reading the whole program takes seconds: cached for all tests. */
let read: readonly EnglishPart[] | null = null;
const wholeProgram = (): readonly EnglishPart[] => (read ??= englishParts());

const whole: PoFile = readPo(`msgid ""
msgstr "Language: fr\\n"

msgctxt "a.ts: texts.title"
msgid "Round {round} of {rounds}"
msgstr ""

msgctxt "a.ts: texts.count"
msgid "{count} game"
msgid_plural "{count} games"
msgstr[0] ""
msgstr[1] ""

msgctxt "a.ts: texts.and"
msgid " and "
msgstr ""
`);

const faults = (text: string, language = "fr"): readonly string[] =>
  faultsOf(language, readPo(`msgid ""\nmsgstr "Language: fr\\n"\n\n${text}`), whole).map(
    ({ line, fault }) => `${line}: ${fault}`,
  );

describe("translations that are taken over", () => {
  it("may move their placeholders, leave one out of the singular, and be open", () => {
    expect(
      faults(`msgctxt "a.ts: texts.title"
msgid "Round {round} of {rounds}"
msgstr "{rounds} rondes, n° {round}"

#, fuzzy
msgctxt "a.ts: texts.and"
msgid " and "
msgstr "et"

msgctxt "a.ts: texts.count"
msgid "{count} game"
msgid_plural "{count} games"
msgstr[0] ""
msgstr[1] ""
`),
    ).toEqual([]);
  });

  it("are refused with every place where a placeholder, a context, a form or an edge is wrong", () => {
    const found = faults(`msgctxt "a.ts: texts.title"
msgid "Round {round} of {rounds}"
msgstr "Ronde {ronde}"

msgctxt "b.ts: texts.title"
msgid "Stage"
msgstr "Phase"

msgctxt "a.ts: texts.count"
msgid "{count} game"
msgid_plural "{count} games"
msgstr[0] "{count} partie"
msgstr[1] "{count} parties"
msgstr[2] "{count} de parties"

msgctxt "a.ts: texts.and"
msgid " and "
msgstr "et"

msgctxt "a.ts: texts.and"
msgid " and "
msgstr " et "
`);
    expect(found.map((fault) => fault.split(":")[0])).toEqual(["4", "8", "12", "19", "23"]);
    expect(found[0]).toContain("{round} {rounds}");
    expect(found[1]).toContain('"b.ts: texts.title"');
    expect(found[2]).toContain("msgstr[0] to msgstr[1]");
    expect(found[4]).toContain("line 19");
  });

  it("are refused under another language", () => {
    expect(faults("", "it")).toEqual([expect.stringMatching(/^1: Language is "fr", not "it"/)]);
  });
});

describe("a catalogue", () => {
  it("keeps a translation where an expression of the source is written differently now", () => {
    const known = knownFrom([
      {
        context: "a.ts: texts.title",
        id: "Round {number} of {all}",
        plural: null,
        strings: ["{all} rondes, n° {number}"],
        comments: [],
        fuzzy: false,
        line: 0,
      },
    ]);
    const id = "Round {round} of {rounds}";
    expect(known({ context: "a.ts: texts.title", id, plural: null })).toEqual([
      "{rounds} rondes, n° {round}",
    ]);
    expect(known({ context: "a.ts: texts.title", id: "Stage {round}", plural: null })).toBeNull();
  });

  it("of every text of the program comes back the same from export and import", () => {
    const first = catalogueOf("fr", knownFrom([]), wholeProgram());
    const filled = {
      ...first,
      entries: first.entries.map((entry) => ({
        ...entry,
        strings: entry.plural === null ? [entry.id] : [entry.id, entry.plural],
      })),
    };
    const text = writePo(filled);
    const back = readPo(text);
    expect(first.entries.length).toBeGreaterThan(5000);
    expect(faultsOf("fr", back, first)).toEqual([]);
    expect(writePo(catalogueOf("fr", knownFrom(back.entries), wholeProgram()))).toBe(text);
  });

  it.each(madeLanguages())("of %s has every text of the program as it is now", (language) => {
    const text = readFileSync(`${ROOT}languages/${language}.po`, "utf8");
    const stored = readPo(text);
    const now = catalogueOf(language, knownFrom(stored.entries), wholeProgram());
    const open = now.entries.filter((entry) => !isTranslated(entry));
    expect(open.map(({ context, id }) => `${context}: ${id}`)).toEqual([]);
    expect(faultsOf(language, stored, now)).toEqual([]);
    expect(writePo(now)).toBe(text);
  });
});
