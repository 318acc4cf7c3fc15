import type { ChildProcess } from "node:child_process";
import { moduleBeside, startProcess } from "../threads/beside.ts";
import type { FileFound } from "./check-file.ts";
import type { FileDamage } from "./file-damage.ts";

/** Checks the file of a journal once, in the background. */
export interface FileCheck {
  start(): void;
  /** Aborts a running check. */
  stop(): Promise<void>;
  /** The damage found; null: none, or not yet. */
  readonly damage: FileDamage | null;
  /** Resolves when damage is found. */
  readonly found: Promise<FileDamage>;
}

/** Options of the check. */
export interface FileCheckOptions {
  readonly path: string;
  readonly onError: (error: unknown) => void;
  /** Delay after the start, in milliseconds: starting has priority. */
  readonly after?: number;
}

const AFTER = 3000;

/** Running the event has priority. */
const LOWER_PRIORITY = 15;

/** Checks the file at `path` in a child process, which is killed if the server stops earlier. */
export const createFileCheck = ({ path, onError, after = AFTER }: FileCheckOptions): FileCheck => {
  const { promise: found, resolve: tell } = Promise.withResolvers<FileDamage>();
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess | null = null;
  let damage: FileDamage | null = null;
  let isStopped = false;

  const check = (): void => {
    const checking = startProcess(
      moduleBeside(import.meta.url, "check-file"),
      path,
      LOWER_PRIORITY,
      { stdio: ["ignore", "ignore", "inherit", "ipc"] },
    );
    child = checking;
    let hasAnswered = false;
    checking.once("message", (message: FileFound) => {
      hasAnswered = true;
      damage = message.damage;
      if (damage !== null) tell(damage);
    });
    checking.once("error", onError);
    checking.once("exit", (code, signal) => {
      if (!hasAnswered && !isStopped) onError(new Error(`the check ended with ${code ?? signal}`));
    });
    checking.unref();
    checking.channel?.unref();
  };

  return {
    start() {
      timer = setTimeout(check, after);
      timer.unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      child?.kill("SIGKILL");
    },
    get damage() {
      return damage;
    },
    found,
  };
};
