import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the catalogues: a folder per language, in it a JSON file per area. */
export const MESSAGES = fileURLToPath(new URL("../../packages/messages/", import.meta.url));

/** The language in which every message exists and from which types are derived. */
export const BASE = "en";

/** German with “du”: a catalogue of the messages that differ from those with “Sie”. */
export const INFORMAL = "de-du";

/** Codes of languages, which name their folders. */
export const LANGUAGE_CODE = /^[a-z]{2}(-[A-Z]{2})?$/;

/** Messages in ICU syntax by key, nested. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The catalogues of all languages and areas. */
export interface Catalogues {
  readonly languages: () => readonly string[];
  /** The areas, one per page or topic. */
  readonly areas: () => readonly string[];
  /** Returns the catalogue of an area; empty if there is none. */
  readonly read: (language: string, area: string) => Catalogue;
}

/** Returns the catalogues in a folder. They are read when they are needed, and once. */
const cataloguesIn = (folder: string): Catalogues => {
  const known = new Map<string, Catalogue>();
  return {
    languages: () =>
      globSync("*/", { cwd: folder })
        .map((name) => basename(name))
        .filter((name) => LANGUAGE_CODE.test(name))
        .sort(),
    areas: () =>
      globSync(`${BASE}/*.json`, { cwd: folder })
        .map((path) => basename(path, ".json"))
        .sort(),
    read: (language, area) => {
      const path = `${language}/${area}.json`;
      const catalogue = known.get(path) ?? readFile(folder, path);
      known.set(path, catalogue);
      return catalogue;
    },
  };
};

/** The catalogues of the program. */
export const SHIPPED = cataloguesIn(MESSAGES);

/** Returns catalogues by language and area. */
export const cataloguesOf = (
  all: Readonly<Record<string, Readonly<Record<string, Catalogue>>>>,
): Catalogues => ({
  languages: () =>
    Object.keys(all)
      .filter((name) => LANGUAGE_CODE.test(name))
      .sort(),
  areas: () => Object.keys(all[BASE] ?? {}).sort(),
  read: (language, area) => all[language]?.[area] ?? {},
});

const readFile = (folder: string, path: string): Catalogue => {
  let text: string;
  try {
    text = readFileSync(join(folder, path), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`packages/messages/${path}: ${(error as Error).message}`);
  }
};

/** Returns all messages of a catalogue by their path: `entries.add.done`. */
export const messagesIn = (catalogue: Catalogue, prefix = ""): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([key, value]): [string, string][] => {
      const path = prefix === "" ? key : `${prefix}.${key}`;
      return typeof value === "string" ? [[path, value]] : [...messagesIn(value, path)];
    }),
  );

/** Returns a catalogue with each of its messages changed. */
export const eachMessage = (
  catalogue: Catalogue | string,
  change: (message: string) => string,
): Catalogue | string =>
  typeof catalogue === "string"
    ? change(catalogue)
    : Object.fromEntries(
        Object.entries(catalogue).map(([key, value]) => [key, eachMessage(value, change)]),
      );
