import { describe, expect, it } from "vitest";
import { trustedDate } from "../../src/clock/clock.ts";
import type { InboxRow } from "../../src/mail/incoming/inbox.ts";
import { createLetterDispatcher } from "../../src/mail/outgoing/dispatcher.ts";
import { wasSent } from "../../src/mail/outgoing/sent-mail.ts";
import { createSmtpTransport } from "../../src/mail/outgoing/smtp.ts";
import { createMailSettings } from "../../src/mail/settings.ts";
import { deliver, seenIn, startImapBox } from "./imap-box.ts";
import { letter, signed } from "./letters.ts";
import { openMailWorld } from "./mail-store.ts";
import { receiverOn, watch } from "./receiver.ts";
import { startSmtpSink } from "./smtp-sink.ts";

const setUp = async () => {
  const world = await openMailWorld("ulm", "bonn");
  const receiver = receiverOn(world.store, () => world.clock.now);
  const box = await startImapBox();
  return { ...world, ...receiver, receiver, box };
};

const subjects = (rows: readonly InboxRow[]): readonly string[] =>
  rows.map(({ message }) => message.subject);

describe("a mailbox that is watched", () => {
  it("gives every message once, with the time at which the server got it", async () => {
    const { box, receiver, inbox } = await setUp();
    await deliver(box, letter({ subject: "one" }), "2026-07-01T08:00:01Z");
    const { until } = watch(box, receiver);
    await until(async () => (await inbox.pending()).length === 1);
    await deliver(box, letter({ subject: "two" }), "2026-07-01T08:00:05Z");
    await until(async () => (await inbox.pending()).length === 2);
    expect(await inbox.pending()).toMatchObject([
      { competition: "ulm", arrivedAt: "2026-07-01T08:00:01.000Z", finding: "mail" },
      { competition: "ulm", arrivedAt: "2026-07-01T08:00:05.000Z", message: { subject: "two" } },
    ]);
  });

  it("says when all that has come by now was taken, each time that it is asked", async () => {
    const { box, receiver, inbox } = await setUp();
    const { watcher } = watch(box, receiver);
    for (const [index, subject] of ["one", "two"].entries()) {
      await deliver(box, letter({ subject }), "2026-07-01T08:00:00Z");
      await watcher.caughtUp();
      expect(await inbox.pending()).toHaveLength(index + 1);
    }
    await watcher.stop();
    await watcher.caughtUp();
  });

  it("is told that a message was seen once it is kept", async () => {
    const { box, receiver, inbox } = await setUp();
    await deliver(box, letter({ subject: "one" }), "2026-07-01T08:00:00Z");
    await deliver(box, letter({ subject: "two" }), "2026-07-01T08:00:00Z");
    const { until, watcher } = watch(box, receiver);
    await until(async () => (await inbox.pending()).length === 2);
    await watcher.stop();
    expect(await seenIn(box)).toContain(1);
  });

  it("gives nothing again after a restart, seen or not", async () => {
    const { box, receiver, inbox, store, clock } = await setUp();
    await deliver(box, letter({ subject: "one" }), "2026-07-01T08:00:00Z");
    const first = watch(box, receiver);
    await first.until(async () => (await inbox.pending()).length === 1);
    await first.watcher.stop();
    await deliver(box, letter({ subject: "two" }), "2026-07-01T08:01:00Z");
    const restarted = receiverOn(store, () => clock.now);
    const second = watch(box, restarted);
    await second.until(async () => (await inbox.pending()).length === 2);
    expect((await inbox.rows("ulm")).map(({ copies }) => copies)).toEqual([0, 0]);
  });

  it("gives nothing again to a second server", async () => {
    const { box, receiver, inbox, again, clock } = await setUp();
    for (const subject of ["one", "two", "three"]) {
      await deliver(box, letter({ subject }), "2026-07-01T08:00:00Z");
    }
    const other = receiverOn(again(), () => clock.now);
    const watches = [watch(box, receiver), watch(box, other)];
    // Either may take the last one.
    await Promise.race(
      watches.map(({ until }) => until(async () => (await inbox.pending()).length === 3)),
    );
    expect(subjects(await inbox.pending())).toEqual(["one", "two", "three"]);
  });

  it("gives nothing again when the server numbers its messages anew", async () => {
    const { box, receiver, inbox } = await setUp();
    await deliver(box, letter({ subject: "one" }), "2026-07-01T08:00:00Z");
    const first = watch(box, receiver);
    await first.until(async () => (await inbox.pending()).length === 1);
    await first.watcher.stop();
    box.renumber();
    await deliver(box, letter({ subject: "two" }), "2026-07-01T08:01:00Z");
    const second = watch(box, receiver);
    await second.until(async () => (await inbox.pending()).length === 2);
    expect((await inbox.rows("ulm")).map(({ copies }) => copies)).toEqual([1, 0]);
  });

  it("is connected to again when the connection breaks", async () => {
    const { box, receiver, inbox } = await setUp();
    await deliver(box, letter({ subject: "one" }), "2026-07-01T08:00:00Z");
    const { until } = watch(box, receiver);
    await until(async () => (await inbox.pending()).length === 1);
    box.dropConnections();
    await deliver(box, letter({ subject: "two" }), "2026-07-01T08:01:00Z");
    await until(async () => (await inbox.pending()).length === 2);
  });

  it("keeps what arrived before the competition received mail to itself", async () => {
    const { box, receiver, inbox } = await setUp();
    await deliver(box, letter({ subject: "old" }), "2025-06-01T08:00:00Z");
    await deliver(box, letter({ subject: "new" }), "2026-07-01T08:00:00Z");
    const { until } = watch(box, receiver);
    await until(async () => (await inbox.pending()).length > 0);
    expect(subjects(await inbox.pending())).toEqual(["new"]);
    expect(await seenIn(box)).not.toContain(1);
  });

  it("that nobody may enter is reported without the password", async () => {
    const { box, receiver } = await setUp();
    const account = { ...box.account, mailbox: "No such mailbox" };
    const { watcher, until } = watch({ ...box, account }, receiver);
    await until(async () => watcher.status().state === "waiting");
    expect(JSON.stringify([watcher.status(), account])).not.toContain("s3cret");
  });
});

