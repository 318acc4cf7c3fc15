import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/compile-module.js";
import { argumentsOf, joinArguments } from "./arguments.ts";
import {
  areasOfMessages,
  BASE,
  type Catalogue,
  INFORMAL,
  languagesOfMessages,
  MESSAGES,
  readCatalogue,
} from "./catalogues.ts";
import { faultsOfMessages } from "./check.ts";

const OUTPUT = join(MESSAGES, "dist");

/**
 * Compiles the catalogues into a module per area, with types. A dictionary is the export of an area:
 * an object by language, of texts and of functions that take a message's arguments.
 */
export const compileMessages = (): void => {
  const faults = faultsOfMessages();
  if (faults.length > 0) throw new Error(["The catalogues have faults:", ...faults].join("\n  "));
  mkdirSync(OUTPUT, { recursive: true });
  const languages = languagesOfMessages();
  const files = new Map(
    areasOfMessages().flatMap((area): [string, string][] => [
      [`${area}.js`, moduleOf(area, languages)],
      [`${area}.d.ts`, declarationOf(area, languages)],
    ]),
  );
  for (const path of globSync("*", { cwd: OUTPUT })) {
    if (!files.has(basename(path))) rmSync(join(OUTPUT, path));
  }
  for (const [name, text] of files) if (stored(name) !== text) writeFileSync(join(OUTPUT, name), text);
};

const stored = (name: string): string | null => {
  try {
    return readFileSync(join(OUTPUT, name), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
};

/** Returns the module of an area with some of the languages. */
export const moduleOf = (area: string, languages: readonly string[]): string => {
  const imports = new Set<string>();
  const bodies = dictionariesOf(area).map((name) => {
    const values = languages.map((language) => {
      const formal = entryOf(language, area, name);
      const value = (catalogue: Catalogue | string): string =>
        sourceOf(language, catalogue, imports);
      if (!isAddressed(area, name)) return `${JSON.stringify(language)}: ${value(formal)}`;
      const informal = language === "de" ? merged(formal, entryOf(INFORMAL, area, name)) : formal;
      return `${JSON.stringify(language)}: { formal: ${value(formal)}, informal: ${value(informal)} }`;
    });
    return `export const ${name} = {\n${values.join(",\n")}\n};\n`;
  });
  return [...imports, ...bodies].join("\n");
};

/** Returns the types of {@link moduleOf}; each message's English text is its comment. */
const declarationOf = (area: string, languages: readonly string[]): string => {
  const codes = languages.map((language) => JSON.stringify(language)).join(" | ");
  const bodies = dictionariesOf(area).map((name) => {
    const entries = [...languages, INFORMAL].map((language) => entryOf(language, area, name));
    const type = typeOf(entryOf(BASE, area, name), entries);
    const addressed = isAddressed(area, name)
      ? `Readonly<Record<"formal" | "informal", ${type}>>`
      : type;
    return `export declare const ${name}: Readonly<Record<${codes}, ${addressed}>>;\n`;
  });
  return bodies.join("\n");
};

const dictionariesOf = (area: string): readonly string[] => Object.keys(readCatalogue(BASE, area));

const entryOf = (language: string, area: string, name: string): Catalogue | string =>
  readCatalogue(language, area)[name] ?? {};

const isAddressed = (area: string, name: string): boolean => name in readCatalogue(INFORMAL, area);

const merged = (one: Catalogue | string, other: Catalogue | string): Catalogue | string =>
  typeof one === "string" || typeof other === "string"
    ? other
    : {
        ...one,
        ...Object.fromEntries(
          Object.entries(other).map(([key, value]) => [key, merged(one[key] ?? {}, value)]),
        ),
      };

/** Returns the source of a dictionary in a language; texts without arguments are strings. */
const sourceOf = (
  language: string,
  catalogue: Catalogue | string,
  imports: Set<string>,
): string => {
  const source = compileModule(new MessageFormat(language), { messages: catalogue });
  const [head = "", body = ""] = source.split("export default {\n  messages: ");
  for (const line of head.split("\n")) if (line !== "") imports.add(line);
  return body
    .replace(/\n\}\s*$/, "")
    .replaceAll(/(^|: )\(\) => ("(?:[^"\\]|\\.)*")(?=,?$)/gm, "$1$2");
};

const typeOf = (base: Catalogue | string, all: readonly (Catalogue | string)[]): string => {
  if (typeof base !== "string") {
    const entries = Object.entries(base).map(([key, value]) => {
      const inAll = all.map((one) => (typeof one === "string" ? one : (one[key] ?? {})));
      const comment = typeof value === "string" ? `/** ${value.replaceAll("*/", "*\\/")} */\n` : "";
      return `${comment}readonly ${JSON.stringify(key)}: ${typeOf(value, inAll)};`;
    });
    return `{\n${entries.join("\n")}\n}`;
  }
  const texts = all.filter((one) => typeof one === "string");
  const types = [...joinArguments(texts.map(argumentsOf))].map(
    ([name, type]) => `readonly ${name}: ${type}`,
  );
  return types.length === 0 ? "string" : `(given: { ${types.join("; ")} }) => string`;
};
