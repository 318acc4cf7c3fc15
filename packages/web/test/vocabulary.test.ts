import { LANGUAGES } from "@losfee/contract";
import { formats } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { foreignWords } from "../../../test/game-vocabulary.ts";
import { sweep } from "../../../test/long.ts";
import { pages } from "../src/registry/registry.ts";
import { htmlOf } from "./html.ts";
import { pageKindOfFormat, presetWorlds } from "./preset-worlds.ts";
import { saidBy } from "./said-by.ts";

describe.each(formats.map((format) => ({ id: format.id, kind: pageKindOfFormat(format) })))(
  "no page of an event by $id has a word of another game",
  ({ id, kind }) => {
    const asked = presetWorlds[kind](id);
    // Pages on any competition name all presets, and the ranking page names all criteria.
    const shown = pages.filter(
      (page) =>
        (page.kind === kind || page.alsoFor?.includes(kind)) &&
        !["ranking", "console-ranking"].includes(page.id),
    );

    it.each(shown.map((page) => [page.id, page] as const))("%s", (_page, definition) => {
      const there = asked.filter((ask) => definition.build(ask("de")) !== null);
      // In the sample: each moment in one language, and each language at one moment, in turn.
      const looks = sweep(there, asked).flatMap((ask, at) =>
        LANGUAGES.filter((_, turn) =>
          sweep(at % LANGUAGES.length === turn || turn % there.length === at, true),
        ).map((language) => [ask, language] as const),
      );
      for (const [ask, language] of looks) {
        const html = htmlOf(definition, ask(language), `/c/x?page=${definition.id}`);
        if (html !== null) expect(foreignWords(id, language, saidBy(html))).toEqual([]);
      }
    });
  },
);
