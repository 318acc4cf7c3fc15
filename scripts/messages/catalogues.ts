import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the catalogues: a folder per language, in it a JSON file per area. */
export const MESSAGES = fileURLToPath(new URL("../../packages/messages/", import.meta.url));

/** The language in which every message exists and from which types are derived. */
export const BASE = "en";

/** German with “du”: a catalogue of the messages that differ from those with “Sie”. */
export const INFORMAL = "de-du";

/** Messages in ICU syntax by key, nested. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Returns the languages that have a folder. */
export const languagesOfMessages = (): readonly string[] =>
  globSync("*/", { cwd: MESSAGES })
    .map((folder) => basename(folder))
    .filter((folder) => /^[a-z]{2}(-[A-Z]{2})?$/.test(folder))
    .sort();

/** Returns the areas: one per page or topic. */
export const areasOfMessages = (): readonly string[] =>
  globSync(`${BASE}/*.json`, { cwd: MESSAGES })
    .map((path) => basename(path, ".json"))
    .sort();

const known = new Map<string, Catalogue>();

/** Returns the catalogue of an area; empty if there is none. Throws if the file is not JSON. */
export const readCatalogue = (language: string, area: string): Catalogue => {
  const path = `${language}/${area}.json`;
  const catalogue = known.get(path) ?? readFile(path);
  known.set(path, catalogue);
  return catalogue;
};

const readFile = (path: string): Catalogue => {
  let text: string;
  try {
    text = readFileSync(`${MESSAGES}${path}`, "utf8");
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
