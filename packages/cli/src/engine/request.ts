import { err, ok, type Result } from "@losfee/core";

/** Task for a pairing engine. */
export type EngineTask =
  /** Pair the next round; `output` null: to standard output. */
  | { readonly kind: "pair"; readonly input: string; readonly output: string | null }
  /** Pair rounds of a file again and compare; `round` null: all of them. */
  | { readonly kind: "check"; readonly input: string; readonly round: number | null }
  /** Make a random tournament, from a configuration, modelled on another one, or any. */
  | {
      readonly kind: "generate";
      readonly config: string | null;
      readonly model: string | null;
      readonly output: string;
      /** Null: any. */
      readonly seed: number | null;
    };

/** Rules: the FIDE (Dutch) system for players, or the FIDE Swiss Team Pairing System. */
type EngineSystem = "dutch" | "team";

/** A command line of the engine mode. */
export interface EngineRequest {
  readonly system: EngineSystem;
  /** Null if only the version is requested. */
  readonly task: EngineTask | null;
  /** Print the version first (`-r`). */
  readonly version: boolean;
  /** Baku acceleration (`-b`). */
  readonly baku: boolean;
  /** Null: none; an empty name: the default one. */
  readonly checklist: string | null;
}

/** A fault of a command line. */
export type EngineUsage =
  | { readonly code: "engine-unknown-option"; readonly option: string }
  | { readonly code: "engine-unknown-system"; readonly option: string }
  | { readonly code: "engine-value-missing"; readonly option: string }
  | { readonly code: "engine-repeated"; readonly option: string }
  | { readonly code: "engine-not-a-number"; readonly option: string; readonly value: string }
  | { readonly code: "engine-extra-argument"; readonly argument: string }
  /** None or several of `-p`, `-c` and `-g`. */
  | { readonly code: "engine-one-task" }
  /** An option that belongs to another task. */
  | { readonly code: "engine-not-together"; readonly option: string };

const STANDARD_STREAM = "-";

/** Options by their values: never one, optional, mandatory. */
const VALUES = {
  "--dutch": "none",
  "--team": "none",
  "-r": "none",
  "-b": "none",
  "-c": "number",
  "-p": "maybe",
  "-l": "maybe",
  "-g": "maybe",
  "-o": "always",
  "-s": "always",
  "--lang": "always",
} as const;
type Option = keyof typeof VALUES;

/** Pairing systems that other engines have. */
const OTHER_SYSTEMS = ["--burstein", "--dubov", "--lim", "--fast"];

/**
 * Parses the forms of JaVaFo and bbpPairings, after `--dutch` or `--team`: `INPUT -p [OUTPUT]`,
 * `INPUT -c [ROUND]`, `[MODEL] -g [CONFIG] -o OUTPUT [-s SEED]`, each with `-l [CHECKLIST]`, `-b`
 * and `-r`, in any order. Without INPUT, or with `-`, reads standard input. Teams have neither
 * checklists nor random tournaments.
 */
export const parseRequest = (args: readonly string[]): Result<EngineRequest, EngineUsage> => {
  const split = splitArguments(args);
  if (!split.ok) return split;
  const { options, input } = split.value;
  const isTeam = options.has("--team");
  const notOfTeams = isTeam ? forbid(options, "--dutch", "-g", "-l") : null;
  if (notOfTeams !== null) return err(notOfTeams);
  const system: EngineSystem = isTeam ? "team" : "dutch";
  const common = {
    system,
    version: options.has("-r"),
    baku: options.has("-b"),
    checklist: options.get("-l") ?? null,
  };
  const tasks = (["-p", "-c", "-g"] as const).filter((option) => options.has(option));
  if (tasks.length === 0 && common.version && input === null) return ok({ task: null, ...common });
  const [wanted] = tasks;
  if (wanted === undefined || tasks.length > 1) return err({ code: "engine-one-task" });
  const task = TASKS[wanted](options, input);
  return task.ok ? ok({ task: task.value, ...common }) : task;
};

interface Split {
  /** Values of the options; empty for none. */
  readonly options: ReadonlyMap<Option, string>;
  readonly input: string | null;
}

const splitArguments = (args: readonly string[]): Result<Split, EngineUsage> => {
  const options = new Map<Option, string>();
  let input: string | null = null;
  for (let index = 0; index < args.length; index++) {
    const argument = args[index] ?? "";
    if (argument.startsWith("--lang=")) continue;
    if (!argument.startsWith("-") || argument === STANDARD_STREAM) {
      if (input !== null) return err({ code: "engine-extra-argument", argument });
      input = argument;
      continue;
    }
    if (OTHER_SYSTEMS.includes(argument)) {
      return err({ code: "engine-unknown-system", option: argument });
    }
    if (!isOption(argument)) return err({ code: "engine-unknown-option", option: argument });
    if (options.has(argument)) return err({ code: "engine-repeated", option: argument });
    const next = args[index + 1];
    const value = next !== undefined && takes(argument, next) ? next : "";
    if (value !== "") index++;
    else if (VALUES[argument] === "always") {
      return err({ code: "engine-value-missing", option: argument });
    }
    options.set(argument, value);
  }
  return ok({ options, input });
};

const isOption = (argument: string): argument is Option => Object.hasOwn(VALUES, argument);

const takes = (option: Option, next: string): boolean => {
  const kind = VALUES[option];
  if (kind === "none") return false;
  if (kind === "number") return /^\d+$/.test(next);
  return !next.startsWith("-");
};

type TaskReader = (
  options: Split["options"],
  input: string | null,
) => Result<EngineTask, EngineUsage>;

const forbid = (options: Split["options"], ...others: readonly Option[]): EngineUsage | null => {
  const option = others.find((other) => options.has(other));
  return option === undefined ? null : { code: "engine-not-together", option };
};

const TASKS: Readonly<Record<"-p" | "-c" | "-g", TaskReader>> = {
  "-p": (options, input) => {
    const other = forbid(options, "-o", "-s");
    if (other !== null) return err(other);
    return ok({
      kind: "pair",
      input: input ?? STANDARD_STREAM,
      output: options.get("-p") || null,
    });
  },
  "-c": (options, input) => {
    const other = forbid(options, "-o", "-s");
    if (other !== null) return err(other);
    const round = options.get("-c") ?? "";
    return ok({
      kind: "check",
      input: input ?? STANDARD_STREAM,
      round: round === "" ? null : Number(round),
    });
  },
  "-g": (options, model) => {
    const output = options.get("-o");
    if (output === undefined) return err({ code: "engine-value-missing", option: "-o" });
    const config = options.get("-g") ?? "";
    // JaVaFo takes a number in place of the configuration as the seed.
    const isSeed = /^\d+$/.test(config);
    const seed = options.get("-s") ?? (isSeed ? config : null);
    if (seed !== null && !(/^\d+$/.test(seed) && Number(seed) <= Number.MAX_SAFE_INTEGER)) {
      return err({ code: "engine-not-a-number", option: "-s", value: seed });
    }
    return ok({
      kind: "generate",
      config: isSeed || config === "" ? null : config,
      model,
      output,
      seed: seed === null ? null : Number(seed),
    });
  },
};
