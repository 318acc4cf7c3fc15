/**
 * A program that loads every dictionary of the packages and prints what each text says when whatever
 * it counts is 1: as JSON, `{ where, language, said }`, with the 1 as a number and as a text. Only what speaks of
 * a 1 is printed, and a text that wants something else than numbers, names and lists of them is left out.
 */
import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const PACKAGES = `${root}packages/`;

// Most ways to call a text end with an error that nobody looks at.
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

// What a module keeps to itself is read, too: its constants, and what it makes sentences by.
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
    // What leads to a view is no dictionary: Node does not read those.
    if ((error as { code?: string }).code !== "ERR_UNKNOWN_FILE_EXTENSION") throw error;
  }
}

type Text = (...args: readonly unknown[]) => unknown;

/** Every function in a dictionary of a language, with where it stands. */
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

/** A list of one that nobody takes for a number. */
function listOf(value: unknown): readonly unknown[] {
  const refuse = (): never => {
    throw new TypeError("a list is no number");
  };
  return Object.defineProperty([value], "toString", { value: refuse });
}

/** What a text may be called with: each means one. */
const KINDS: readonly unknown[] = [1, listOf(1), listOf("x"), "x"];

const name = (): string => "Ada";

/** An object that has whatever is asked of it, in the kind that `choice` has for each member. */
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

/** What a text says of one, in each way to call it that leads to a sentence. */
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
