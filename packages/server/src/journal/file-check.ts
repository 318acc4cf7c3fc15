import { type ChildProcess, fork } from "node:child_process";
import { putBehind } from "../threads/stand-behind.ts";
import type { FileFound } from "./check-file.ts";
import type { FileDamage } from "./file-damage.ts";

/** Checks the file of a journal once, beside everything else. */
export interface FileCheck {
  start(): void;
  /** Gives up a check that is under way. */
  stop(): Promise<void>;
  /** What was found; null: nothing, or not yet. */
  readonly damage: FileDamage | null;
  /** Resolves once damage was found. */
  readonly found: Promise<FileDamage>;
}

/** How a file is checked. */
export interface FileCheckOptions {
  readonly path: string;
  readonly onError: (error: unknown) => void;
  /** How long after the start, in milliseconds: whoever waits for the start goes first. */
  readonly after?: number;
}

const AFTER = 3000;

/** Whoever runs the event goes first. */
const LOWER_PRIORITY = 15;

/** A check of the file at `path`, in a process that is killed where the server stops before it ends. */
export const createFileCheck = ({ path, onError, after = AFTER }: FileCheckOptions): FileCheck => {
  const { promise: found, resolve: tell } = Promise.withResolvers<FileDamage>();
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess | null = null;
  let damage: FileDamage | null = null;
  let isStopped = false;

  const check = (): void => {
    // The sources run as they are, and as what was compiled from them.
    const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
    const checking = fork(new URL(`./check-file.${extension}`, import.meta.url), {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child = checking;
    let hasTold = false;
    checking.once("message", (message: FileFound) => {
      hasTold = true;
      damage = message.damage;
      if (damage !== null) tell(damage);
    });
    checking.once("error", onError);
    checking.once("exit", (code, signal) => {
      if (!hasTold && !isStopped) onError(new Error(`the check ended with ${code ?? signal}`));
    });
    checking.once("spawn", () => {
      putBehind(checking.pid, LOWER_PRIORITY);
      checking.send(path);
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
