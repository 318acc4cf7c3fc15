/** What many ask of a PostgreSQL database at the same moment is asked together, and answered to each. */
import { competitionKey } from "@losfee/core";
import { expect, it, onTestFinished } from "vitest";
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
