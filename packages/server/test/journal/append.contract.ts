import { competitionKey, type RecordedEvent } from "@losfee/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JournalStore } from "../../src/journal/store.ts";
import { command, idempotency, note } from "./sample-commands.ts";

/** Requirements on appending commands: in sequence, concurrently and repeated. */
export const appendContract = (store: () => JournalStore): void => {
  describe("appending", () => {
    it("numbers the events of a competition 1, 2, 3 …", async () => {
      const first = await store().append(command());
      const second = await store().append(command({ expectedSeq: 2, events: [note("late")] }));

      expect(first).toMatchObject({ ok: true, value: { outcome: "appended", lastSeq: 2 } });
      expect(second).toMatchObject({ ok: true, value: { outcome: "appended", lastSeq: 3 } });
      const recorded = await store().read(competitionKey("dm-2026"));
      expect(recorded.map(({ seq, type }) => [seq, type])).toEqual([
        [1, "entered"],
        [2, "entered"],
        [3, "noted"],
      ]);
    });

    it("keeps when it happened beside when it was recorded", async () => {
      const recordedAt = "2026-11-21T08:00:00.000Z";
      await store().append(command({ events: [note("now")], recordedAt }));
      const effectiveAt = "2026-11-20T23:59:59.000Z";
      await store().append(
        command({ expectedSeq: 1, events: [note("mail")], recordedAt, effectiveAt }),
      );

      const times = (await store().read(competitionKey("dm-2026"))).map((e) => [
        e.recordedAt,
        e.effectiveAt,
      ]);
      expect(times).toEqual([
        [recordedAt, recordedAt],
        [recordedAt, effectiveAt],
      ]);
    });

    it("keeps who recorded an event and when where that was elsewhere", async () => {
      const [early, late] = ["2025-10-04T08:00:00.000Z", "2025-10-04T09:30:00.000Z"];
      const ofAnna = { actor: "results:Anna", recordedAt: late, effectiveAt: early };
      const events = [note("ours"), { ...note("hers"), recorded: ofAnna }];
      const ours = command().recordedAt;
      await store().append(command({ events, actor: "director" }));

      expect(await store().read(competitionKey("dm-2026"))).toMatchObject([
        { actor: "director", recordedAt: ours, effectiveAt: ours },
        ofAnna,
      ]);
    });

    it("keeps any JSON value as it is", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.uuid(),
          fc.array(fc.jsonValue(), { minLength: 1 }),
          async (id, values) => {
            const plain: unknown = JSON.parse(JSON.stringify(values));
            const events = values.map((data) => ({ type: "any", data }));
            await store().append(command({ journal: competitionKey(id), events }));
            expect((await store().read(competitionKey(id))).map((event) => event.data)).toEqual(
              plain,
            );
          },
        ),
        { numRuns: 40 },
      );
    });

    it("keeps the data as they were when appended, whatever the caller does with them later", async () => {
      const data = { score: 400 };
      const appending = store().append(command({ events: [{ type: "scored", data }] }));
      data.score = 1;
      await appending;
      expect((await store().read(competitionKey("dm-2026")))[0]?.data).toEqual({ score: 400 });
    });

    it("refuses a command that saw an older seq and names the current one", async () => {
      await store().append(command());
      for (const expectedSeq of [0, 1, 3]) {
        expect(await store().append(command({ expectedSeq }))).toEqual({
          ok: false,
          error: { code: "conflict", expectedSeq, currentSeq: 2 },
        });
      }
      expect(await store().headSeq(competitionKey("dm-2026"))).toBe(2);
    });

    it("refuses a command for a competition that does not exist", async () => {
      expect(await store().append(command({ expectedSeq: 4 }))).toEqual({
        ok: false,
        error: { code: "conflict", expectedSeq: 4, currentSeq: 0 },
      });
      expect(await store().heads()).toEqual([]);
    });

    it("refuses a command without events", async () => {
      expect(await store().append(command({ events: [] }))).toEqual({
        ok: false,
        error: { code: "no-events" },
      });
      expect(await store().heads()).toEqual([]);
    });

    it("rejects data that JSON cannot express and writes nothing of that command", async () => {
      const events = [note("fine"), { type: "broken", data: undefined }];
      await expect(store().append(command({ events }))).rejects.toThrow(TypeError);
      expect(await store().headSeq(competitionKey("dm-2026"))).toBe(0);
    });
  });

  describe("appending at the same time", () => {
    it("lets exactly one of many commands that saw the same seq through", async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => store().append(command({ actor: `helper:${i}` }))),
      );
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      const events = await store().read(competitionKey("dm-2026"));
      expect(events.map((event) => event.seq)).toEqual([1, 2]);
      expect(new Set(events.map((event) => event.actor)).size).toBe(1);
    });

    it("lets a command build on one that is still being written", async () => {
      const events = ["a", "b", "c"].map(note);
      const answers = await Promise.all([
        store().append(command({ expectedSeq: 0, events })),
        store().append(command({ expectedSeq: 3, events })),
        store().append(command({ expectedSeq: 6, events })),
      ]);
      expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
      expect(await store().headSeq(competitionKey("dm-2026"))).toBe(9);
    });

    it("lets a command that builds on another through only with that other one", async () => {
      const other = command({ actor: "another process" });
      const first = command();
      const second = command({ expectedSeq: 2, events: [note("second")], buildsOn: first });
      const third = command({ expectedSeq: 3, events: [note("third")], buildsOn: second });
      const answers = [other, first, second, third].map((append) => store().append(append));

      // The other one replaced the first, with as many events.
      const [, ...refused] = await Promise.all(answers);
      for (const answer of refused) {
        expect(answer).toMatchObject({ ok: false, error: { code: "conflict", currentSeq: 2 } });
      }
      const again = command({ expectedSeq: 2, events: [note("again")], buildsOn: other });
      expect(await store().append(again)).toMatchObject({ ok: true, value: { lastSeq: 3 } });
    });

    it("never mixes, loses or halves commands of clients that retry after a conflict", async () => {
      const client = async (name: string): Promise<void> => {
        for (let done = 0; done < 5; ) {
          const expectedSeq = await store().headSeq(competitionKey("dm-2026"));
          const events = ["a", "b", "c"].map((part) => note(`${name} ${done} ${part}`));
          const answer = await store().append(command({ expectedSeq, events, actor: name }));
          if (answer.ok) done += 1;
        }
      };
      await Promise.all(Array.from({ length: 6 }, (_, i) => client(`client ${i}`)));

      const events = await store().read(competitionKey("dm-2026"));
      expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1));
      expect(events).toHaveLength(6 * 5 * 3);
      for (let i = 0; i < events.length; i += 3) {
        const [a, b, c] = events.slice(i, i + 3).map(textOf);
        expect([b, c]).toEqual([a?.replace(/a$/, "b"), a?.replace(/a$/, "c")]);
      }
    });

    it("keeps competitions apart", async () => {
      const ids = Array.from({ length: 10 }, (_, i) => `cup-${i}`);
      const answers = await Promise.all(
        ids.map((id) => store().append(command({ journal: competitionKey(id) }))),
      );
      expect(answers.every((answer) => answer.ok)).toBe(true);
      for (const id of ids) {
        const events = await store().read(competitionKey(id));
        expect(events.map((event) => [event.competition, event.seq])).toEqual([
          [id, 1],
          [id, 2],
        ]);
      }
    });
  });

  describe("a command sent twice", () => {
    it("gets the first answer and is appended once, even though its seq is stale by now", async () => {
      const twice = command({ idempotency: idempotency("k1", { round: 3, note: "ß" }) });
      await store().append(twice);
      await store().append(command({ expectedSeq: 2 }));

      expect(await store().append(twice)).toEqual({
        ok: true,
        value: { outcome: "repeated", answer: { round: 3, note: "ß" }, lastSeq: 2 },
      });
      expect(await store().headSeq(competitionKey("dm-2026"))).toBe(4);
    });

    it("gets the first answer when both arrive in the same moment", async () => {
      const twice = command({ idempotency: idempotency("k1") });
      const answers = await Promise.all([store().append(twice), store().append(twice)]);
      const outcomes = answers.map((answer) => answer.ok && answer.value.outcome);
      expect(outcomes.toSorted()).toEqual(["appended", "repeated"]);
      expect(await store().headSeq(competitionKey("dm-2026"))).toBe(2);
    });

    it("is refused when it is a different command under the same key", async () => {
      await store().append(command({ idempotency: idempotency("k1") }));
      const other = { ...idempotency("k1"), fingerprint: "hash of something else" };
      expect(await store().append(command({ expectedSeq: 2, idempotency: other }))).toEqual({
        ok: false,
        error: { code: "key-reused", key: "k1" },
      });
      expect(await store().headSeq(competitionKey("dm-2026"))).toBe(2);
    });

    it("does not meet the same key of another competition", async () => {
      await store().append(command({ idempotency: idempotency("k1") }));
      const elsewhere = command({
        journal: competitionKey("wm-2026"),
        idempotency: idempotency("k1"),
      });
      const answer = await store().append(elsewhere);
      expect(answer).toMatchObject({ ok: true, value: { outcome: "appended" } });
    });

    it("leaves no answer behind when it was refused", async () => {
      await store().append(command());
      await store().append(command({ expectedSeq: 1, idempotency: idempotency("k1") }));
      expect(await store().lookUpAnswer(competitionKey("dm-2026"), "k1")).toBeNull();
      const again = command({ expectedSeq: 2, idempotency: idempotency("k1") });
      expect(await store().append(again)).toMatchObject({ ok: true });
    });

    it("keeps the answer of a command that nothing followed from, and the journal as it is", async () => {
      await store().append(command());
      const before = await store().head(competitionKey("dm-2026"));
      const nothing = command({ expectedSeq: 2, events: [], idempotency: idempotency("k1") });
      expect(await store().append(nothing)).toEqual({
        ok: true,
        value: { outcome: "appended", lastSeq: 2 },
      });
      expect(await store().head(competitionKey("dm-2026"))).toEqual(before);
      expect(await store().append(nothing)).toMatchObject({ value: { outcome: "repeated" } });
      const other = { ...idempotency("k1"), fingerprint: "hash of something else" };
      expect(await store().append(command({ expectedSeq: 2, idempotency: other }))).toMatchObject({
        error: { code: "key-reused", key: "k1" },
      });
      const elsewhere = { ...nothing, expectedSeq: 0, journal: competitionKey("wm-2026") };
      expect(await store().append(elsewhere)).toMatchObject({ error: { code: "no-events" } });
    });

    it("can be looked up before it is decided again", async () => {
      await store().append(command({ idempotency: idempotency("k1", [1, null]) }));
      expect(await store().lookUpAnswer(competitionKey("dm-2026"), "k1")).toEqual({
        fingerprint: "hash of k1",
        answer: [1, null],
        lastSeq: 2,
      });
      expect(await store().lookUpAnswer(competitionKey("dm-2026"), "k2")).toBeNull();
      expect(await store().lookUpAnswer(competitionKey("wm-2026"), "k1")).toBeNull();
    });
  });
};

const textOf = (event: RecordedEvent): string => {
  const data = event.data;
  if (typeof data !== "object" || data === null || !("text" in data))
    throw new TypeError("no note");
  return String(data.text);
};
