import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach } from "vitest";
import { temporaryFolder } from "./losfee.ts";

export const launcher = fileURLToPath(new URL("../bin/losfee.js", import.meta.url));

/** The launcher's program. */
export const main = new URL("../dist/joined/main.js", import.meta.url);

/** Pages are compiled, so the server runs from the build; `npm test` builds first. */
export const built = existsSync(fileURLToPath(main));

/** A process under test that announces that it serves. */
interface Serving {
  readonly child: ChildProcess;
  /** Its first output. */
  readonly first: string;
  /** Its exit code, once all its output has arrived. */
  readonly ended: Promise<number | null>;
  errors(): string;
}

/** A folder for the tests of one file, and servers in it, which end with their test. */
export const servedFolder = () => {
  const folder = temporaryFolder();
  const servers = new Map<ChildProcess, Promise<number | null>>();
  afterEach(async () => {
    for (const server of servers.keys()) server.kill("SIGKILL");
    // Before their folder is removed.
    await Promise.all(servers.values());
    servers.clear();
  });
  afterAll(folder.remove);

  /** Starts a serving program and waits for its first output, matching `wanted` if given. */
  const start = async (
    program: string,
    args: readonly string[],
    {
      cwd = folder.path,
      wanted = /\S/,
      environment = {},
    }: {
      cwd?: string;
      wanted?: RegExp;
      environment?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<Serving> => {
    const child = spawn(program, args, {
      cwd,
      env: { PATH: process.env["PATH"], LANG: "en", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      // A process group of its own, as a terminal gives to each command.
      detached: true,
    });
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    // Not "exit", after which the last output may still be on its way.
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    servers.set(child, ended);
    const first = await new Promise<string>((resolve, reject) => {
      let text = "";
      child.stdout.on("data", (chunk) => {
        text += chunk;
        if (wanted.test(text)) resolve(text);
      });
      child.once("close", (code) => reject(new Error(`ended with ${code}: ${errors}`)));
    });
    return { child, first, ended, errors: () => errors };
  };
  /** Starts `losfee serve`. */
  const serve = (...args: readonly string[]): Promise<Serving> =>
    start(process.execPath, [launcher, "serve", ...args]);
  return { path: folder.path, start, serve };
};
