import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PROGRAM_FLAGS, RUNS_BUILT } from "../../../test/program-flags.ts";
import { TEMPORARY_PLACE } from "../../../test/temporary-place.ts";
import type { Answer, Order } from "./resident.ts";

/** Outcome of a run of the command. */
interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Environment of a run. */
interface Surroundings {
  readonly input?: string;
  readonly cwd?: string;
  /** The terminal's language; English by default. */
  readonly locale?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const environmentOf = ({ locale = "en_GB.UTF-8", environment = {} }: Surroundings) => ({
  PATH: process.env["PATH"] ?? "",
  // Halves the start from the sources; keyed by the files' content.
  NODE_COMPILE_CACHE: join(tmpdir(), "losfee-compile-cache"),
  LANG: locale,
  ...environment,
});

/** The process that runs the commands of test files, and the pending ones. */
interface Resident {
  readonly process: ChildProcess;
  readonly waiting: Map<number, (ended: Ended) => void>;
}

/** The program under test. */
interface Program {
  readonly module: string;
  readonly flags: readonly string[];
}

/** The build has pages and all languages. */
const BUILT: Program = { module: "../dist/run.js", flags: [] };
const SOURCES: Program = RUNS_BUILT ? BUILT : { module: "../src/run.ts", flags: PROGRAM_FLAGS };

const residents = new Map<Program, Resident>();
let orders = 0;

const startResident = (program: Program): Resident => {
  const { module, flags } = program;
  const child = fork(file("./resident.ts"), [new URL(module, import.meta.url).href], {
    execArgv: [...flags, "--disable-warning=ExperimentalWarning"],
    env: environmentOf({}),
  });
  const waiting: Resident["waiting"] = new Map();
  child.on("message", ({ number, ...ended }: Answer) => {
    waiting.get(number)?.(ended);
    waiting.delete(number);
  });
  child.on("exit", (code) => {
    residents.delete(program);
    const stderr = "the process that runs the commands has ended";
    for (const answer of waiting.values()) answer({ code, stdout: "", stderr });
  });
  const started = { process: child, waiting };
  residents.set(program, started);
  return started;
};

const runIn = (program: Program, args: readonly string[], given: Surroundings): Promise<Ended> => {
  const { process: child, waiting } = residents.get(program) ?? startResident(program);
  const { input = "", cwd = process.cwd() } = given;
  const order: Order = { number: orders++, args, input, cwd, env: environmentOf(given) };
  return new Promise((resolve) => {
    waiting.set(order.number, resolve);
    child.send(order);
  });
};

/**
 * Runs `losfee` from what the tests run on, by default its sources. All commands run in one process,
 * one after the other, which is many times faster than a process for each.
 */
export const losfee = (args: readonly string[], given: Surroundings = {}): Promise<Ended> =>
  runIn(SOURCES, args, given);

/** As {@link losfee}, with the built program, for pages or all languages. */
export const builtLosfee = (args: readonly string[], given: Surroundings = {}): Promise<Ended> =>
  runIn(BUILT, args, given);

/** Runs a command that has to succeed; returns its JSON answer. */
export const answerOf = async (args: readonly string[], given: Surroundings = {}) => {
  const { code, stdout, stderr } = await losfee([...args, "--json"], given);
  if (code !== 0) throw new Error(`losfee ${args.join(" ")} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
};

/** A folder for one test, and its removal. */
export const temporaryFolder = () => {
  const path = mkdtempSync(join(TEMPORARY_PLACE, "losfee-cli-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** A file of another package's reference data. */
export const reference = (path: string): string => file(`../../files/test/${path}`);
