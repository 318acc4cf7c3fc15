/** Exactly one of several servers runs the background jobs, even if others fail. */
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createLease, type Lease, onDuty } from "../../src/duty/lease.ts";
import { openStorage, type Storage } from "../../src/journal/open-storage.ts";
import { createOutbox } from "../../src/mail/outgoing/outbox.ts";
import { StorageError } from "../../src/storage/storage-error.ts";
import { emptyDatabase } from "../postgres/postgres-server.ts";

const LASTS = 1000;

const serversOn = async (count: number): Promise<readonly Storage[]> => {
  const address = await emptyDatabase();
  const stores: Storage[] = [];
  for (let number = 0; number < count; number++) {
    const opened = await openStorage(address, { pollEvery: 0 });
    if (!opened.ok) throw new Error(opened.error.code);
    onTestFinished(() => opened.value.close());
    stores.push(opened.value);
  }
  return stores;
};

const leaseOf = (tables: Storage, elapsed?: () => number): Lease => {
  const lease = createLease({
    tables,
    lasts: LASTS,
    onError: (error) => {
      throw error;
    },
    ...(elapsed === undefined ? {} : { elapsed }),
  });
  onTestFinished(() => lease.stop());
  return lease;
};

const away = (): Promise<never> => Promise.reject(new StorageError({ code: "closed" }));

const gained = (lease: Lease): Promise<void> =>
  vi.waitUntil(() => lease.isHeld(), { timeout: 30_000, interval: 10 }).then(() => undefined);

const mayWrite = (tables: Storage, { fence }: Lease): Promise<boolean> => {
  if (fence === null) throw new Error("a lease in a database has a fence");
  return tables.transact(fence);
};

describe("a lease", () => {
  it("is held by one of three servers, and passed on at once when that one stops", async () => {
    const stores = await serversOn(3);
    const leases = stores.map((store) => leaseOf(store));
    for (const lease of leases) lease.start();
    while (leases.length > 0) {
      await vi.waitUntil(() => leases.some((lease) => lease.isHeld()), { timeout: 30_000 });
      const [holder, ...others] = leases.filter((lease) => lease.isHeld());
      expect(others).toEqual([]);
      if (holder === undefined) throw new Error("nobody holds the lease");
      await holder.stop();
      leases.splice(leases.indexOf(holder), 1);
    }
  });

  it("is taken over from a server that died, and what that one still writes is refused", async () => {
    const [first, second] = (await serversOn(2)) as [Storage, Storage];
    // Stopped in the middle: its clock stands still, and it makes no more queries.
    let frozen = false;
    const asleep = leaseOf(
      { ...first, transact: (work) => (frozen ? away() : first.transact(work)) },
      () => 0,
    );
    asleep.start();
    await gained(asleep);
    expect(await mayWrite(first, asleep)).toBe(true);
    const other = leaseOf(second);
    other.start();
    await sleep(LASTS / 2);
    expect(other.isHeld()).toBe(false);
    frozen = true;
    await gained(other);
    expect(asleep.isHeld()).toBe(true);
    expect(await mayWrite(first, asleep)).toBe(false);
    expect(await mayWrite(second, other)).toBe(true);
    const outbox = createOutbox(first, undefined, asleep.fence);
    expect(await outbox.claim({ most: 1, perMinute: 10, lease: 1000 })).toEqual([]);
  });

  it("is not believed in any more by a server that could not renew it", async () => {
    const [store] = (await serversOn(1)) as [Storage];
    let later = 0;
    let isAway = false;
    const transact: Storage["transact"] = (work) => (isAway ? away() : store.transact(work));
    const lease = leaseOf({ ...store, transact }, () => performance.now() + later);
    lease.start();
    await gained(lease);
    isAway = true;
    later = LASTS;
    expect(lease.isHeld()).toBe(false);
  });
});

describe("whoever acts by itself", () => {
  it("does so only on the server that has the lease, and begins as soon as that has it", async () => {
    const [first, second] = (await serversOn(2)) as [Storage, Storage];
    const date = { isTrusted: async () => true, onConfirmed: () => undefined };
    const leases = [leaseOf(first), leaseOf(second)] as const;
    const clocks = leases.map((lease) => onDuty(date, lease));
    const began = [vi.fn(), vi.fn()];
    for (const [index, clock] of clocks.entries()) clock.onConfirmed(() => began[index]?.());
    leases[0].start();
    await gained(leases[0]);
    leases[1].start();
    expect(await Promise.all(clocks.map((clock) => clock.isTrusted()))).toEqual([true, false]);
    await leases[0].stop();
    await gained(leases[1]);
    expect(await Promise.all(clocks.map((clock) => clock.isTrusted()))).toEqual([false, true]);
    expect(began.map((begin) => begin.mock.calls.length)).toEqual([1, 1]);
  });

  it("does nothing while the date is in doubt", async () => {
    const [store] = (await serversOn(1)) as [Storage];
    const lease = leaseOf(store);
    lease.start();
    await gained(lease);
    const clock = onDuty({ isTrusted: async () => false, onConfirmed: () => undefined }, lease);
    expect(await clock.isTrusted()).toBe(false);
  });
});
