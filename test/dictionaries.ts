/**
 * A program that loads every dictionary of the packages and prints each text with a count of 1: as
 * JSON, `{ where, language, said }`, with the 1 as a number and as a text. Only prints texts that
 * mention a 1, and skips those with other inputs than numbers, names and lists of them.
 */
import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const PACKAGES = `${root}packages/`;

// Most ways to call a text end with an error that is ignored.
Error.stackTraceLimit = 0;

type Unknown = Readonly<Record<string, unknown>>;
const found = new Map<string, unknown>();
const hooks = globalThis as {
  recordConstants?: (file: string, constants: Readonly<Record<string, () => unknown>>) => void;
  recordSentences?: (sentences: unknown) => void;
};
hooks.recordConstants = (file, constants) => {
  for (const [name, value] of Object.entries(constants)) {
    found.set(`${relative(root, fileURLToPath(file))} ${name}`, value());
  }
};
hooks.recordSentences = (sentences) => {
  found.set(`sentences ${Object.keys((sentences as Unknown)["en"] ?? {}).slice(0, 3)}`, sentences);
};

// Private parts of a module are read, too: its constants, and the builders of its sentences.
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith(pathToFileURL(PACKAGES).href) || !url.endsWith(".ts")) return loaded;
    const source = readFileSync(fileURLToPath(url), "utf8");
    const constants = [...source.matchAll(/^(?:export )?const (\w+)/gm)]
      .map(([, constant]) => `${constant}: () => ${constant}`)
      .join(", ");
    const recording = `globalThis.recordConstants(import.meta.url, { ${constants} });`;
    const rest = url.endsWith("/messages/message.ts") ? RECORDING_DESCRIBER : "";
    const own =
      rest === "" ? source : source.replace("export const describerBy", "const describer");
    return { ...loaded, source: `${own}\n${rest === "" ? recording : rest}\n` };
  },
});

const RECORDING_DESCRIBER = `export const describerBy = (sentences: any): any => {
  globalThis.recordSentences(sentences);
  return describer(sentences);
};`;

const files = globSync("packages/{contract,web,server,cli}/src/**/*.ts", { cwd: root }).filter(
  (file) =>
    !/\.test\.ts$|\/(main|bin)\.ts$|\/browser\//.test(file) &&
    /\b(texts|addressedTexts|describerBy)\b|\bde: [{(]|Texts</.test(
      readFileSync(`${root}${file}`, "utf8"),
    ),
);
for (const file of files) {
  try {
    await import(pathToFileURL(`${root}${file}`).href);
  } catch (error) {
    // Modules that import a view are no dictionaries: Node does not read those.
    if ((error as { code?: string }).code !== "ERR_UNKNOWN_FILE_EXTENSION") throw error;
  }
}

type Text = (...args: readonly unknown[]) => unknown;

/** Returns every function in a dictionary of a language, with its place. */
const functionsIn = (
  value: unknown,
  path: string,
  seen: Set<unknown>,
): readonly [string, Text][] => {
  if (typeof value === "function") return [[path, value as Text]];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    functionsIn(inner, `${path}.${key}`, seen),
  );
};

/** A list of one that does not look like a number. */
function listOf(value: unknown): readonly unknown[] {
  const refuse = (): never => {
    throw new TypeError("a list is no number");
  };
  return Object.defineProperty([value], "toString", { value: refuse });
}

/** Possible arguments of a text: each means one. */
const KINDS: readonly unknown[] = [1, listOf(1), listOf("x"), "x"];

const name = (): string => "Ada";

/** An object with any requested member, of the kind that `choice` has for it. */
const membersOf = (choice: ReadonlyMap<string, unknown>, asked: Set<string>): object =>
  new Proxy(
    {},
    {
      get: (_, member) => {
        if (typeof member === "symbol") return undefined;
        asked.add(member);
        return choice.get(member) ?? 1;
      },
    },
  );

/** Every way to choose a kind for each of `places`. */
const waysFor = (places: number): readonly (readonly unknown[])[] =>
  Array.from({ length: KINDS.length ** places }, (_, way) =>
    Array.from(
      { length: places },
      (__, place) => KINDS[Math.floor(way / KINDS.length ** place) % KINDS.length],
    ),
  );

const saidBy = (text: Text, args: readonly unknown[]): string | null => {
  try {
    const said = text(...args);
    return typeof said === "string" && !/undefined|\[object|NaN|=>/.test(said) ? said : null;
  } catch {
    // It wants something else.
    return null;
  }
};

/** Returns a text's sentences about one, for each call that leads to a sentence. */
const sentencesOf = (text: Text): readonly (readonly [string, string])[] => {
  const asked = new Set<string>();
  saidBy(text, [membersOf(new Map(), asked), name]);
  const members = [...asked].slice(0, 4);
  const calls = (one: unknown): readonly (readonly unknown[])[] => [
    ...waysFor(Math.min(text.length, 4)).map((way) => withOne(way, one)),
    ...waysFor(members.length).map((way) => {
      const values = withOne(way, one);
      return [membersOf(new Map(members.map((member, at) => [member, values[at]])), asked), name];
    }),
  ];
  const written = calls("1").map((args) => saidBy(text, args));
  return calls(1).flatMap((args, call) => {
    const said = saidBy(text, args);
    return said?.includes("1 ") ? [[said, written[call] ?? said] as const] : [];
  });
};

const withOne = (way: readonly unknown[], one: unknown): readonly unknown[] =>
  way.map((value) => (value === 1 ? one : value));

const seen = new Set<unknown>();
const lines = [...found].flatMap(([where, value]) => {
  if (typeof value !== "object" || value === null) return [];
  const own = /(De|En)$/.exec(where)?.[1]?.toLowerCase();
  return (["de", "en"] as const).flatMap((language) => {
    const dictionary = own === undefined ? (value as Unknown)[language] : own === language && value;
    return functionsIn(dictionary, "", seen).flatMap(([path, text]) =>
      sentencesOf(text).map((said) => ({ where: `${where}${path}`, language, said })),
    );
  });
});
process.stdout.write(JSON.stringify(lines));
