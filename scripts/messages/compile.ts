import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { argumentsOf, joinArguments } from "./arguments.ts";
import {
  BASE,
  type Catalogue,
  type Catalogues,
  eachMessage,
  INFORMAL,
  MESSAGES,
  SHIPPED,
} from "./catalogues.ts";
import { faultsOfMessages } from "./check.ts";
import { frenchSpaces } from "./french-spaces.ts";
import { compileModule, MessageFormat } from "./message-format.ts";
import { isPseudo, pseudoCatalogue } from "./pseudo.ts";

const OUTPUT = join(MESSAGES, "dist");

/**
 * Compiles the catalogues into a module per area, with types. A dictionary is the export of an area:
 * an object by language, of texts and of functions that take a message's arguments.
 */
export const compileMessages = (): void => {
  const faults = faultsOfMessages();
  if (faults.length > 0) throw new Error(["The catalogues have faults:", ...faults].join("\n  "));
  mkdirSync(OUTPUT, { recursive: true });
  const languages = SHIPPED.languages();
  const files = new Map(
    SHIPPED.areas().flatMap((area): [string, string][] => [
      [`${area}.js`, moduleOf(area, languages)],
      [`${area}.d.ts`, declarationOf(area, languages)],
    ]),
  );
  for (const path of globSync("*", { cwd: OUTPUT })) {
    if (!files.has(basename(path))) rmSync(join(OUTPUT, path));
  }
  for (const [name, text] of files)
    if (stored(name) !== text) writeFileSync(join(OUTPUT, name), text);
};

const stored = (name: string): string | null => {
  try {
    return readFileSync(join(OUTPUT, name), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
};

/** Returns a module of dictionaries with some of the languages, pseudo-languages among them. */
export const moduleOf = (
  area: string,
  languages: readonly string[],
  names?: readonly string[],
  catalogues: Catalogues = SHIPPED,
): string => {
  const entryOf = entriesIn(catalogues);
  const imports: Imports = new Map();
  const bodies = (names ?? dictionariesOf(area, catalogues)).map((name) => {
    const values = languages.map((language) => {
      const formal = isPseudo(language)
        ? pseudoCatalogue(entryOf(BASE, area, name))
        : entryOf(language, area, name);
      const value = (catalogue: Catalogue | string): string =>
        sourceOf(isPseudo(language) ? BASE : language, catalogue, imports);
      if (!isAddressed(name, area, catalogues))
        return `${JSON.stringify(language)}: ${value(formal)}`;
      const informal = language === "de" ? merged(formal, entryOf(INFORMAL, area, name)) : formal;
      return `${JSON.stringify(language)}: { formal: ${value(formal)}, informal: ${value(informal)} }`;
    });
    return `export const ${name} = {\n${values.join(",\n")}\n};\n`;
  });
  const heads = [...imports].map(
    ([module, names]) => `import { ${[...names].join(", ")} } from ${JSON.stringify(module)};`,
  );
  return [...heads, ...bodies].join("\n");
};

/** Names that a module of messages imports, by module. */
type Imports = Map<string, Set<string>>;

const addImport = (imports: Imports, names: string, module: string): void => {
  const all = imports.get(module) ?? new Set();
  for (const name of names.split(",")) all.add(name.trim());
  imports.set(module, all);
};

/** Returns the types of {@link moduleOf}; each message's English text is its comment. */
export const declarationOf = (
  area: string,
  languages: readonly string[],
  catalogues: Catalogues = SHIPPED,
): string => {
  const entryOf = entriesIn(catalogues);
  const codes = languages.map((language) => JSON.stringify(language)).join(" | ");
  const bodies = dictionariesOf(area, catalogues).map((name) => {
    const entries = [...languages, INFORMAL].map((language) => entryOf(language, area, name));
    const type = typeOf(entryOf(BASE, area, name), entries);
    const addressed = isAddressed(name, area, catalogues)
      ? `Readonly<Record<"formal" | "informal", ${type}>>`
      : type;
    return `export declare const ${name}: Readonly<Record<${codes}, ${addressed}>>;\n`;
  });
  return bodies.join("\n");
};

/** Returns the names of an area's dictionaries. */
export const dictionariesOf = (area: string, catalogues: Catalogues = SHIPPED): readonly string[] =>
  Object.keys(catalogues.read(BASE, area));

/** True if a dictionary has German messages of its own for “du”. */
const isAddressed = (name: string, area: string, { read }: Catalogues): boolean =>
  name in read(INFORMAL, area);

const entriesIn =
  ({ read }: Catalogues) =>
  (language: string, area: string, name: string): Catalogue | string => {
    const entry = read(language, area)[name] ?? {};
    return language === "fr" ? eachMessage(entry, frenchSpaces) : entry;
  };

const merged = (one: Catalogue | string, other: Catalogue | string): Catalogue | string =>
  typeof one === "string" || typeof other === "string"
    ? other
    : {
        ...one,
        ...Object.fromEntries(
          Object.entries(other).map(([key, value]) => [key, merged(one[key] ?? {}, value)]),
        ),
      };

/**
 * Returns the source of a dictionary in a language. Texts without arguments are strings; a full stop
 * after an argument is dropped if the argument ends with one.
 */
const sourceOf = (language: string, catalogue: Catalogue | string, imports: Imports): string => {
  const source = compileModule(new MessageFormat(language), { messages: catalogue });
  const [head = "", body = ""] = source.split("export default {\n  messages: ");
  for (const [, names = "", module = ""] of head.matchAll(/import \{(.*)\} from "(.*)";/g)) {
    addImport(imports, names, module);
  }
  return body
    .replace(/\n\}\s*$/, "")
    .replaceAll(/(^|: )\(\) => ("(?:[^"\\]|\\.)*")(?=,?$)/gm, "$1$2")
    .replaceAll(/(^|: )\(d\) => (.*?)(?=,?$)/gm, (whole, before: string, value: string) => {
      if (!/(?:d\.\w+|d\["[^"]*"\]|\)) \+ "\./.test(value)) return whole;
      addImport(imports, "withoutDoubleStops", "@losfee/messages/full-stops");
      return `${before}(d) => withoutDoubleStops(${value})`;
    });
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
