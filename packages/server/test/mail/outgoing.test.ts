import { competitionKey } from "@losfee/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trustedDate } from "../../src/clock/clock.ts";
import { nextAttempt } from "../../src/delivery/outcome.ts";
import type { SqliteStore } from "../../src/journal/sqlite-store.ts";
import { createLetterDispatcher } from "../../src/mail/outgoing/dispatcher.ts";
import { LETTER_SCHEDULE } from "../../src/mail/outgoing/fault.ts";
import type { Letter } from "../../src/mail/outgoing/letter.ts";
import { messageIdOf, ownMessageIdsIn } from "../../src/mail/outgoing/message-id.ts";
import { createOutbox, type Outbox } from "../../src/mail/outgoing/outbox.ts";
import { createSmtpTransport, type MailTransport } from "../../src/mail/outgoing/smtp.ts";
import { secret } from "../../src/mail/secret.ts";
import { createMailSettings } from "../../src/mail/settings.ts";
import { type MailWorld, openMailWorld } from "./mail-store.ts";
import { startSmtpSink, startVanishingServer } from "./smtp-sink.ts";

const mail = (id: string, more: Partial<Letter> = {}): Letter => ({
  id,
  notice: id.replace(/\/.*/, ""),
  at: "2026-07-01T08:00:00.000Z",
  to: { name: "Anna Müller", address: "anna@example.org" },
  subject: `Herausforderung ${id}`,
  text: "Grüße aus der Pyramide",
  inReplyTo: null,
  ...more,
});

const how = {
  from: "ulm@club.example",
  as: "waiting",
  since: "2026-01-01T00:00:00.000Z",
} as const;

const LEASE = { most: 10, perMinute: 1000, lease: 600_000 };

const later = ({ clock }: MailWorld, minutes: number): void => {
  clock.now = new Date(Date.parse(clock.now) + minutes * 60_000).toISOString();
};

const dispatcherOn = (
  { clock }: MailWorld,
  store: SqliteStore,
  outbox: Outbox,
  transport: Pick<MailTransport, "send">,
  more: { readonly perMinute?: number; readonly wasSent?: () => Promise<boolean | null> } = {},
) =>
  createLetterDispatcher({
    outbox,
    transport,
    settings: createMailSettings(store),
    from: "server@club.example",
    perMinute: 1000,
    wasSent: async () => null,
    now: () => clock.now,
    clock: trustedDate,
    onError: (error) => {
      throw error;
    },
    ...more,
  });

const setUp = async () => {
  const world = await openMailWorld("ulm");
  const outbox = createOutbox(world.store, () => world.clock.now);
  return { ...world, world, outbox };
};

