import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "../clock/clock.ts";
import { query } from "../storage/query.ts";
import { first, run, type Steps } from "../storage/steps.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import type { Tables } from "../storage/tables.ts";

/**
 * Checks within a transaction that its server still holds the lease: a server that was suspended
 * finds that another has taken over.
 */
export type Fence = () => Steps<boolean>;

/** Elects one of several servers to run the background jobs. */
export interface Lease {
  /** True if this server holds it, by its own clock; never longer than by the database's. */
  isHeld(): boolean;
  /** Null if not needed. */
  readonly fence: Fence | null;
  /** Calls `listener` each time this server gets the lease. */
  onGained(listener: () => void): void;
  /** Starts requesting the lease, and renews it once held. */
  start(): void;
  /** Releases it, so that another server need not wait for its expiry. */
  stop(): Promise<void>;
}

/** Dependencies of a lease. */
interface LeasePorts {
  readonly tables: Pick<Tables, "transact">;
  /** Called with errors other than the storage's; without storage, no server has the lease. */
  readonly onError: (error: unknown) => void;
  /** Duration without renewal, in milliseconds. */
  readonly lasts?: number;
  /** Milliseconds by a monotonic clock. */
  readonly elapsed?: () => number;
}

/** Name of the lease of all background jobs: deadlines, letters, mail, messages. */
const NAME = "attend";

/** Longest time until a crashed server is replaced. Milliseconds. */
const LASTS = 15_000;

/** By the database's clock: those of several machines differ. */
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

const take = query((db, { name, holder, lasts }: TakeValues) =>
  db
    .insertInto("leases")
    .values({ name, holder, token: 1, expires_at: sql<number>`${now} + ${lasts}::bigint` })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet((row) => ({
          holder: row.ref("excluded.holder"),
          token: sql<number>`leases.token + CASE WHEN leases.holder = excluded.holder THEN 0 ELSE 1 END`,
          expires_at: row.ref("excluded.expires_at"),
        }))
        .where((row) =>
          row.or([
            row("leases.holder", "=", row.ref("excluded.holder")),
            row("leases.expires_at", "<", now),
          ]),
        ),
    )
    .returning("token"),
);

interface TakeValues {
  readonly name: string;
  readonly holder: string;
  readonly lasts: number;
}

interface Held {
  readonly name: string;
  readonly token: number;
}

const isValid = query((db, { name, token }: Held) =>
  db
    .selectFrom("leases")
    .select("name")
    .where(({ and }) => and({ name, token }))
    .where("expires_at", ">", now)
    .forShare(),
);

const release = query((db, { name, token }: Held) =>
  db
    .updateTable("leases")
    .set({ expires_at: 0 })
    .where(({ and }) => and({ name, token })),
);

/**
 * A lease in a PostgreSQL database that several servers share. Its token grows with each holder:
 * the fence rejects writes under an older one.
 */
export const createLease = (ports: LeasePorts): Lease => {
  const { tables, onError, lasts = LASTS, elapsed = () => performance.now() } = ports;
  const holder = randomUUID();
  const listeners: (() => void)[] = [];
  let token: number | null = null;
  /** By this server's clock, from before the request, so that it never ends too late. */
  let heldUntil = 0;
  let timer: NodeJS.Timeout | null = null;
  let asking: Promise<void> | null = null;
  let stopped = false;

  const isHeld = (): boolean => token !== null && !stopped && elapsed() < heldUntil;

  const ask = async (): Promise<void> => {
    const before = elapsed();
    const wasHeld = isHeld();
    const row = await tables.transact(() => first(take({ name: NAME, holder, lasts })));
    token = row?.token ?? null;
    heldUntil = before + lasts;
    if (!wasHeld && isHeld()) for (const listener of listeners) listener();
  };

  const askAgain = (): void => {
    asking = ask()
      .catch((error: unknown) => {
        // Without renewal it expires in time.
        if (storageFaultOf(error) === null) onError(error);
      })
      .finally(() => {
        if (stopped) return;
        timer = setTimeout(askAgain, lasts / 5);
        timer.unref();
      });
  };

  return {
    isHeld,
    *fence() {
      if (token === null || !isHeld()) return false;
      return (yield* first(isValid({ name: NAME, token }))) !== undefined;
    },
    onGained: (listener) => listeners.push(listener),
    start: askAgain,
    async stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await asking;
      const last = token;
      if (last === null) return;
      try {
        await tables.transact(() => run(release({ name: NAME, token: last })));
      } catch (error) {
        // It expires by itself.
        if (storageFaultOf(error) === null) onError(error);
      }
    },
  };
};

/** For a file, whose servers are on one machine: their jobs never do anything twice. */
export const ownLease: Lease = {
  isHeld: () => true,
  fence: null,
  onGained: () => undefined,
  start: () => undefined,
  stop: async () => undefined,
};

/** The part of the clock that background jobs need. */
export type DutyClock = Pick<Clock, "isTrusted" | "onConfirmed">;

/**
 * The clock for background jobs: trusted while the date is beyond doubt and this server holds the
 * lease; notifies when either becomes true.
 */
export const onDuty = (clock: DutyClock, lease: Pick<Lease, "isHeld" | "onGained">): DutyClock => ({
  isTrusted: async () => lease.isHeld() && (await clock.isTrusted()),
  onConfirmed(listener) {
    clock.onConfirmed(listener);
    lease.onGained(listener);
  },
});
