import { isAbsolute, resolve } from "node:path";
import type { BackupFault } from "@losfee/contract";
import type { BackupPlan, BackupState } from "@losfee/contract/api";
import { err, ok, type Result } from "@losfee/core";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import { backUp } from "./back-up.ts";
import { createPlanStore } from "./plan-store.ts";
import type { BackupDone, BackupOrder } from "./write-backup.ts";

/** Makes backups, manually and by plan. */
export interface BackupScheduler {
  /** Starts following the plan. */
  start(): void;
  state(): Promise<BackupState>;
  /**
   * Makes a backup now, in `to` (a folder, in which at most `keep` remain; or a new file) or in the
   * plan's folder. Waits for running ones.
   */
  backUpNow(to?: string, keep?: number): Promise<Result<BackupDone, BackupFault>>;
  /** Makes a backup by a new plan, and adopts the plan if that worked; null ends the plan. */
  follow(plan: BackupPlan | null): Promise<Result<BackupDone | null, BackupFault>>;
  /** Waits for a running backup, but not for a medium that does not answer. */
  stop(): Promise<void>;
}

/** Dependencies of a scheduler. */
export interface BackupSchedulerPorts {
  readonly store: SqliteStore;
  readonly now: () => string;
  /** Called with errors that are no fault of a medium; the plan continues. */
  readonly onError: (error: unknown) => void;
  /** Writes one backup; replaced in tests. */
  readonly write?: (order: BackupOrder) => ReturnType<typeof backUp>;
  /** Pause of a plan after a failure, in milliseconds (default 60 000). */
  readonly retryAfter?: number;
}

const MINUTE = 60_000;

/** Longest wait of the server's shutdown for a backup, in milliseconds. */
const FAREWELL = 5000;

/** A scheduler of the backups of `store`'s file. */
export const createBackupScheduler = (ports: BackupSchedulerPorts): BackupScheduler => {
  const { store, now, onError, write = backUp, retryAfter = MINUTE } = ports;
  const plans = createPlanStore(store);
  let last: BackupState["last"] = null;
  let stored: BackupState["stored"] = [];
  let failure: { readonly fault: BackupFault; readonly since: string } | null = null;
  let nextTry: string | null = null;
  /** All backups begun so far; one at a time. */
  let queue: Promise<unknown> = Promise.resolve();
  let running = false;
  let timer: NodeJS.Timeout | undefined;
  let following = false;
  /** Fingerprint of the journals at the last backup by plan. */
  let saved = "";
  /** The current plan, and the next due time, by `performance.now()`. */
  let followed: BackupPlan | null = null;
  let dueAt = 0;

  /** Checks for due backups are queued, too: a new plan's first backup is not repeated. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };

  /** Called in the queue only. `byItself`: no caller gets a failure at once. */
  const make = async (
    { to, keep, goesOn }: Pick<BackupOrder, "to" | "keep" | "goesOn">,
    byItself: boolean,
  ): Promise<Result<BackupDone, BackupFault>> => {
    const { path: journalPath } = store;
    const identity = await plans.identity();
    const at = now();
    running = true;
    const outcome = await write({
      journalPath,
      identity,
      to,
      keep,
      goesOn,
      now: Date.parse(at),
    }).finally(() => {
      running = false;
    });
    if (!outcome.ok) {
      if (byItself) failure = { fault: outcome.error, since: failure?.since ?? at };
      return err(outcome.error);
    }
    const { path, bytes, contents } = outcome.value;
    const malformed = contents.malformed.map(({ competition }) => competition);
    const { competitions, events } = contents;
    last = { madeAt: at, path, bytes, competitions, events, malformed };
    stored = outcome.value.stored;
    if (to === (await plans.plan())?.folder) {
      failure = null;
      nextTry = null;
    }
    return ok(outcome.value);
  };

  /** Changes with every event; links and mails alone are not worth a backup. */
  const fingerprint = async (): Promise<string> => JSON.stringify(await store.heads());

  const byPlan = async (): Promise<void> => {
    if (!following) return;
    const plan = await plans.plan();
    const isNew = JSON.stringify(plan) !== JSON.stringify(followed);
    if (plan !== null && (isNew || performance.now() >= dueAt)) {
      followed = plan;
      await oneByPlan(plan);
    }
    // Checked every minute: another program may set a plan, too.
    const wait = plan === null ? MINUTE : Math.min(MINUTE, Math.max(0, dueAt - performance.now()));
    wake(wait);
  };

  const oneByPlan = async (plan: BackupPlan): Promise<void> => {
    const looks = await fingerprint();
    let wait = plan.everyMinutes * MINUTE;
    if (looks !== saved || failure !== null) {
      const { folder: to, keep } = plan;
      const made = await make({ to, keep, goesOn: await plans.begun() }, true);
      if (made.ok) {
        saved = looks;
        if (!(await plans.begun())) await plans.noteBegun();
      } else wait = Math.min(wait, retryAfter);
    }
    setDue(wait);
  };

  const setDue = (wait: number): void => {
    dueAt = performance.now() + wait;
    nextTry = failure === null ? null : new Date(Date.parse(now()) + wait).toISOString();
  };

  const wake = (wait: number): void => {
    clearTimeout(timer);
    if (!following) return;
    timer = setTimeout(() => {
      inTurn(byPlan).catch((error: unknown) => {
        // Failures of the journal's medium are reported elsewhere; the plan waits.
        if (storageFaultOf(error) === null) onError(error);
        wake(retryAfter);
      });
    }, wait);
    timer.unref();
  };

  const absolute = (folder: string): Result<string, BackupFault> =>
    isAbsolute(folder) ? ok(resolve(folder)) : err({ code: "backup-folder-relative", folder });

  return {
    start() {
      following = true;
      wake(0);
    },
    state: async () => ({
      keptIn: "file",
      plan: await plans.plan(),
      running,
      last,
      failure: failure === null ? null : { ...failure, nextTry },
      stored,
    }),
    backUpNow: (to, keep) =>
      inTurn(async () => {
        const plan = await plans.plan();
        if (to !== undefined) {
          const path = absolute(to);
          if (!path.ok) return path;
          return make({ to: path.value, keep: keep ?? null, goesOn: false }, false);
        }
        return plan === null
          ? err({ code: "backup-no-folder" })
          : make({ to: plan.folder, keep: plan.keep, goesOn: false }, false);
      }),
    follow: (plan) =>
      inTurn(async () => {
        if (plan === null) {
          await plans.keep(null);
          followed = null;
          failure = null;
          wake(MINUTE);
          return ok(null);
        }
        const folder = absolute(plan.folder);
        if (!folder.ok) return folder;
        const looks = await fingerprint();
        const made = await make({ to: folder.value, keep: plan.keep, goesOn: false }, false);
        // Otherwise the previous plan continues.
        if (made.ok) {
          followed = { ...plan, folder: folder.value };
          await plans.keep(followed);
          await plans.noteBegun();
          saved = looks;
          failure = null;
          setDue(plan.everyMinutes * MINUTE);
        }
        wake(MINUTE);
        return made;
      }),
    async stop() {
      following = false;
      clearTimeout(timer);
      const { promise: late, resolve: leave } = Promise.withResolvers<void>();
      const farewell = setTimeout(leave, FAREWELL);
      await Promise.race([queue, late]);
      clearTimeout(farewell);
    },
  };
};
