import { describe, expect, it, onTestFinished } from "vitest";
import { trustedDate } from "../../src/clock/clock.ts";
import type { MailConfiguration } from "../../src/mail/configuration.ts";
import { readSenderWishes } from "../../src/mail/incoming/sender-wishes.ts";
import { createMail, type Mail, type MailPorts } from "../../src/mail/mail.ts";
import { deliver, startImapBox } from "./imap-box.ts";
import { letter, resolver, signed } from "./letters.ts";
import { openMailWorld, usualSettings } from "./mail-store.ts";
import { startSmtpSink } from "./smtp-sink.ts";

const nothing: MailConfiguration = {
  smtp: null,
  imap: null,
  from: null,
  perMinute: 100,
  trustedHosts: [],
};

const mailOn = (ports: Pick<MailPorts, "tables"> & Partial<MailPorts>): Mail => {
  const mail = createMail({
    configuration: nothing,
    now: () => new Date().toISOString(),
    clock: trustedDate,
    onTaken: () => undefined,
    onError: (error) => {
      throw error;
    },
    resolver,
    ...ports,
  });
  onTestFinished(() => mail.stop());
  return mail;
};

it("a challenge comes in by mail, and what follows from it goes out by mail", async () => {
  const { store } = await openMailWorld("ulm");
  const box = await startImapBox();
  const sink = await startSmtpSink();
  const { account } = sink;
  const players = [
    { entry: 1, name: "Anna Müller", addresses: ["anna@example.org"] },
    { entry: 2, name: "Bernd Meier", addresses: ["bernd@example.org"] },
  ];
  const answer = async (): Promise<void> => {
    for (const row of await mail.inbox.pending()) {
      const { senders, reading } = readSenderWishes(row.message, players, row.arrivedAt, "UTC");
      const [wish] = reading.wishes;
      const target = wish?.kind === "challenge" ? wish.targets[0]?.entry : null;
      const how = await mail.enqueueOptions("ulm");
      const to = players.find(({ entry }) => entry === target);
      if (how === null || to === undefined) throw new Error("nothing to tell");
      const address = to.addresses[0] ?? "";
      await mail.outbox.enqueue(
        "ulm",
        [
          {
            id: `challenged:${row.id}/2`,
            notice: `challenged:${row.id}`,
            at: row.arrivedAt,
            to: { name: to.name, address },
            subject: `${senders[0]?.name} fordert Sie heraus`,
            text: reading.ownWords,
            inReplyTo: row.message.messageId,
          },
        ],
        how,
      );
      await mail.inbox.settle(row.id, "done");
    }
    mail.dispatcher?.wake();
  };
  const failures: unknown[] = [];
  const mail = mailOn({
    tables: store,
    configuration: { ...nothing, smtp: account, imap: box.account, from: "server@club.example" },
    onTaken: () => {
      answer().catch((error: unknown) => failures.push(error));
    },
    onError: (error) => failures.push(error),
  });
  mail.start();
  const raw = await signed(letter({ text: "Ich fordere Bernd Meier heraus. 1. e4", id: "<1@x>" }));
  await deliver(box, raw, "2026-07-01T08:00:00Z");
  await sink.count(1);
  expect(failures).toEqual([]);
  expect(sink.mails).toMatchObject([{ from: "ulm@club.example", to: ["bernd@example.org"] }]);
  expect(sink.mails[0]?.raw).toContain("In-Reply-To: <1@x>");
  expect(await mail.inbox.rows("ulm")).toMatchObject([
    { status: "done", authenticity: { result: "verified" } },
  ]);
});

describe("a server without mail servers", () => {
  it("lets mails wait, and takes messages in by hand", async () => {
    const { store } = await openMailWorld("ulm");
    const mail = mailOn({ tables: store });
    mail.start();
    expect([mail.dispatcher, mail.watcher]).toEqual([null, null]);
    const raw = Buffer.from(letter({}));
    const arrivedAt = "2026-07-01T08:00:00.000Z";
    const given = { raw, size: raw.length, arrivedAt, place: null, competition: "ulm" };
    expect(await mail.intake.take(given)).toMatchObject([{ finding: "mail" }]);
  });
});

it("a message that the check of signatures stumbles over is taken all the same", async () => {
  const { store } = await openMailWorld("ulm");
  const errors: unknown[] = [];
  const mail = mailOn({
    tables: store,
    resolver: () => Promise.reject(null),
    onError: (error) => errors.push(error),
  });
  const raw = Buffer.from(await signed(letter({})));
  const given = { raw, size: raw.length, arrivedAt: "2026-07-01T08:00:00.000Z", place: null };
  expect(await mail.intake.take({ ...given, competition: null })).toMatchObject([
    { competition: "ulm", authenticity: { result: "none", reason: "not-checked" } },
  ]);
  expect(errors).toHaveLength(1);
});

describe("mails of a competition are queued", () => {
  it.each([
    ["as drafts", { sending: "drafts" }, { as: "draft", from: "ulm@club.example" }],
    ["to be sent", { sending: "on" }, { as: "waiting", since: usualSettings.since }],
    ["from the server's address", { address: null }, { from: "server@club.example" }],
    ["not at all", { sending: "off" }, null],
  ] as const)("%s, as its settings say", async (_, change, expected) => {
    const { store } = await openMailWorld("ulm");
    const mail = mailOn({
      tables: store,
      configuration: { ...nothing, from: "server@club.example" },
    });
    const address = "ulm@club.example";
    await mail.settings.save("ulm", { ...usualSettings, address, ...change });
    const how = await mail.enqueueOptions("ulm");
    if (expected === null) expect(how).toBe(null);
    else expect(how).toMatchObject(expected);
    expect(await mail.enqueueOptions("koeln")).toBe(null);
  });
});
