import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** Signs missing in our fonts: all of a fraction comes from the same other font. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ["packages/contract/src/messages/tables-labels.ts", "⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉"],
  // Names of settings' limits, used for look-up only.
  ["packages/contract/src/messages/setting-words.ts", "≥≤"],
]);

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Non-letters in the fonts, see `scripts/fonts.ts`. */
const shippedSigns = (): string => {
  const source = readFileSync(`${root}scripts/fonts.ts`, "utf8");
  const [, latin = "", signs = ""] =
    /^const LATIN = `(.*)`;$[\s\S]*^const SIGNS = "(.*)";$/m.exec(source) ?? [];
  return `${latin}${signs}\u00a0\u202f\u2009`;
};

it("pages are written in signs that the fonts have", () => {
  const signs = shippedSigns();
  const missing = globSync("packages/{web,contract}/src/**/*.{ts,tsx,css}", { cwd: root })
    .filter((path) => !path.includes(".test."))
    .flatMap((path) => {
      const said = readFileSync(`${root}${path}`, "utf8")
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .replace(/^\s*\/\/.*$/gm, "");
      const found = new Set(said.match(/[^\p{L}\p{M}\p{ASCII}]/gu));
      const known = signs + (ELSEWHERE.get(path) ?? "");
      return [...found].filter((sign) => !known.includes(sign)).map((sign) => `${path}: ${sign}`);
    });
  expect(signs.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});