describe("a mail", () => {
  it("reaches the server as from the competition, and says that a program wrote it", async () => {
    const { world, store, outbox } = await setUp();
    const sink = await startSmtpSink();
    await outbox.enqueue("ulm", [mail("assigned:1/2", { inReplyTo: "<x@y>" })], how);
    const dispatcher = dispatcherOn(world, store, outbox, createSmtpTransport(sink.account));
    expect(await dispatcher.dispatch()).toMatchObject({ sent: 1, failed: 0 });
    const [got] = sink.mails;
    expect(got).toMatchObject({ from: "ulm@club.example", to: ["anna@example.org"] });
    const id = messageIdOf("ulm", "assigned:1/2", how.from);
    expect(got?.raw).toContain(`Message-ID: ${id}`);
    expect(got?.raw).toContain("From: Pyramid <ulm@club.example>");
    expect(got?.raw).toContain("Auto-Submitted: auto-generated");
    expect(got?.raw).toContain("In-Reply-To: <x@y>");
    expect(await outbox.rows("ulm")).toMatchObject([
      { status: "sent", attempts: 1, sentAt: world.clock.now, fault: null },
    ]);
  });

  it("has one row however often it is derived again", async () => {
    const { world, store, outbox } = await setUp();
    const sink = await startSmtpSink();
    const dispatcher = dispatcherOn(world, store, outbox, createSmtpTransport(sink.account));
    for (let round = 0; round < 3; round++) {
      await outbox.enqueue("ulm", [mail("a/1"), mail("b/1")], how);
      await dispatcher.dispatch();
    }
    expect(sink.mails).toHaveLength(2);
  });

  it("is queued with the events it tells of, or not at all", async () => {
    const { store, outbox } = await setUp();
    const broken = store.transact(() => {
      outbox.enqueueWithin("ulm", [mail("a/1")], how);
      throw new Error("the event could not be recorded");
    });
    await expect(broken).rejects.toThrow();
    expect(await outbox.rows("ulm")).toEqual([]);
    expect(await store.transact(() => outbox.enqueueWithin("ulm", [mail("a/1")], how))).toBe(1);
  });

  it("about what happened before the competition sent mail is not queued", async () => {
    const { outbox } = await setUp();
    const old = mail("old/1", { at: "2025-12-31T23:59:59.000Z" });
    expect(await outbox.enqueue("ulm", [old, mail("new/1")], how)).toBe(1);
  });

  it("that the director has to see first waits, and leaves with the director's words", async () => {
    const { world, store, outbox } = await setUp();
    const sink = await startSmtpSink();
    const dispatcher = dispatcherOn(world, store, outbox, createSmtpTransport(sink.account));
    await outbox.enqueue("ulm", [mail("a/1"), mail("b/1")], { ...how, as: "draft" });
    expect(await dispatcher.dispatch()).toMatchObject({ sent: 0 });
    const { to, inReplyTo } = mail("a/1");
    expect(await outbox.send("ulm", "a/1", { to, inReplyTo, subject: "S", text: "Mine" })).toBe(
      true,
    );
    expect(await outbox.cancel("ulm", "b/1")).toBe(true);
    expect(await dispatcher.dispatch()).toMatchObject({ sent: 1 });
    expect(sink.mails.map(({ raw }) => raw.includes("Mine"))).toEqual([true]);
    expect(await outbox.send("ulm", "a/1")).toBe(false);
    expect(await outbox.cancel("ulm", "a/1")).toBe(false);
    expect(await outbox.enqueue("ulm", [mail("b/1")], how)).toBe(0);
  });
});

describe("after a crash between sending and noting it", () => {
  const crash = async () => {
    const { world, store, outbox } = await setUp();
    const sink = await startSmtpSink();
    await outbox.enqueue("ulm", [mail("a/1")], how);
    const [claimed] = await outbox.claim(LEASE);
    if (claimed === undefined) throw new Error("nothing claimed");
    const from = { name: "", address: how.from };
    await createSmtpTransport(sink.account).send({ ...claimed, from });
    // Here the process dies. Another one opens the file.
    const survivor = world.again();
    const its = createOutbox(survivor, () => world.clock.now);
    return { world, store, sink, claimed, survivor, its };
  };

  it("nobody touches the mail until the claim ends, then it goes out under the same name", async () => {
    const { world, sink, claimed, survivor, its } = await crash();
    const dispatcher = dispatcherOn(world, survivor, its, createSmtpTransport(sink.account));
    expect(await dispatcher.dispatch()).toMatchObject({ sent: 0 });
    later(world, 11);
    expect(await dispatcher.dispatch()).toMatchObject({ sent: 1 });
    const names = sink.mails.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]?.trim());
    expect(names).toEqual([claimed.messageId, claimed.messageId]);
    expect(await its.rows("ulm")).toHaveLength(1);
  });

  it("it is not sent again where it is found among what was sent", async () => {
    const { world, sink, survivor, its } = await crash();
    const transport = createSmtpTransport(sink.account);
    const dispatcher = dispatcherOn(world, survivor, its, transport, { wasSent: async () => true });
    later(world, 11);
    expect(await dispatcher.dispatch()).toMatchObject({ sent: 0, found: 1 });
    expect(sink.mails).toHaveLength(1);
    expect(await its.rows("ulm")).toMatchObject([{ status: "sent" }]);
  });

  it("the one that was thought dead can no longer change the row", async () => {
    const { world, store, claimed, its } = await crash();
    later(world, 11);
    expect(await its.claim(LEASE)).toMatchObject([{ uncertain: true, attempts: 1 }]);
    const old = createOutbox(store, () => world.clock.now);
    expect(await old.finish(claimed, { kind: "failed", fault: { code: "timeout" } })).toBe(false);
    expect(await its.rows("ulm")).toMatchObject([{ status: "sending" }]);
  });
});

