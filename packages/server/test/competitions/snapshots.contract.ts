import {
  type CommandInput,
  competitionKey,
  foldLadder,
  type LadderState,
  NotInMemory,
} from "@losfee/core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CompetitionService } from "../../src/competitions/competition-service.ts";
import { createCompetitionService } from "../../src/competitions/create-service.ts";
import {
  createSnapshotKeeper,
  type SnapshotKeeper,
} from "../../src/competitions/snapshot-keeper.ts";
import { createSnapshots, type UselessSnapshot } from "../../src/competitions/snapshots.ts";
import type { JournalStore } from "../../src/journal/store.ts";
import { query } from "../../src/storage/query.ts";
import { run } from "../../src/storage/steps.ts";
import type { Tables } from "../../src/storage/tables.ts";
import { longPyramid } from "./long-pyramid.ts";

type Storage = JournalStore & Tables;

const journal = longPyramid(40, 2200);
const LAST = journal.length;
const now = new Date(Date.parse(journal.at(-1)?.effectiveAt ?? "") + 60_000).toISOString();
const actor = "director";

/** Stopped before the medium is closed. */
const keepers: SnapshotKeeper[] = [];

/** Starts a service on the stored data; collects its reports of unusable snapshots. */
const started = (store: Storage, version = "these rules") => {
  const useless: UselessSnapshot[] = [];
  const snapshots = createSnapshots({
    tables: store,
    version: async () => version,
    onUseless: (_, why) => useless.push(why),
  });
  const keeper = createSnapshotKeeper({
    snapshots,
    onError: (error) => {
      throw error;
    },
    shortest: 1000,
  });
  keepers.push(keeper);
  let salts = 0;
  const ports = {
    now: () => now,
    newSeed: () => "5eed".repeat(16),
    newSalt: () => String(++salts).padStart(32, "0"),
    newSuffix: () => "x",
  };
  const service = createCompetitionService(store, ports, { snapshots: keeper });
  return { service, snapshots, keeper, useless };
};

const pieces = query((db) => db.selectFrom("snapshots").selectAll().orderBy("number"));

const rowsOf = (store: Storage) => store.all(pieces());

const alter = query((db, { piece }: { readonly piece: string }) =>
  db.updateTable("snapshots").set({ piece }).where("number", "=", 2),
);

const lose = query((db) => db.deleteFrom("snapshots").where("number", "=", 2));

const rehead = query((db) => db.updateTable("snapshots").set({ head: "0" }));

const damage = query((db) =>
  db.updateTable("events").set({ actor: "somebody else" }).where("seq", "=", 100),
);

const running = async (service: CompetitionService): Promise<LadderState> =>
  (await service.runningState("club"))?.state as LadderState;

const isLeftOut = (state: LadderState): boolean =>
  state.log.blocks.some((block) => !Array.isArray(block));

const wholeState = async (service: CompetitionService): Promise<LadderState> =>
  (await service.state("club")) as LadderState;

/** Removes what depends on where folding began. */
const comparable = ({ checkpoints: _, ...state }: LadderState) => state;

const rename = { type: "rename-competition", name: "Ulm" } as const;

