import { describe, expect, it } from "vitest";
import { addLanguages, onlyLanguage, withoutLanguages } from "./add-language.ts";
import { translationsFrom } from "./translations.ts";

const path = "packages/contract/src/sample.ts";

const module = `const WORDS_EN = { one: "round", other: "rounds" };
const kinds = texts({
  de: { open: "offen", over: "vorbei" },
  en: { open: "open", over: "over" },
});
export const sampleTexts = texts({
  de: {
    title: (round, of) => \`Runde \${round} von \${of}\`,
    left: (count) => counted(count, { one: "Runde", other: "Runden" }, "de"),
  },
  en: {
    title: (round, of) => \`Round \${round} of \${of}\`,
    left: (count, open) =>
      \`\${counted(count, WORDS_EN, "en")} \${open === "left" ? "left" : kinds.en[open ? "open" : "over"]}\`,
  },
});
`;

const entry = (key: string, id: string, ...strings: readonly string[]) => ({
  context: `${path}: ${key}`,
  id,
  plural: strings.length === 1 ? null : `${id}s`,
  strings,
  comments: [],
  fuzzy: false,
  line: 0,
});

const french = translationsFrom(
  "fr",
  ["one", "other"],
  [
    entry("WORDS_EN", "round", "ronde", "rondes"),
    entry("kinds.open", "open", "ouvert"),
    entry("kinds.over", "over", "terminé"),
    entry("sampleTexts.title", "Round {round} of {of}", "Sur {of} rondes, la {round}"),
    entry(
      "sampleTexts.left",
      "{counted(count, WORDS_EN)} {open === …}",
      "reste(nt) {open === …}{counted(count, WORDS_EN)}",
    ),
    entry("sampleTexts.left", "left", "« reste »"),
  ],
);

interface Sample {
  readonly title: (round: number, of: number) => string;
  readonly left: (count: number, open: boolean | string) => string;
}

/** Returns a module's exports, run with stand-ins for its imports. */
const run = (text: string): Readonly<Record<string, Sample>> => {
  const body = text.replaceAll("export ", "");
  const counted = (count: number, noun: Record<string, string>, language: string): string =>
    `${count} ${noun[new Intl.PluralRules(language).select(count)]}`;
  const made: unknown = new Function("texts", "counted", `${body}\nreturn sampleTexts;`)(
    (dictionary: unknown) => dictionary,
    counted,
  );
  return made as Readonly<Record<string, Sample>>;
};

describe("a module with another language", () => {
  const added = addLanguages({ path, text: module }, [french]);

  it("says there what English says, with its words moved and its own plurals", () => {
    const { fr, en } = run(added);
    expect(en?.title(2, 7)).toBe("Round 2 of 7");
    expect(fr?.title(2, 7)).toBe("Sur 7 rondes, la 2");
    expect(fr?.left(0, true)).toBe("reste(nt) ouvert0 ronde");
    expect(fr?.left(2, false)).toBe("reste(nt) terminé2 rondes");
  });

  it("translates no code that the program compares or looks up", () => {
    expect(run(added)["fr"]?.left(2, "left")).toBe("reste(nt) « reste »2 rondes");
  });

  it("keeps its lines, and is the same again without that language", () => {
    const lineOf = (text: string): number =>
      text.split("\n").findIndex((line) => line.startsWith("  en: {"));
    expect(lineOf(added)).toBe(lineOf(module));
    expect(withoutLanguages(added)).toBe(module);
    expect(addLanguages({ path, text: withoutLanguages(added) }, [french])).toBe(added);
  });

  it("leaves a browser one language alone", () => {
    const keys = (language: string) =>
      Object.keys(
        run(onlyLanguage({ path, text: module }, language, language === "fr" ? french : null)),
      );
    expect([keys("de"), keys("en"), keys("fr")]).toEqual([["de"], ["en"], ["fr"]]);
    const { fr } = run(onlyLanguage({ path, text: module }, "fr", french));
    expect(fr?.title(2, 7)).toBe("Sur 7 rondes, la 2");
    expect(fr?.left(2, true)).toBe("reste(nt) ouvert2 rondes");
  });
});
