import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { onTestFinished } from "vitest";

type Answer = (error: NodeJS.ErrnoException | null) => void;

/** The disk's syncs, one of which waits for the test. */
export interface HeldSyncs {
  /** Number of requested syncs. */
  readonly asked: number;
  /** Resolves when a sync waits. */
  waits(): Promise<void>;
  /** Carries out the waiting sync. */
  letGo(): void;
  /** Makes the waiting sync fail. */
  fail(code: "EIO" | "ENOSPC"): void;
  /** Carries out all further syncs at once. */
  release(): void;
}

/** Until the test ends, an asynchronous sync waits for the test. */
export const holdSyncs = (): HeldSyncs => {
  const sync = fs.fdatasync;
  let held: { readonly file: number; readonly answer: Answer } | null = null;
  let arrived = Promise.withResolvers<void>();
  let asked = 0;

  const replaceBy = (next: unknown): void => {
    Object.assign(fs, { fdatasync: next });
    syncBuiltinESMExports();
  };
  const taken = (): { readonly file: number; readonly answer: Answer } => {
    if (held === null) throw new Error("no sync waits");
    const one = held;
    held = null;
    arrived = Promise.withResolvers();
    return one;
  };

  replaceBy((file: number, answer: Answer) => {
    asked++;
    held = { file, answer };
    arrived.resolve();
  });
  onTestFinished(() => replaceBy(sync));

  const letGo = (): void => {
    const { file, answer } = taken();
    sync(file, answer);
  };
  return {
    get asked() {
      return asked;
    },
    waits: () => arrived.promise,
    letGo,
    fail(code) {
      const { answer } = taken();
      answer(Object.assign(new Error(code), { code }));
    },
    release() {
      replaceBy(sync);
      if (held !== null) letGo();
    },
  };
};
