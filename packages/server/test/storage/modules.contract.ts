import { beforeEach, describe, expect, it } from "vitest";
import { createAccess } from "../../src/access/access.ts";
import { createServerRegister } from "../../src/access/servers.ts";
import { createPlanStore } from "../../src/backup/plan-store.ts";
import { createChannels } from "../../src/channels/channels.ts";
import { createClock } from "../../src/clock/clock.ts";
import { createEmbeds } from "../../src/embeds/embeds.ts";
import { erasers } from "../../src/erasing/erasers.ts";
import type { JournalStore } from "../../src/journal/store.ts";
import { createLadderWatch } from "../../src/ladder/watch.ts";
import { createInbox } from "../../src/mail/incoming/inbox.ts";
import { createOutbox } from "../../src/mail/outgoing/outbox.ts";
import { createMailSettings } from "../../src/mail/settings.ts";
import type { Tables } from "../../src/storage/tables.ts";
import { createDeliveries } from "../../src/webhooks/deliveries.ts";
import { createWebhookStore } from "../../src/webhooks/hooks.ts";
import { createServerKeys } from "../../src/webhooks/push-keys.ts";
import { createTargets } from "../../src/webhooks/target.ts";
import { command, note } from "../journal/sample-commands.ts";

const ID = "dm-2026";
const NOW = "2026-11-23T08:00:00.000Z";
const now = (): string => NOW;

