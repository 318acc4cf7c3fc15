/** Simultaneous queries to a PostgreSQL database are sent together, and each gets its answer. */
import { competitionKey } from "@losfee/core";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { openPostgresStore } from "../../src/journal/postgres-store.ts";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import type { Append, JournalStore } from "../../src/journal/store.ts";
import { migratedDatabase } from "../postgres/postgres-server.ts";
import { command, idempotency, note } from "./sample-commands.ts";

const opened = async () => {
  const store = await openPostgresStore(await migratedDatabase(), { pollEvery: 0 });
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  onTestFinished(() => store.value.close());
  return store.value;
};

const MANY = 24;
const ids = Array.from({ length: MANY }, (_, number) => `cup-${number}`);

const first = (id: string, change: Partial<Append> = {}): Append =>
  command({ journal: competitionKey(id), idempotency: idempotency(`key of ${id}`), ...change });

const second = (id: string, buildsOn?: Append): Append =>
  first(id, {
    expectedSeq: 2,
    events: [note("later")],
    idempotency: idempotency(`second key of ${id}`),
    ...(buildsOn === undefined ? {} : { buildsOn }),
  });

const journalsOf = (store: JournalStore) =>
  Promise.all(ids.map((id) => store.read(competitionKey(id))));

it("appends to many journals at once leave each as if it had been alone", async () => {
  const store = await opened();
  const file = openSqliteStore(":memory:", { pollEvery: 0 });
  if (!file.ok) throw new Error(file.error.code);
  onTestFinished(() => file.value.close());
  for (const one of [store, file.value]) {
    const answers = await Promise.all(
      ids.flatMap((id) => {
        const begun = first(id);
        return [one.append(begun), one.append(second(id, begun))];
      }),
    );
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  }
  expect(await journalsOf(store)).toEqual(await journalsOf(file.value));
  expect((await store.heads()).map(({ lastSeq }) => lastSeq)).toEqual(ids.map(() => 3));
});

it("one that is refused, repeated or cannot be written is no harm to the others", async () => {
  const store = await opened();
  await store.append(first("cup-1"));
  await store.append(first("cup-2"));
  const answers = await Promise.allSettled(
    ids.map((id) => {
      if (id === "cup-3") return store.append(first(id, { idempotency: idempotency("\u0000") }));
      return store.append(
        id === "cup-2" ? first(id, { idempotency: idempotency("new") }) : first(id),
      );
    }),
  );
  const outcomes = answers.map((answer) => {
    if (answer.status === "rejected") return "failed";
    return answer.value.ok ? answer.value.value.outcome : answer.value.error.code;
  });
  expect(outcomes).toEqual(
    ids.map(
      (id) => ({ "cup-1": "repeated", "cup-2": "conflict", "cup-3": "failed" })[id] ?? "appended",
    ),
  );
});

/** Returns an append that builds on the previous one, like simultaneous commands. */
const followed = (appends: readonly Append[], events: number, change: Partial<Append>): Append => {
  const before = appends.at(-1);
  return command({
    expectedSeq: before === undefined ? 0 : before.expectedSeq + before.events.length,
    events: Array.from({ length: events }, (_, number) => note(`${appends.length}.${number}`)),
    ...(before === undefined ? {} : { buildsOn: before }),
    ...change,
  });
};

it("appends to one journal at once end as if each had waited for the one before", async () => {
  const numbers = fc.constantFrom(0, 1, 1, 1, 3);
  const keys = fc.constantFrom(null, "one", "two", "three");
  const prints = fc.constantFrom("alike", "alike", "different");
  const misses = fc.constantFrom(0, 0, 0, 0, 1);
  const alongsides = fc.constantFrom(false, false, false, true);
  const asked = fc.record({
    events: numbers,
    key: keys,
    print: prints,
    miss: misses,
    alongside: alongsides,
  });
  const store = await opened();
  let round = 0;
  const property = fc.asyncProperty(fc.array(asked, { maxLength: 12 }), async (those) => {
    const journal = competitionKey(`cup-${++round}`);
    const appends: Append[] = [];
    for (const { events, key, print, miss, alongside } of those) {
      const one = followed(appends, events, {
        journal,
        ...(key === null
          ? {}
          : { idempotency: { key, fingerprint: print, answer: { of: appends.length } } }),
        ...(alongside ? { alongside: function* () {} } : {}),
      });
      appends.push({ ...one, expectedSeq: one.expectedSeq + miss });
    }
    const file = openSqliteStore(":memory:", { pollEvery: 0 });
    if (!file.ok) throw new Error(file.error.code);
    const together = await Promise.all(appends.map((one) => store.append(one)));
    const alone: unknown[] = [];
    for (const one of appends) alone.push(await file.value.append(one));
    expect(together).toEqual(alone);
    expect(await store.read(journal)).toEqual(await file.value.read(journal));
    expect(await store.head(journal)).toEqual(await file.value.head(journal));
    await file.value.close();
  });
  await fc.assert(property, { numRuns: sweep(60, 1000) });
});

it("each learns how far its own journal is, and what was answered under its own key", async () => {
  const store = await opened();
  await Promise.all(ids.map((id) => store.append(first(id))));
  await Promise.all(ids.slice(MANY / 2).map((id) => store.append(second(id))));
  const heads = await Promise.all(
    [...ids, "nowhere"].map((id) => store.headSeq(competitionKey(id))),
  );
  expect(heads).toEqual([...ids.map((_, number) => (number < MANY / 2 ? 2 : 3)), 0]);
  const answers = await Promise.all(
    ids.map((id) => store.lookUpAnswer(competitionKey(id), `second key of ${id}`)),
  );
  expect(answers.map((answer) => answer?.lastSeq ?? null)).toEqual(
    ids.map((_, number) => (number < MANY / 2 ? null : 3)),
  );
});
