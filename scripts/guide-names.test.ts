import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "./root.ts";

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

/** All messages, as their catalogues have them. */
const source = oneLine(
  globSync("packages/messages/*/*.json", { cwd: ROOT })
    .map((file) => readFileSync(`${ROOT}${file}`, "utf8"))
    .join("\n"),
);

/** Names that other programs have. */
const ELSEWHERE = new Set(["Integrationen", "Integrations", "Abbestellen", "Unsubscribe"]);

/** What stands in italics and begins like a name: presets, pages, buttons. */
const namesIn = (guide: string): readonly string[] => {
  const text = guide.replaceAll(/```.*?```|`[^`]*`|\*\*[^*]*\*\*/gs, "");
  return [...text.matchAll(/(?<!\*)\*([^*\n|]+(?:\n[^*\n|]+)?)\*(?!\*)/g)]
    .map(([, name = ""]) => oneLine(name).trim())
    .filter((name) => /^\p{Lu}.{2}/u.test(name) && !name.endsWith("."));
};

/** A name as it stands in the program, or a group and one of its names: `Samples to practise with: King Lui`. */
const isKnown = (name: string): boolean =>
  ELSEWHERE.has(name) ||
  source.includes(name) ||
  name.split(": ").every((part) => source.includes(part));

test.each(globSync("docs/guides/*.md", { cwd: ROOT }))(
  "presets, pages and buttons have in %s the names that they have in the program",
  (file) => {
    const names = namesIn(readFileSync(`${ROOT}${file}`, "utf8"));
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  },
);
