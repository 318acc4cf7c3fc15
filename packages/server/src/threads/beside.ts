/** Starts threads and processes of ours beside the one that answers users. */
import { type ChildProcess, type ForkOptions, fork, type Serializable } from "node:child_process";
import module from "node:module";
import { setPriority } from "node:os";
import { dirname } from "node:path";

/** The module `name` next to the caller's (`import.meta.url`), from the sources and compiled. */
export const moduleBeside = (caller: string, name: string): URL =>
  new URL(`./${name}.${caller.endsWith(".ts") ? "ts" : "js"}`, caller);

/**
 * Environment for a thread or process of ours that uses the same compile cache as this process, if
 * that has one: compiling takes half of a thread's start, and threads do not inherit the cache.
 */
export const withCompileCache = (): NodeJS.ProcessEnv => {
  const folder = module.getCompileCacheDir();
  // Node.js adds a folder of its version to the one that it is given.
  return folder === undefined
    ? process.env
    : { ...process.env, NODE_COMPILE_CACHE: dirname(folder) };
};

/**
 * Starts a process that runs `path` and gets `order` as its first message; its priority is lower by
 * `steps` (0 to 19), if the system allows it.
 */
export const startProcess = (
  path: URL,
  order: Serializable,
  steps: number,
  options: Pick<ForkOptions, "stdio" | "signal" | "timeout" | "killSignal">,
): ChildProcess => {
  const child = fork(path, { serialization: "advanced", env: withCompileCache(), ...options });
  child.once("spawn", () => {
    putBehind(child.pid, steps);
    child.send(order, (error) => {
      // The process ended before it read: its end has the reason.
      if (error !== null) child.kill("SIGKILL");
    });
  });
  return child;
};

/** Lowers this thread's priority below the machine's others: 0 (not at all) to 19. */
export const standBehind = (steps: number): void => {
  // On Linux it changes the calling thread only, elsewhere the process, which is left alone.
  if (process.platform === "linux") putBehind(0, steps);
};

const putBehind = (pid: number | undefined, steps: number): void => {
  try {
    if (pid !== undefined) setPriority(pid, steps);
  } catch {
    // Not permitted, as in some containers, or already ended: harmless.
  }
};