/** Requirements on snapshots of long competitions. `open` returns an empty medium. */
export const snapshotsContract = (name: string, open: () => Promise<Storage>): void => {
  describe(`a long pyramid: ${name}`, () => {
    let store: Storage;
    beforeEach(async () => {
      store = await open();
      const first = started(store);
      await first.service.adopt("club", "Club", journal);
      await first.service.state("club");
      await first.keeper.stop();
      return async () => {
        for (const keeper of keepers.splice(0)) await keeper.stop();
        await store.close();
      };
    });

    it("is opened from its snapshot, without reading what was before", async () => {
      const { service, useless } = started(store);
      const reads = vi.spyOn(store, "read");
      const state = await running(service);
      expect(Math.min(...reads.mock.calls.map(([, range]) => range?.after ?? 0))).toBeGreaterThan(
        LAST - 1500,
      );
      reads.mockRestore();
      expect(isLeftOut(state)).toBe(true);
      const { seats, players, open, waiting } = foldLadder(journal) as LadderState;
      expect(state).toMatchObject({ seq: LAST, seats, waiting });
      expect([state.players, state.open]).toStrictEqual([players, open]);
      expect(useless).toEqual([]);
    });

    it("is read whole where somebody needs all of it, which is all the same", async () => {
      const { service } = started(store);
      expect(isLeftOut(await running(service))).toBe(true);
      expect(comparable(await wholeState(service))).toStrictEqual(
        comparable(foldLadder(journal) as LadderState),
      );
      expect(isLeftOut(await running(service))).toBe(false);
    });

    it("is decided on as the whole is, also where something arrives late", async () => {
      const momentOf = (event: number): string => journal[event]?.effectiveAt ?? "";
      const steps: readonly (readonly [CommandInput, string?])[] = [
        [rename],
        [{ type: "join-standing-waiting-list", player: 7 }],
        [{ type: "leave-waiting-list", player: 3, evenWithoutEffect: true }, momentOf(LAST - 30)],
        [{ type: "leave-waiting-list", player: 5, evenWithoutEffect: true }, momentOf(LAST - 1800)],
      ];
      const one = started(store).service;
      for (const [command, effectiveAt] of steps) {
        const dated = effectiveAt === undefined ? {} : { effectiveAt };
        await running(one);
        expect(await one.run("club", command, { actor, ...dated })).toMatchObject({ ok: true });
      }
      const events = await one.events("club");
      expect(events.length).toBeGreaterThan(LAST);
      const whole = foldLadder(events as Parameters<typeof foldLadder>[0]) as LadderState;
      expect(comparable(await wholeState(one))).toStrictEqual(comparable(whole));
      const { players, open, waiting } = await running(started(store).service);
      expect({ players, open, waiting }).toStrictEqual({
        players: whole.players,
        open: whole.open,
        waiting: whole.waiting,
      });
    });

    it("goes on from no snapshot that was altered, torn, or made of something else", async () => {
      const tampered: readonly (readonly [UselessSnapshot, () => Promise<unknown>])[] = [
        ["incomplete", () => store.transact(() => run(lose()))],
        ["of-another-journal", () => store.transact(() => run(rehead()))],
        [
          "altered",
          async () => {
            const text = String((await rowsOf(store))[2]?.["piece"]);
            const piece = text.replace("1", "2");
            expect(piece).not.toBe(text);
            await store.transact(() => run(alter({ piece })));
          },
        ],
      ];
      for (const [why, tamper] of tampered) {
        await tamper();
        const { service, useless, keeper } = started(store);
        const state = await running(service);
        expect([useless.length, isLeftOut(state)], why).toEqual([1, false]);
        // A new one replaces it.
        await keeper.stop();
        expect(isLeftOut(await running(started(store).service)), why).toBe(true);
      }
    });

    it("goes on from no snapshot of other rules", async () => {
      const { service, keeper } = started(store, "other rules");
      expect(isLeftOut(await running(service))).toBe(false);
      await keeper.stop();
      expect(new Set((await rowsOf(store)).map(({ version }) => version))).toContain("other rules");
    });

    it("never hides for long that something is wrong with its journal", async () => {
      await store.transact(() => run(damage()));
      const { service } = started(store);
      const found = await service.stateAndBreak("club");
      expect(found).toMatchObject({ state: { seq: 99 }, broken: { seq: 100 } });
      expect(await rowsOf(store)).toEqual([]);
      expect(await service.run("club", rename, { actor })).toMatchObject({
        error: { code: "journal-broken" },
      });
    });

    it("has no snapshot that knows somebody who was erased", async () => {
      const named = async (): Promise<boolean> =>
        (await rowsOf(store)).some(({ piece }) => String(piece).includes("p7@example.org"));
      expect(await named()).toBe(true);
      const before = started(store);
      const state = await running(before.service);
      const erased = await before.service.run(
        "club",
        { type: "erase-person", entry: 7 },
        { actor },
      );
      expect(erased).toMatchObject({ ok: true });
      expect(await rowsOf(store)).toEqual([]);
      // A snapshot in progress from before is not written.
      await before.snapshots.keep(state);
      await before.keeper.stop();
      expect(await named()).toBe(false);
      expect((await running(started(store).service)).entries.get(7)?.addresses).toEqual([]);
    });

    it("says so where what it does not hold is asked of it", async () => {
      const state = await running(started(store).service);
      expect(() => foldLadder([lateEvent(state)], state)).toThrow(NotInMemory);
    });

    it("takes its snapshot with it when it is removed", async () => {
      await store.remove(competitionKey("club"));
      expect(await rowsOf(store)).toEqual([]);
    });
  });
};

const lateEvent = (state: LadderState) => {
  const [, , early] = journal;
  if (early === undefined) throw new Error("no event");
  return { ...early, seq: state.seq + 1 };
};