/** Requirements on all storage besides the journals. `open` returns an empty medium. */
export const modulesContract = (name: string, open: () => Promise<JournalStore & Tables>): void => {
  describe(`what stands beside the journals: ${name}`, () => {
    let store: JournalStore & Tables;
    beforeEach(async () => {
      store = await open();
      await store.append(command());
      return () => store.close();
    });

    it("a transaction that throws leaves nothing behind", async () => {
      const outbox = createOutbox(store, now);
      const how = { from: "ulm@club.example", as: "waiting", since: "" } as const;
      const broken = store.transact(function* () {
        yield* outbox.enqueueWithin(ID, [letter("a")], how);
        throw new Error("no second half");
      });
      await expect(broken).rejects.toThrow("no second half");
      expect(await outbox.rows(ID)).toEqual([]);
    });

    it("links open sessions, which end with them; the director's link works once", async () => {
      const access = createAccess(store);
      const link = await access.createLink(ID, "Anna");
      if (!link.ok) throw new Error(link.error.code);
      expect(await access.createLink(ID, "Anna")).toMatchObject({ ok: false });
      const anna = await access.enter(link.value.token);
      expect(await access.use(anna?.token ?? "")).toMatchObject({ session: { label: "Anna" } });
      expect(await access.revokeLink(ID, link.value.id)).toBe(true);
      expect(await access.sessionOf(anna?.token ?? "")).toBeNull();
      const { token } = await access.newDirectorLink();
      expect(await access.enter(token)).toMatchObject({ session: { role: "director" } });
      expect(await access.enter(token)).toBeNull();
      expect(await access.sessions()).toHaveLength(1);
    });

    it("of two who use a director's link at once one comes in", async () => {
      const access = createAccess(store);
      const { token } = await access.newDirectorLink();
      const entered = await Promise.all([1, 2, 3, 4].map(() => access.enter(token)));
      expect(entered.filter((one) => one !== null)).toHaveLength(1);
    });

    it("servers, backup plans, embeds and absences are known again", async () => {
      const register = createServerRegister(store);
      await register.enter({ host: "a", port: 1 }, NOW);
      await register.enter({ host: "a", port: 1 }, NOW);
      expect(await register.list()).toEqual([{ host: "a", port: 1 }]);
      const plans = createPlanStore(store);
      expect(await plans.identity()).toMatch(/^[0-9a-f]{8}$/);
      const plan = { folder: "/stick", everyMinutes: 5, keep: 3 };
      await plans.keep(plan);
      await plans.noteBegun();
      expect([await plans.plan(), await plans.begun()]).toEqual([plan, true]);
      const embeds = createEmbeds(store);
      expect(await embeds.allow(ID, ["https://club.example"])).toMatchObject({ ok: true });
      expect(await embeds.sites(ID)).toEqual(["https://club.example"]);
      expect(await embeds.allow("nowhere", [])).toMatchObject({ ok: false });
      const watch = createLadderWatch(store);
      await watch.note(ID, NOW);
      const state = { competition: ID, at: 0 } as never;
      expect(await watch.absentSince(state, "2026-12-31T00:00:00.000Z")).toBe(NOW);
    });

    it("a doubt about the date stands until somebody confirms it", async () => {
      let at = NOW;
      const fail = (error: unknown): void => {
        throw error;
      };
      const read = () => ({ at, uptime: Date.parse(NOW), boot: "one" });
      const clock = createClock({ tables: store, read, onError: fail });
      expect(await clock.isTrusted()).toBe(true);
      await clock.stop();
      at = "2026-01-01T08:00:00.000Z";
      const other = createClock({ tables: store, read, onError: fail });
      expect(await other.doubt()).toMatchObject({ reason: "backwards" });
      expect(await other.confirm(at, "director")).toMatchObject({ ok: true });
      expect(await other.isTrusted()).toBe(true);
      expect(await other.confirmed()).toMatchObject([{ confirmedBy: "director" }]);
    });

    it("letters are queued once, claimed in order, and noted", async () => {
      const outbox = createOutbox(store, now);
      const how = { from: "ulm@club.example", as: "waiting", since: "" } as const;
      expect(await outbox.enqueue(ID, [letter("a"), letter("b")], how)).toBe(2);
      expect(await outbox.enqueue(ID, [letter("a")], how)).toBe(0);
      const options = { most: 1, perMinute: 10, lease: 1000 };
      const [first] = await outbox.claim(options);
      expect(first).toMatchObject({ id: "a", uncertain: false });
      if (first === undefined) throw new Error("nothing was claimed");
      expect(await outbox.finish(first, { kind: "sent" })).toBe(true);
      expect(await outbox.finish(first, { kind: "sent" })).toBe(false);
      expect(await outbox.unrecordedSendings(ID)).toEqual([{ notice: "a", sentAt: NOW }]);
      await outbox.markRecorded(ID, ["a"]);
      expect([await outbox.holds(ID, "a"), await outbox.holds(ID, "b")]).toEqual([false, true]);
      expect(await outbox.nextDue()).toBe(NOW);
      expect((await outbox.rows(ID)).map(({ id }) => id)).toEqual(["b", "a"]);
      expect(await outbox.rows(ID, "sent")).toHaveLength(1);
    });

    it("mails that came in are stored once, with their place in the mailbox", async () => {
      const settings = createMailSettings(store);
      const wanted = {
        ...{ address: "ulm@club.example", senderName: "Ulm", since: NOW, receiving: true },
        sending: "on" as const,
      };
      expect(await settings.save(ID, wanted)).toMatchObject({ ok: true });
      expect(await settings.all()).toEqual([{ competition: ID, settings: wanted }]);
      const inbox = createInbox(store, now);
      const place = { account: "box", uidValidity: "1", uid: 7 };
      await inbox.store([mail(ID)], place);
      await inbox.store([mail(ID), mail(null)], { ...place, uid: 5 });
      expect(await inbox.lastUid(place)).toBe(7);
      expect(await inbox.rows(ID)).toMatchObject([{ number: 1, copies: 1, status: "new" }]);
      expect(await inbox.rows(null, "new")).toMatchObject([{ number: 2, copies: 0 }]);
      const [row] = await inbox.pending();
      expect(await inbox.settle(row?.id ?? "", "done")).toBe(true);
      expect(await inbox.pending()).toHaveLength(1);
    });

    it("webhooks and channels are told once, one message at a time", async () => {
      const webhooks = createWebhookStore(store, now, true);
      const channels = createChannels(store, now, true);
      const added = await webhooks.add(ID, {
        ...{ url: "https://a.example/", topics: ["pairings"], language: "en", baseUrl: "" },
      } as never);
      if (!added.ok) throw new Error(added.error.code);
      const deliveries = createDeliveries(store, now);
      const one = { type: "webhook.test", title: "t", body: '{"name":"Ulrike"}' } as const;
      const messages = ["m1", "m2"].map((message) => ({ ...one, message }));
      await deliveries.enqueue(ID, added.value.id, messages, 2);
      await deliveries.enqueue(ID, added.value.id, messages, 2);
      const claimed = await deliveries.claim(1000);
      expect(claimed).toMatchObject({ message: "m1", attempts: 0 });
      expect(await deliveries.claim(1000)).toBeNull();
      if (claimed === null) throw new Error("nothing was claimed");
      expect(await deliveries.finish(claimed, { kind: "sent" })).toBe(true);
      expect((await deliveries.log(ID, added.value.id)).map(({ message }) => message)).toEqual([
        "m2",
        "m1",
      ]);
      expect(await deliveries.nextDue()).toBe(NOW);
      const person = { competition: ID, entry: 1, names: ["Ulrike"], addresses: [] };
      await store.transact(function* () {
        for (const erase of erasers) yield* erase(person);
      });
      expect(await deliveries.log(ID, added.value.id)).toMatchObject([
        { message: "m2", body: "", status: "failed" },
        { message: "m1", body: "", status: "sent" },
      ]);
      expect(await createTargets(store).find(ID, added.value.id)).toMatchObject({
        channel: "webhook",
      });
      expect(await channels.competitions()).toEqual([]);
      expect(await webhooks.competitions()).toEqual([ID]);
      const keys = await createServerKeys(store, now)();
      expect((await createServerKeys(store, now)()).public).toBe(keys.public);
    });

    it("everything of a competition goes with it", async () => {
      const access = createAccess(store);
      await access.createLink(ID, "Anna");
      await createEmbeds(store).allow(ID, ["https://club.example"]);
      await store.remove({ owner: "place", id: ID });
      const [journal] = (await store.heads()).map((head) => head.journal);
      if (journal !== undefined) await store.remove(journal);
      expect(await access.links(ID)).toEqual([]);
      expect(await createEmbeds(store).sites(ID)).toEqual([]);
      await store.append(command({ events: [note("anew")] }));
    });
  });
};

const letter = (id: string) => ({
  ...{ id, notice: id, at: NOW, subject: id, text: id, inReplyTo: null },
  to: { name: "Anna", address: "anna@club.example" },
});

const mail = (competition: string | null) => ({
  ...{ competition, arrivedAt: NOW, finding: "mail" as const },
  message: {
    ...{ messageId: "<1@club.example>", inReplyTo: null, recipients: [], subject: "Hi" },
    ...{ date: null, text: "Hi", attachments: [], automatic: null, returned: [] },
    from: { name: "Anna", address: "anna@club.example" },
  },
  authenticity: { result: "none", domain: "club.example" } as never,
});