it("several servers on one journal send every mail once", async () => {
  const { world, store, outbox } = await setUp();
  const sink = await startSmtpSink();
  const mails = Array.from({ length: 40 }, (_, index) => mail(`n${index}/1`));
  await outbox.enqueue("ulm", mails, how);
  const stores = [store, world.again(), world.again()];
  const transport = createSmtpTransport(sink.account);
  const counts = await Promise.all(
    stores.map((its) =>
      dispatcherOn(
        world,
        its,
        createOutbox(its, () => world.clock.now),
        transport,
      ).dispatch(),
    ),
  );
  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(40);
  const names = sink.mails.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]);
  expect(new Set(names).size).toBe(40);
  expect(names).toHaveLength(40);
});

describe("what mail servers answer", () => {
  const refusing = (code: number, at: "onMailFrom" | "onRcptTo" | "onData") => ({
    [at]: (...given: unknown[]) => {
      const [stream, done] = [given[0], given.at(-1)];
      if (at === "onData" && isStream(stream)) stream.resume();
      if (typeof done === "function") done(Object.assign(new Error("no"), { responseCode: code }));
    },
  });
  const isStream = (value: unknown): value is NodeJS.ReadableStream =>
    typeof value === "object" && value !== null && "resume" in value;

  it.each([
    [550, "onRcptTo", "failed", "recipient-refused"],
    [550, "onMailFrom", "failed", "sender-refused"],
    [554, "onData", "failed", "message-refused"],
    [451, "onRcptTo", "waiting", "busy"],
    [452, "onMailFrom", "waiting", "busy"],
    [451, "onData", "waiting", "busy"],
  ] as const)("%i at %s leaves the mail %s: %s", async (code, at, status, fault) => {
    const { world, store, outbox } = await setUp();
    const sink = await startSmtpSink(refusing(code, at));
    await outbox.enqueue("ulm", [mail("a/1")], how);
    await dispatcherOn(world, store, outbox, createSmtpTransport(sink.account)).dispatch();
    expect(await outbox.rows("ulm")).toMatchObject([
      { status, fault: { code: fault, reply: { code } } },
    ]);
  });

  it("a wrong password holds all mails back, and stands nowhere", async () => {
    const { world, store, outbox } = await setUp();
    const sink = await startSmtpSink({ authOptional: false });
    const password = secret("hunter2-wrong");
    const account = { ...sink.account, login: { user: "pyramid", password } };
    await outbox.enqueue("ulm", [mail("a/1"), mail("b/1")], how);
    const dispatcher = dispatcherOn(world, store, outbox, createSmtpTransport(account));
    expect(await dispatcher.dispatch()).toMatchObject({ later: 1, sent: 0 });
    const rows = await outbox.rows("ulm");
    expect(rows.map(({ status }) => status)).toEqual(["waiting", "waiting"]);
    expect(JSON.stringify([rows, account]) + String(password)).not.toContain("hunter2");
  });

  it("one that insists on being spoken to in the open is not spoken to", async () => {
    const { world, store, outbox } = await setUp();
    const sink = await startSmtpSink();
    await outbox.enqueue("ulm", [mail("a/1")], how);
    const transport = createSmtpTransport({ ...sink.account, encryption: "starttls" });
    await dispatcherOn(world, store, outbox, transport).dispatch();
    expect(sink.mails).toEqual([]);
    expect(await outbox.rows("ulm")).toMatchObject([
      { status: "waiting", fault: { code: "no-encryption" } },
    ]);
  });

  it("nothing at all: the mail waits, and leaves once the server is there", async () => {
    const { world, store, outbox } = await setUp();
    const gone = await startSmtpSink();
    await gone.close();
    await outbox.enqueue("ulm", [mail("a/1")], how);
    await dispatcherOn(world, store, outbox, createSmtpTransport(gone.account)).dispatch();
    expect(await outbox.rows("ulm")).toMatchObject([
      { status: "waiting", fault: { code: "no-connection" }, dueAt: "2026-07-01T08:01:00.000Z" },
    ]);
    later(world, 1);
    const back = await startSmtpSink();
    const again = dispatcherOn(world, store, outbox, createSmtpTransport(back.account));
    expect(await again.dispatch()).toMatchObject({ sent: 1 });
  });

  it("nothing more, once they have the mail: it is in doubt whether they took it", async () => {
    const { world, outbox } = await setUp();
    const account = await startVanishingServer();
    await outbox.enqueue("ulm", [mail("a/1")], how);
    const [claimed] = await outbox.claim(LEASE);
    if (claimed === undefined) throw new Error("nothing claimed");
    const from = { name: "", address: how.from };
    const outcome = await createSmtpTransport(account).send({ ...claimed, from });
    expect(outcome).toMatchObject({ kind: "later", uncertain: true });
    await outbox.finish(claimed, outcome);
    later(world, 60);
    expect(await outbox.claim(LEASE)).toMatchObject([{ uncertain: true }]);
  });

  it("addresses and subjects cannot add headers or recipients", async () => {
    const { world, store, outbox } = await setUp();
    const sink = await startSmtpSink();
    const evil = mail("a/1", {
      subject: "Hi\r\nBcc: victim@example.org\r\n\r\nbody",
      to: { name: 'A" <victim@example.org>, "B', address: "anna@example.org" },
    });
    await outbox.enqueue("ulm", [evil], how);
    await dispatcherOn(world, store, outbox, createSmtpTransport(sink.account)).dispatch();
    expect(sink.mails.map(({ to }) => to)).toEqual([["anna@example.org"]]);
    expect(sink.mails[0]?.raw).not.toMatch(/^Bcc:/m);
  });
});

