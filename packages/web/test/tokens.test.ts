import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastOf } from "./contrast.ts";

const source = new URL("../src/styles/", import.meta.url);
const text = readFileSync(new URL("tokens.css", source), "utf8");

/** A colour of the stylesheet: its name, its light value, and its dark value if it differs. */
const COLOUR = /--([a-z0-9-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g;

type Colours = Readonly<Record<string, string>>;

/** Returns the colours that a part of the stylesheet sets in a scheme. */
const coloursIn = (part: string, scheme: "light" | "dark"): Colours =>
  Object.fromEntries(
    [...part.matchAll(COLOUR)].map(([, name = "", light = "", dark = light]) => [
      name,
      scheme === "light" ? light : dark,
    ]),
  );

const [plain = "", more = ""] = text.split("@media (prefers-contrast: more)");
const [light, dark] = [coloursIn(plain, "light"), coloursIn(plain, "dark")];
const schemes = {
  light,
  dark,
  "light with more contrast": { ...light, ...coloursIn(more, "light") },
  "dark with more contrast": { ...dark, ...coloursIn(more, "dark") },
};

/** Colours and minimum contrasts: 4.5 for text, 3 for borders and focus (WCAG 2.2, AA). */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...["paper", "surface", "raised"].flatMap((ground) => [
    ["ink", ground, 7] as const,
    ["soft", ground, 4.5] as const,
    ["focus", ground, 3] as const,
  ]),
  ...["paper", "surface"].flatMap((ground) => [
    ["edge", ground, 3] as const,
    ["good", ground, 4.5] as const,
    ["bad", ground, 4.5] as const,
    ["warn", ground, 4.5] as const,
  ]),
  ["ink", "good-soft", 7],
  ["ink", "bad-soft", 7],
  ["bad", "bad-soft", 4.5],
  ["ink", "warn-soft", 7],
  ["warn", "warn-soft", 4.5],
  ["on-now", "now", 7],
  ["on-fresh", "fresh", 7],
];

describe.each(Object.entries(schemes))("colours, %s", (_, colours) => {
  it.each(PAIRS)("%s can be seen on %s: at least %d to 1", (above, below, least) => {
    const [one, other] = [colours[above], colours[below]];
    if (one === undefined || other === undefined)
      throw new Error(`${above} or ${below} is missing`);
    expect(contrastOf(one, other)).toBeGreaterThanOrEqual(least);
  });
});

describe("with more contrast", () => {
  it("no text is fainter than without", () => {
    for (const [plain, strong] of [
      ["light", "light with more contrast"],
      ["dark", "dark with more contrast"],
    ] as const) {
      for (const role of ["ink", "soft", "good", "bad", "edge"]) {
        const of = (scheme: typeof plain | typeof strong): number =>
          contrastOf(schemes[scheme][role] ?? "", schemes[scheme]["paper"] ?? "");
        expect([role, of(strong) >= of(plain)]).toEqual([role, true]);
      }
    }
  });
});

describe("the stylesheet of all pages", () => {
  const folder = new URL("../dist/bundle/", import.meta.url);

  it.runIf(existsSync(folder))("spells colours out for browsers of 2023", () => {
    const bundled = readdirSync(folder).filter((name) => /^styles-.*\.css$/.test(name));
    expect(bundled).toHaveLength(1);
    expect(readFileSync(new URL(bundled[0] ?? "", folder), "utf8")).not.toContain("light-dark(");
  });
});

describe("fonts", () => {
  const folder = new URL("../dist/fonts/", import.meta.url);
  const size = (name: string): number => statSync(new URL(`${name}.woff2`, folder)).size;

  it.runIf(existsSync(folder))(
    "are at most 45 KB for a first view, letters of Europe included",
    () => {
      expect(size("text") + size("display")).toBeLessThanOrEqual(35 * 1024);
      expect(size("text") + size("display") + size("text-european")).toBeLessThanOrEqual(45 * 1024);
    },
  );
});
