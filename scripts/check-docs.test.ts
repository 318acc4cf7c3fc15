import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CRITERIA } from "../packages/core/src/ranking/registry.ts";
import { tablesCriterionCodes } from "../packages/core/src/ranking/tables/codes.ts";
import { missingPaths } from "./check-docs.ts";
import { ROOT } from "./root.ts";

describe("missingPaths", () => {
  it("names each path that is not there, once", () => {
    const text =
      "`packages/core/src/attic.ts`, `packages/core/src/attic.ts`, `scripts/check-docs.ts`";
    expect(missingPaths(text, ROOT)).toEqual(["packages/core/src/attic.ts"]);
  });

  it("knows links and folders, and leaves alone what is no path of the workspace", () => {
    const text = "[core](packages/core) `docs/guides/` `application/json` [gone](docs/gone.md)";
    expect(missingPaths(text, ROOT)).toEqual(["docs/gone.md"]);
  });
});

describe("the guide to tie-breaks", () => {
  it.each(["de", "en"])("names every criterion there is (%s)", (language) => {
    const guide = readFileSync(`${ROOT}docs/guides/tie-breaks.${language}.md`, "utf8");
    const codes = [...CRITERIA.map(({ code }) => code), ...tablesCriterionCodes];
    expect(codes.filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
  });
});
