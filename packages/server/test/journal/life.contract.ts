import { competitionKey, type RecordedEvent } from "@losfee/core";
import { describe, expect, it } from "vitest";
import type { JournalChange, JournalStore } from "../../src/journal/store.ts";
import { StorageError } from "../../src/storage/storage-error.ts";
import { command, idempotency, note } from "./sample-commands.ts";

/** Requirements on reading, removing, watching and closing a journal store. */
export const lifeContract = (store: () => JournalStore): void => {
  describe("reading", () => {
    const seqs = (events: readonly RecordedEvent[]) => events.map((event) => event.seq);

    it("gives any stretch of a journal", async () => {
      const events = Array.from({ length: 12 }, (_, i) => note(`${i}`));
      await store().append(command({ events }));
      expect(seqs(await store().read(competitionKey("dm-2026"), { after: 9 }))).toEqual([
        10, 11, 12,
      ]);
      expect(seqs(await store().read(competitionKey("dm-2026"), { upTo: 2 }))).toEqual([1, 2]);
      expect(seqs(await store().read(competitionKey("dm-2026"), { after: 3, upTo: 6 }))).toEqual([
        4, 5, 6,
      ]);
      expect(seqs(await store().read(competitionKey("dm-2026"), { after: 3, limit: 2 }))).toEqual([
        4, 5,
      ]);
      expect(seqs(await store().read(competitionKey("dm-2026"), { limit: 0 }))).toEqual([]);
      expect(seqs(await store().read(competitionKey("dm-2026"), { after: 12 }))).toEqual([]);
    });

    it("finds nothing of a competition that does not exist", async () => {
      expect(await store().read(competitionKey("nowhere"))).toEqual([]);
      expect(await store().headSeq(competitionKey("nowhere"))).toBe(0);
      expect(await store().heads()).toEqual([]);
    });

    it("lists competitions by the time of their first event", async () => {
      const at = (day: string) => `2026-11-${day}T08:00:00.000Z`;
      await store().append(command({ journal: competitionKey("b"), recordedAt: at("02") }));
      await store().append(command({ journal: competitionKey("a"), recordedAt: at("03") }));
      await store().append(command({ journal: competitionKey("c"), recordedAt: at("01") }));
      await store().append(
        command({ journal: competitionKey("c"), recordedAt: at("09"), expectedSeq: 2 }),
      );
      expect(await store().heads()).toMatchObject([
        { journal: competitionKey("c"), createdAt: at("01"), lastSeq: 4 },
        { journal: competitionKey("b"), createdAt: at("02"), lastSeq: 2 },
        { journal: competitionKey("a"), createdAt: at("03"), lastSeq: 2 },
      ]);
    });
  });

  describe("removing", () => {
    it("deletes events and answers of that competition and of no other", async () => {
      await store().append(command({ idempotency: idempotency("k1") }));
      await store().append(
        command({ journal: competitionKey("wm-2026"), idempotency: idempotency("k1") }),
      );

      expect(await store().remove(competitionKey("dm-2026"))).toBe(true);
      expect(await store().read(competitionKey("dm-2026"))).toEqual([]);
      expect(await store().headSeq(competitionKey("dm-2026"))).toBe(0);
      expect(await store().lookUpAnswer(competitionKey("dm-2026"), "k1")).toBeNull();
      expect((await store().heads()).map((head) => head.journal.id)).toEqual(["wm-2026"]);
      expect(await store().lookUpAnswer(competitionKey("wm-2026"), "k1")).not.toBeNull();
    });

    it("says when there was nothing to remove", async () => {
      expect(await store().remove(competitionKey("dm-2026"))).toBe(false);
    });

    it("frees the identifier for a new journal that begins at 1", async () => {
      await store().append(command());
      await store().remove(competitionKey("dm-2026"));
      const again = await store().append(command({ events: [note("anew")] }));
      expect(again).toMatchObject({ ok: true, value: { lastSeq: 1 } });
    });
  });

  describe("the change feed", () => {
    it("tells every commit after it can be read, in order, and refusals not at all", async () => {
      const changes: JournalChange[] = [];
      const readable: Promise<number>[] = [];
      store().subscribe((change) => {
        changes.push(change);
        readable.push(store().headSeq(change.journal));
      });
      await Promise.all([
        store().append(command({ events: [note("1")] })),
        store().append(command({ expectedSeq: 1, events: [note("2"), note("3")] })),
        store().append(command({ expectedSeq: 1, events: [note("too late")] })),
        store().append(command({ journal: competitionKey("wm-2026"), events: [note("1")] })),
      ]);
      // Read before the removal: afterwards nothing of it is readable.
      const found = await Promise.all(readable);
      expect(found).toHaveLength(3);
      for (const [index, change] of changes.entries()) {
        expect(found[index]).toBeGreaterThanOrEqual(
          change.kind === "appended" ? change.lastSeq : 0,
        );
      }
      await store().remove(competitionKey("dm-2026"));

      // Each competition has an order of its own.
      const toldOf = (id: string) => changes.filter(({ journal }) => journal.id === id);
      expect(toldOf("dm-2026")).toEqual([
        { kind: "appended", journal: competitionKey("dm-2026"), lastSeq: 1 },
        { kind: "appended", journal: competitionKey("dm-2026"), lastSeq: 3 },
        { kind: "removed", journal: competitionKey("dm-2026") },
      ]);
      expect(toldOf("wm-2026")).toEqual([
        { kind: "appended", journal: competitionKey("wm-2026"), lastSeq: 1 },
      ]);
    });

    it("tells a repeated command once", async () => {
      const changes: JournalChange[] = [];
      store().subscribe((change) => changes.push(change));
      const twice = command({ idempotency: idempotency("k1") });
      await store().append(twice);
      await store().append(twice);
      expect(changes).toHaveLength(1);
    });

    it("has told the subscribers before the append resolves", async () => {
      let told = 0;
      store().subscribe((change) => {
        if (change.kind === "appended") told = change.lastSeq;
      });
      await store().append(command());
      expect(told).toBe(2);
    });

    it("ends a subscription and leaves the others", async () => {
      const told: string[] = [];
      const end = store().subscribe(() => told.push("ended"));
      store().subscribe(() => told.push("kept"));
      end();
      await store().append(command());
      expect(told).toEqual(["kept"]);
    });
  });

  describe("closing", () => {
    it("finishes appends under way and rejects later calls as closed", async () => {
      const underWay = store().append(command());
      await store().close();
      expect(await underWay).toMatchObject({ ok: true });
      const late = store().append(command({ expectedSeq: 2 }));
      await expect(late).rejects.toThrow(StorageError);
      await expect(late).rejects.toMatchObject({ fault: { code: "closed" } });
      await expect(store().read(competitionKey("dm-2026"))).rejects.toMatchObject({
        fault: { code: "closed" },
      });
    });

    it("may be done twice", async () => {
      await store().close();
      await expect(store().close()).resolves.toBeUndefined();
    });
  });
};