describe("attempts", () => {
  it("become rarer and end after five days", () => {
    const created = "2026-07-01T00:00:00.000Z";
    expect(nextAttempt(LETTER_SCHEDULE, 1, created, created)).toBe("2026-07-01T00:01:00.000Z");
    expect(nextAttempt(LETTER_SCHEDULE, 3, created, created)).toBe("2026-07-01T00:15:00.000Z");
    expect(nextAttempt(LETTER_SCHEDULE, 50, created, "2026-07-05T12:00:00.000Z")).toBe(
      "2026-07-06T00:00:00.000Z",
    );
    expect(nextAttempt(LETTER_SCHEDULE, 50, created, "2026-07-05T12:00:00.001Z")).toBe(null);
  });

  it("that ended without success are shown as given up, and can be repeated by hand", async () => {
    const { world, outbox } = await setUp();
    await outbox.enqueue("ulm", [mail("a/1")], how);
    later(world, 6 * 24 * 60);
    const [claimed] = await outbox.claim(LEASE);
    if (claimed === undefined) throw new Error("nothing claimed");
    const fault = { code: "no-connection" } as const;
    await outbox.finish(claimed, { kind: "later", fault, uncertain: false });
    expect(await outbox.rows("ulm", "failed")).toMatchObject([
      { fault: { code: "given-up", last: fault } },
    ]);
    expect(await outbox.nextDue()).toBe(null);
    expect(await outbox.send("ulm", "a/1")).toBe(true);
    expect(await outbox.claim(LEASE)).toHaveLength(1);
  });

  it("are no more within a minute than allowed, by all servers together", async () => {
    const { world, outbox } = await setUp();
    const other = createOutbox(world.again(), () => world.clock.now);
    const mails = Array.from({ length: 9 }, (_, index) => mail(`n${index}/1`));
    await outbox.enqueue("ulm", mails, how);
    const slow = { ...LEASE, perMinute: 4 };
    expect([await outbox.claim(slow), await other.claim(slow)].flat()).toHaveLength(4);
    later(world, 1.01);
    expect([await other.claim(slow), await outbox.claim(slow)].flat()).toHaveLength(4);
  });
});

