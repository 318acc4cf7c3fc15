import {
  allowedValues,
  type CompetitionKind,
  declaredSettings,
  type PlacedField,
  placedFields,
} from "@losfee/core";
import { expect, it } from "vitest";
import {
  fullSettingName,
  ladderSettingWords,
  type SettingWords,
  settingWords,
} from "../src/index.ts";

const line = ({ path, field, within, topic, when }: PlacedField, words: SettingWords): string => {
  const name = fullSettingName({ path, field, within, topic, when }, words);
  const allowed = field.kind === "own" ? "" : allowedValues(field);
  const missing = "missing" in field && field.kind !== "group" ? JSON.stringify(field.missing) : "";
  const cells = [`\`${path}\``, name, allowed, missing, when.join(", ")];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
};

const section = (kind: CompetitionKind, words: SettingWords): readonly string[] => {
  const { fields, topics } = declaredSettings[kind];
  const settings = placedFields(fields).filter(
    ({ field }) => field.kind !== "group" || "missing" in field,
  );
  return topics.flatMap((topic) => [
    `### ${words.topic(topic)}`,
    "",
    "| path | setting | possible | without a value | only |",
    "|---|---|---|---|---|",
    ...settings.filter((setting) => setting.topic === topic).map((one) => line(one, words)),
    "",
  ]);
};

it("docs/settings.md lists every setting as it is declared: `npm run settings-list` writes it", async () => {
  const list = [
    "# Settings",
    "",
    "Made by `npm run settings-list` from the declarations in `packages/core`; a test compares it.",
    "Change a setting in the console, with `losfee settings --set PATH=VALUE`, or by the command",
    "`change-settings` of the API. Stages count from 1: `stages.2.rounds=5`. An empty value switches off",
    "what is optional.",
    "",
    "## Tournaments",
    "",
    ...section("tournament", settingWords("en")),
    "## Pyramids",
    "",
    ...section("ladder", ladderSettingWords("en")),
  ];
  await expect(`${list.join("\n").trimEnd()}\n`).toMatchFileSnapshot("../../../docs/settings.md");
});