describe("messages of every kind leave the mailbox in order", () => {
  it("huge, malformed, forged, looping, duplicate and misdirected ones among them", async () => {
    const { box, receiver, inbox } = await setUp();
    const again = letter({ subject: "sent twice" });
    const forged = (await signed(letter({ subject: "forged" }))).replace("Bitte", "Nie");
    const raws = [
      letter({ subject: "huge", text: "x".repeat(1_200_000) }),
      "no header at all",
      forged,
      letter({ subject: "absent", headers: ["Auto-Submitted: auto-replied"] }),
      again,
      again,
      letter({ subject: "lost", to: "hamburg@club.example" }),
      await signed(letter({ subject: "good" })),
    ];
    for (const [index, raw] of raws.entries()) {
      await deliver(box, raw, `2026-07-01T08:00:0${index}Z`);
    }
    const { until } = watch(box, receiver);
    await until(async () => subjects(await inbox.rows("ulm")).includes("good"));
    const told = [...(await inbox.rows("ulm")), ...(await inbox.rows(null))].map(
      ({ message, finding, status, authenticity, copies }) =>
        [message.subject, finding, status, authenticity.result, copies] as const,
    );
    expect(told).toEqual([
      ["huge", "mail-too-large", "open", "none", 0],
      ["forged", "mail", "new", "failed", 0],
      ["absent", "automatic", "ignored", "none", 0],
      ["sent twice", "mail", "new", "none", 1],
      ["good", "mail", "new", "verified", 0],
      ["", "mail-sender-unclear", "open", "none", 0],
      ["lost", "misdirected", "open", "none", 0],
    ]);
  }, 60_000);
});

it("after a crash a mail that lies among what was sent is not sent again", async () => {
  const { box, store, clock, outbox } = await setUp();
  const sink = await startSmtpSink();
  const how = { from: "ulm@club.example", as: "waiting", since: "" } as const;
  const to = { name: "Anna", address: "anna@example.org" };
  const content = { to, subject: "S", text: "T", inReplyTo: null };
  await outbox.enqueue("ulm", [{ ...content, id: "a/1", notice: "a", at: clock.now }], how);
  const [claimed] = await outbox.claim({ most: 1, perMinute: 10, lease: 1000 });
  if (claimed === undefined) throw new Error("nothing claimed");
  // It left, the mail server kept a copy, and then the process died.
  const copy = letter({ id: claimed.messageId, from: "ulm@club.example" });
  await deliver(box, copy, "2026-07-01T08:00:00Z", "Sent");
  clock.now = "2026-07-01T09:00:00.000Z";
  const dispatcher = createLetterDispatcher({
    outbox,
    transport: createSmtpTransport(sink.account),
    settings: createMailSettings(store),
    from: "server@club.example",
    perMinute: 10,
    wasSent: (id) => wasSent(box.account, id),
    now: () => clock.now,
    clock: trustedDate,
    onError: (error) => {
      throw error;
    },
  });
  expect(await dispatcher.dispatch()).toEqual({ sent: 0, later: 0, failed: 0, found: 1 });
  expect(sink.mails).toEqual([]);
  expect(await wasSent(box.account, "<never@sent>")).toBe(false);
  expect(await wasSent({ ...box.account, sentMailbox: null }, claimed.messageId)).toBe(null);
  expect(await wasSent({ ...box.account, sentMailbox: "Nowhere" }, claimed.messageId)).toBe(null);
});
