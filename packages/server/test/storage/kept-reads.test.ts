/** Cached reads of a file are dropped after any write. */
import { join } from "node:path";
import { competitionKey } from "@losfee/core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createAccess } from "../../src/access/access.ts";
import { SESSION_DAYS } from "../../src/access/sessions.ts";
import { openSqliteStore, type SqliteStore } from "../../src/journal/sqlite-store.ts";
import { command, note } from "../journal/sample-commands.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";

const open = (path: string): SqliteStore => {
  const opened = openSqliteStore(path, { pollEvery: 0 });
  if (!opened.ok) throw new Error(opened.error.code);
  onTestFinished(() => opened.value.close());
  return opened.value;
};

/** Opens two processes on one file. */
const two = (): readonly [SqliteStore, SqliteStore] => {
  const path = join(temporaryFolder(), "losfee.sqlite");
  return [open(path), open(path)];
};

const ID = "dm-2026";
const journal = competitionKey(ID);

describe("a session that was looked up before", () => {
  const helper = async (store: SqliteStore, now = () => new Date()) => {
    await store.append(command());
    const access = createAccess(store, now);
    const link = await access.createLink(ID, "Anna");
    const entrance = link.ok ? await access.enter(link.value.token) : null;
    if (!link.ok || entrance === null) throw new Error("not let in");
    const { token } = entrance;
    expect(await access.use(token)).not.toBeNull();
    return { access, token, link: link.value.id };
  };

  it("is not looked up again while nothing but journals is written", async () => {
    const [store] = two();
    const { access, token } = await helper(store);
    const reads = vi.spyOn(store, "first");
    await store.append(command({ expectedSeq: 2, events: [note("on")] }));
    expect(await access.use(token)).not.toBeNull();
    expect(reads).not.toHaveBeenCalled();
  });

  it("is over at once when its link is taken back", async () => {
    const [store] = two();
    const { access, token, link } = await helper(store);
    await access.revokeLink(ID, link);
    expect(await access.use(token)).toBeNull();
  });

  it("is over within a moment when another process ends it", async () => {
    const [store, other] = two();
    const { access, token, link } = await helper(store);
    await createAccess(other).revokeLink(ID, link);
    await vi.waitUntil(async () => (await access.use(token)) === null);
  });

  it("is over at once when its competition is removed", async () => {
    const [store] = two();
    const { access, token } = await helper(store);
    await store.remove(journal);
    expect(await access.use(token)).toBeNull();
  });

  it("runs out", async () => {
    const [store] = two();
    const clock = { now: new Date("2026-11-21T08:00:00.000Z") };
    const { access, token } = await helper(store, () => clock.now);
    clock.now = new Date(clock.now.getTime() + SESSION_DAYS * 86_400_000);
    expect(await access.use(token)).toBeNull();
  });
});

describe("how far a journal is", () => {
  it("is known at once, whoever appended to it or removed it", async () => {
    const [store, other] = two();
    await store.append(command());
    expect(await other.headSeq(journal)).toBe(2);
    await other.append(command({ expectedSeq: 2, events: [note("again")] }));
    expect(await store.headSeq(journal)).toBe(3);
    await store.append(command({ expectedSeq: 3, events: [note("and again")] }));
    expect(await store.headSeq(journal)).toBe(4);
    await other.remove(journal);
    expect(await store.headSeq(journal)).toBe(0);
  });

  it("is known of rows, too, that were written as they came from elsewhere", async () => {
    const [store] = two();
    await store.append(command());
    await store.commit(() => store.database.exec("UPDATE competitions SET last_seq = 7"));
    expect(await store.headSeq(journal)).toBe(7);
  });
});
