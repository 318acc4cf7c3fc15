import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openTexts } from "@losfee/messages/cli-open";
import type { Call } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";

/** What a server in the background says when it has started. */
export interface Announced {
  readonly url: string;
  readonly directorUrl: string;
}

/** File beside the journal with the warnings of the server in the background. */
const LOG = "losfee.log";

/** Makes the journal's folder; returns its log, opened for writing. Ends the call if it cannot. */
export const openFolder = (call: Call, journal: string): number => {
  const folder = dirname(journal);
  try {
    mkdirSync(folder, { recursive: true });
    return openSync(join(folder, LOG), "a");
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === "") throw error;
    const message = openTexts[call.language].notWritable({ folder, code });
    throw new Failure(EXIT.fileAccess, message, { code: "folder-not-writable", folder });
  }
};

/**
 * Starts `losfee serve` so that it outlives this process and its terminal, and waits until it serves.
 * Its console can stop it. Closes `log`, where the server goes on writing.
 */
export const serveInBackground = async (
  call: Call,
  args: readonly string[],
  log: number,
  cwd: string,
): Promise<Announced> => {
  const launcher = new URL("bin/losfee.js", import.meta.resolve("losfee/package.json"));
  const serve = ["serve", "--json", "--stoppable", "--lang", call.language, ...args];
  const child = spawn(process.execPath, [fileURLToPath(launcher), ...serve], {
    cwd,
    detached: true,
    windowsHide: true,
    stdio: ["ignore", "pipe", log],
    env: { ...withoutNpm(process.env), LOSFEE_DESK: "1" },
  });
  closeSync(log);
  const said = await firstLine(child);
  if (said === null) {
    const message = openTexts[call.language].noAnswer({ log: join(cwd, LOG) });
    throw new Failure(EXIT.unexpected, message, { code: "no-answer" });
  }
  const answer = JSON.parse(said) as Announced | { readonly error: { readonly message: string } };
  if ("error" in answer) throw new Failure(EXIT.refused, answer.error.message, answer.error);
  // From now on it is independent.
  child.stdout?.destroy();
  child.unref();
  return answer;
};

/** The first line of a program's output; null if it ends without one. */
const firstLine = async (child: ChildProcess): Promise<string | null> => {
  if (child.stdout === null) return null;
  for await (const line of createInterface({ input: child.stdout })) return line;
  return null;
};

/** A server that npm started ends with npm; this one stays. */
const withoutNpm = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !/^npm_/i.test(name)));

/** Interval of looking whether the other process has finished, in milliseconds, and how often. */
const LOOK = 100;
const LOOKS = 600;

/**
 * Does `work` while no other process does on the same journal: a second double-click waits for the
 * server that the first one starts.
 */
export const oneAtATime = async <T>(journal: string, work: () => Promise<T>): Promise<T> => {
  const lock = `${journal}.starting`;
  for (let look = 0; !take(lock); look++) {
    if (look < LOOKS && isHeld(lock)) await delay(LOOK);
    else rmSync(lock, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
};

/** Takes the lock; false if another process has it. */
const take = (lock: string): boolean => {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: "wx" });
    return true;
  } catch (error) {
    if (systemCodeOf(error) === "EEXIST") return false;
    throw error;
  }
};

/** True if the process that took the lock still runs, or has just ended. */
const isHeld = (lock: string): boolean => {
  try {
    const pid = readFileSync(lock, "utf8");
    // Empty between creating and writing it.
    if (pid !== "") process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return ["EPERM", "ENOENT"].includes(systemCodeOf(error));
  }
};

const systemCodeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";
