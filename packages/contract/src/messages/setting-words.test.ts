import { declaredSettings, findFormatOf, gameTermsOf, placedFields } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language/language.ts";
import { ladderSettingWords } from "./ladder/setting-words.ts";
import { fullSettingName, settingLabel, settingWords } from "./setting-words.ts";

describe.each(LANGUAGES)("in %s", (language) => {
  const tournament = findFormatOf("tournament", "fide-swiss")!.settings;
  it.each([
    ["tournament", settingWords(language, gameTermsOf(tournament))],
    ["ladder", ladderSettingWords(language)],
  ] as const)("every setting of a %s, its topic and its choices have words", (kind, words) => {
    const { fields, topics } = declaredSettings[kind];
    for (const topic of topics) expect(words.topic(topic)).not.toBe(topic);
    for (const { path, field, topic } of placedFields(fields)) {
      expect(topics, path).toContain(topic);
      expect(words.label(path), path).not.toBe(path.split(".").at(-1));
      // Catalogues have the same keys; in English and French some choices are called as in the code.
      if (language !== "de" || field.kind !== "choice" || field.yes !== undefined) continue;
      for (const choice of field.choices.filter((one) => typeof one === "string")) {
        expect(words.choice(path, choice), path).not.toBe(choice);
      }
    }
  });
});

it("a part of a named group is known by both, and a setting of a stage by its kind", () => {
  const spread = placedFields(declaredSettings.tournament.fields).find(
    ({ path }) => path === "bye.spread",
  )!;
  expect(fullSettingName(spread, settingWords("en"))).toBe("Bye, Spread (points)");
  expect(settingLabel("rounds", "en", "stage")).toBe("Rounds");
  expect(settingLabel("rounds", "en", "stage-at-tables")).toBe("Games");
  expect(settingLabel("acceleration", "en", "stage")).toBe("Acceleration");
  const { label, unit } = ladderSettingWords("de");
  expect(label("deadlines.confirmDays")).toBe("Bestätigen mit dem ersten Zug");
  expect(unit("deadlines.confirmDays")).toBe("Tage");
});
