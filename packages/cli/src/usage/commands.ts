import type { Run } from "../call.ts";

/** How a command is written, and where its work is; loaded only when it is called. */
export interface CommandShape {
  /** In commander's notation: `<needed>`, `[optional]`, `[many...]`. */
  readonly arguments: readonly string[];
  /** In commander's notation; words for each are in `language/usage.ts`. */
  readonly options: readonly string[];
  /** Those of the options that may be given more than once. */
  readonly repeatable?: readonly string[];
  readonly load: () => Promise<{ readonly run: Run }>;
}

/**
 * Every command. Add one: a file under `commands/` that exports `run`, an entry here, and its words
 * in `language/usage.ts` (which does not compile without them).
 */
export const commands = {
  pair: {
    arguments: ["[file]"],
    options: [
      "--system <id>",
      "--based-on <round>",
      "--repeats <count>",
      "--track-starts",
      "--no-track-starts",
      "--option <name=value>",
    ],
    repeatable: ["--option <name=value>"],
    load: () => import("../commands/pair.ts"),
  },
  candidates: {
    arguments: ["<standings>"],
    options: ["--spread-margin <points>", "--win-margin <wins>"],
    load: () => import("../commands/candidates.ts"),
  },
} as const satisfies Readonly<Record<string, CommandShape>>;

export type CommandName = keyof typeof commands;

/** The options that every command understands. */
export const commonOptions = [
  "--json",
  "--lang <de|en>",
  "--journal <file>",
  "-c, --competition <id>",
] as const;

export type CommonOption = (typeof commonOptions)[number];
