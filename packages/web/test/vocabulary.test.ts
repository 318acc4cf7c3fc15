import { LANGUAGES } from "@losfee/contract";
import { formats } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { foreignWords } from "../../../test/game-vocabulary.ts";
import { sweep } from "../../../test/long.ts";
import type { Page } from "../src/index.ts";
import { pages } from "../src/registry/registry.ts";
import { htmlOf, ofEach } from "./html.ts";
import { pageKindOfFormat, presetWorlds } from "./preset-worlds.ts";
import { saidBy } from "./said-by.ts";

describe.each(
  formats.map((format, place) => ({ place, id: format.id, kind: pageKindOfFormat(format) })),
)("no page of an event by $id has a word of another game", ({ place, id, kind }) => {
  const asked = presetWorlds[kind](id);
  // Pages on any competition name all presets, and the ranking page names all criteria.
  const shown = pages.filter(
    (page) =>
      (page.kind === kind || page.alsoFor?.includes(kind)) &&
      !["ranking", "console-ranking"].includes(page.id),
  );

  const check = (page: Page, at: number): void => {
    for (const [turn, language] of LANGUAGES.entries()) {
      const from = (turn + place + at) % asked.length;
      for (const ask of [...asked.slice(from), ...asked.slice(0, from)]) {
        const html = htmlOf(page, ask(language), `/c/x?page=${page.id}`);
        if (html === null) continue;
        expect(foreignWords(id, language, saidBy(html))).toEqual([]);
        // In the sample: each language once, at a moment that depends on preset and page.
        if (sweep(true, false)) break;
      }
    }
  };
  it(
    "on each page",
    ofEach(
      shown.map((page, at) => [page.id, { page, at }] as const),
      ({ page, at }) => check(page, at),
    ),
  );
});
