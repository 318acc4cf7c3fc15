import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** How a run of the command ended. */
interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a run gets besides its arguments. */
interface Surroundings {
  readonly input?: string;
  readonly cwd?: string;
  /** The terminal's language; English by default. */
  readonly locale?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
/** Halves the time that a start from the sources takes; keyed by what the files contain. */
const compileCache = join(tmpdir(), "losfee-compile-cache");
const flags = ["--conditions=losfee:source", "--disable-warning=ExperimentalWarning"];

/** Runs `losfee` from its sources as a process of its own. */
export const losfee = (args: readonly string[], given: Surroundings = {}): Promise<Ended> => {
  const { input = "", cwd, locale = "en_GB.UTF-8", environment = {} } = given;
  const { promise, resolve, reject } = Promise.withResolvers<Ended>();
  const child = spawn(process.execPath, [...flags, main, ...args], {
    cwd,
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: compileCache,
      LANG: locale,
      ...environment,
    },
  });
  const [out, error]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => error.push(chunk));
  // A command that refuses its arguments does not wait for its input.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  child.on("error", reject);
  child.on("close", (code) => {
    const [stdout, stderr] = [Buffer.concat(out).toString(), Buffer.concat(error).toString()];
    resolve({ code, stdout, stderr });
  });
  return promise;
};

/** Runs a command that has to succeed; its JSON answer. */
export const answerOf = async (args: readonly string[], given: Surroundings = {}) => {
  const { code, stdout, stderr } = await losfee([...args, "--json"], given);
  if (code !== 0) throw new Error(`losfee ${args.join(" ")} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
};

/** A folder for one test, and how to get rid of it. */
export const temporaryFolder = () => {
  const path = mkdtempSync(join(tmpdir(), "losfee-cli-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** A file of another package's reference data. */
export const reference = (path: string): string =>
  fileURLToPath(new URL(`../../files/test/${path}`, import.meta.url));