describe("what becomes of mails", () => {
  it("is told once to the journal, when the last copy of a notice has left", async () => {
    const { world, store, outbox } = await setUp();
    const sink = await startSmtpSink();
    const dispatcher = dispatcherOn(world, store, outbox, createSmtpTransport(sink.account), {});
    await outbox.enqueue("ulm", [mail("assigned:1/2")], how);
    await outbox.enqueue("ulm", [mail("assigned:1/3")], { ...how, as: "draft" });
    await dispatcher.dispatch();
    expect(await outbox.unrecordedSendings("ulm")).toEqual([]);
    await outbox.send("ulm", "assigned:1/3");
    await dispatcher.dispatch();
    expect(await outbox.unrecordedSendings("ulm")).toEqual([
      { notice: "assigned:1", sentAt: world.clock.now },
    ]);
    await outbox.markRecorded("ulm", ["assigned:1"]);
    expect(await outbox.unrecordedSendings("ulm")).toEqual([]);
  });

  it("includes reports that they could not be delivered", async () => {
    const { world, store, outbox } = await setUp();
    const sink = await startSmtpSink();
    await outbox.enqueue("ulm", [mail("a/1")], how);
    await dispatcherOn(world, store, outbox, createSmtpTransport(sink.account)).dispatch();
    const id = messageIdOf("ulm", "a/1", how.from);
    const [found] = ownMessageIdsIn(`Your message ${id} could not be delivered ${id}`);
    expect(await outbox.noteBounce(found ?? "")).toBe(true);
    expect(await outbox.noteBounce("<other@x>")).toBe(false);
    expect(await outbox.rows("ulm")).toMatchObject([
      { status: "failed", fault: { code: "bounced" } },
    ]);
  });

  it("goes with the competition", async () => {
    const { store, outbox } = await setUp();
    await outbox.enqueue("ulm", [mail("a/1")], how);
    await store.remove(competitionKey("ulm"));
    expect(await outbox.rows("ulm")).toEqual([]);
  });
});

it("whatever servers do in whatever order, a mail never has two rows and is never forgotten", async () => {
  const step = fc.constantFrom("enqueue", "claim", "sent", "fail", "crash", "wait");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { world, outbox } = await setUp();
      let claimed = [] as Awaited<ReturnType<Outbox["claim"]>>;
      for (const now of [...steps, "enqueue"] as const) {
        const [first] = claimed;
        if (now === "enqueue") await outbox.enqueue("ulm", [mail("a/1"), mail("b/1")], how);
        else if (now === "claim") claimed = [...claimed, ...(await outbox.claim(LEASE))];
        else if (now === "wait") later(world, 7);
        else if (now === "crash") claimed = [];
        else if (first !== undefined) {
          const fault = { code: "timeout" } as const;
          const failure = { kind: "later", fault, uncertain: true, everyMail: false } as const;
          await outbox.finish(first, now === "sent" ? { kind: "sent" } : failure);
          claimed = claimed.slice(1);
        }
      }
      const rows = await outbox.rows("ulm");
      expect(rows.map(({ id }) => id).toSorted()).toEqual(["a/1", "b/1"]);
      expect(rows.every(({ status }) => ["waiting", "sending", "sent"].includes(status))).toBe(
        true,
      );
    }),
    { numRuns: 25 },
  );
});
