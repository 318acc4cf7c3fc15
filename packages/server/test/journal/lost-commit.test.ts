import { competitionKey } from "@losfee/core";
import { describe, expect, it, onTestFinished } from "vitest";
import { openPostgresStore, type PostgresStore } from "../../src/journal/postgres-store.ts";
import { type Line, lineTo } from "../postgres/cut-line.ts";
import { emptyDatabase } from "../postgres/postgres-server.ts";
import { command, idempotency, note } from "./sample-commands.ts";

const journal = competitionKey("dm-2026");

const overLine = async (): Promise<{ readonly store: PostgresStore; readonly line: Line }> => {
  const line = await lineTo(await emptyDatabase());
  const opened = await openPostgresStore(line.address, { pollEvery: 0 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const store = opened.value;
  onTestFinished(() => store.close());
  return { store, line };
};

const once = command({ idempotency: idempotency("k1") });
const unreachable = { fault: { code: "unreachable" } };

describe("a command whose COMMIT", () => {
  it("was carried out and not answered is found in the journal, and answered as done", async () => {
    const { store, line } = await overLine();
    line.cutAt("after-commit");
    expect(await store.append(once)).toMatchObject({ ok: true, value: { outcome: "appended" } });
    expect(await store.read(journal)).toHaveLength(2);
    // Commands that build on it find it, over a new connection.
    const next = command({ expectedSeq: 2, buildsOn: once, events: [note("next")] });
    expect(await store.append(next)).toMatchObject({ ok: true, value: { lastSeq: 3 } });
  });

  it("was carried out while the database went away is in doubt, and done once when it is sent again", async () => {
    const { store, line } = await overLine();
    line.cutAt("after-commit", "down");
    await expect(store.append(once)).rejects.toMatchObject(unreachable);
    await expect(store.read(journal)).rejects.toMatchObject(unreachable);
    line.up();
    expect(await store.append(once)).toMatchObject({
      ok: true,
      value: { outcome: "repeated", lastSeq: 2 },
    });
    expect(await store.read(journal)).toHaveLength(2);
  });

  it("never arrived is not done, says so, and is done once when it is sent again", async () => {
    const { store, line } = await overLine();
    line.cutAt("before-commit");
    await expect(store.append(once)).rejects.toMatchObject(unreachable);
    expect(await store.read(journal)).toEqual([]);
    expect(await store.append(once)).toMatchObject({ ok: true, value: { outcome: "appended" } });
    expect(await store.read(journal)).toHaveLength(2);
  });
});
