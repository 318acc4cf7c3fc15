import { isAbsolute, resolve } from "node:path";
import type { BackupFault } from "@losfee/contract";
import type { BackupPlan, BackupState } from "@losfee/contract/api";
import { err, ok, type Result } from "@losfee/core";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import { backUp } from "./back-up.ts";
import { createPlanStore } from "./plan-store.ts";
import type { BackupDone, BackupOrder } from "./write-backup.ts";

/** Makes backups, by hand and by plan. */
export interface BackupScheduler {
  /** Begins to follow the plan. */
  start(): void;
  state(): Promise<BackupState>;
  /**
   * Makes a backup now, in `to` (a folder, of which at most `keep` stay; or a new file) or in the
   * plan's folder. Others that are under way are waited for.
   */
  backUpNow(to?: string, keep?: number): Promise<Result<BackupDone, BackupFault>>;
  /** Makes a backup by a new plan, and goes by it from then on if that worked; null ends the plan. */
  follow(plan: BackupPlan | null): Promise<Result<BackupDone | null, BackupFault>>;
  /** Ends after the backup under way, but does not wait for a medium that does not answer. */
  stop(): Promise<void>;
}

/** What a scheduler works with. */
export interface BackupSchedulerPorts {
  readonly store: SqliteStore;
  readonly now: () => string;
  /** Called with what is no fault of a medium; the plan goes on. */
  readonly onError: (error: unknown) => void;
  /** Writes one backup; in tests something else. */
  readonly write?: (order: BackupOrder) => ReturnType<typeof backUp>;
  /** How long a plan waits after a failure, in milliseconds (default 60 000). */
  readonly retryAfter?: number;
}

const MINUTE = 60_000;

/** How long the end of the server waits for a backup, in milliseconds. */
const FAREWELL = 5000;

/** A scheduler of the backups of `store`'s file. */
export const createBackupScheduler = (ports: BackupSchedulerPorts): BackupScheduler => {
  const { store, now, onError, write = backUp, retryAfter = MINUTE } = ports;
  const plans = createPlanStore(store);
  let last: BackupState["last"] = null;
  let stored: BackupState["stored"] = [];
  let failure: { readonly fault: BackupFault; readonly since: string } | null = null;
  let nextTry: string | null = null;
  /** Everything begun so far; one backup at a time. */
  let queue: Promise<unknown> = Promise.resolve();
  let running = false;
  let timer: NodeJS.Timeout | undefined;
  let following = false;
  /** What the journals looked like at the last backup by plan. */
  let saved = "";
  /** The plan that is gone by, and when it is due, on the clock of `performance.now()`. */
  let followed: BackupPlan | null = null;
  let dueAt = 0;

  /** Whether one is due is decided in turn, too: a new plan's first one is not made a second time. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };

  /** Called in turn only. `byItself`: nobody is there to be told at once what fails. */
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
    // Looked at every minute: another program may make a plan, too.
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
        // A medium of the journal that fails is for others to tell; the plan waits for it.
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
        // Else the plan that there was goes on.
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
