import { competitionKey } from "@losfee/core";
import { describe, expect, it } from "vitest";
import { trustedDate } from "../../src/clock/clock.ts";
import { handIn } from "../../src/mail/incoming/hand-in.ts";
import { readSenderWishes } from "../../src/mail/incoming/sender-wishes.ts";
import { createLetterDispatcher } from "../../src/mail/outgoing/dispatcher.ts";
import { createMailSettings } from "../../src/mail/settings.ts";
import { letter } from "./letters.ts";
import { openMailWorld, usualSettings } from "./mail-store.ts";
import { receiverOn } from "./receiver.ts";

const setUp = async () => {
  const world = await openMailWorld("bonn", "ulm");
  const receiver = receiverOn(world.store, () => world.clock.now);
  const take = (raw: string, competition: string | null = null, arrivedAt = world.clock.now) => {
    const bytes = Buffer.from(raw);
    const given = { raw: bytes, size: bytes.length, arrivedAt, place: null, competition };
    return receiver.intake.take(given);
  };
  return { ...world, ...receiver, take };
};

describe("a message belongs to the competition", () => {
  it.each([
    ["that it is addressed to", "ulm@club.example", ["ulm"]],
    ["whatever is added to the address", "ULM+anything@Club.example", ["ulm"]],
    ["or to both that it names", "ulm@club.example, bonn@club.example", ["bonn", "ulm"]],
    ["or to none", "else@club.example", [null]],
    ["and not where only a part of the address is the same", "ulm@club.example.evil", [null]],
  ])("%s", async (_, to, competitions) => {
    const { take } = await setUp();
    expect((await take(letter({ to }))).map(({ competition }) => competition)).toEqual(
      competitions,
    );
  });

  it("that it is handed in for, whoever it was sent to", async () => {
    const { take } = await setUp();
    expect(await take(letter({ to: "director@home.example" }), "ulm")).toMatchObject([
      { competition: "ulm", finding: "mail", status: "new" },
    ]);
  });

  it("that has no address of its own, where it is sent to the server's", async () => {
    const { store, take } = await setUp();
    const settings = createMailSettings(store);
    await settings.save("ulm", { ...usualSettings, address: null });
    expect(await take(letter({ to: "server@club.example" }))).toMatchObject([
      { competition: "ulm" },
    ]);
    await settings.save("bonn", { ...usualSettings, address: null });
    expect(await take(letter({ to: "server@club.example", subject: "2" }))).toMatchObject([
      { competition: null, finding: "misdirected" },
    ]);
  });

  it("only while it receives mail", async () => {
    const { store, take } = await setUp();
    const address = "ulm@club.example";
    await createMailSettings(store).save("ulm", { ...usualSettings, address, receiving: false });
    expect(await take(letter({}))).toMatchObject([{ competition: null, finding: "misdirected" }]);
  });
});

describe("a message that comes again", () => {
  it("is only counted, also from a mailbox and by hand", async () => {
    const { take, inbox } = await setUp();
    const raw = letter({});
    await take(raw);
    await take(`Received: by another way; Wed, 01 Jul 2026 12:00:00 +0200\r\n${raw}`);
    await take(raw, "ulm");
    expect(await inbox.rows("ulm")).toMatchObject([{ copies: 2 }]);
  });

  it("with other words under the same identifier is put to the director", async () => {
    const { take, inbox } = await setUp();
    await take(letter({ id: "<1@x>" }));
    await take(letter({ id: "<1@x>", text: "Ich trete zurück." }));
    expect((await inbox.rows("ulm")).map(({ finding, status }) => [finding, status])).toEqual([
      ["mail", "new"],
      ["identifier-reused", "open"],
    ]);
  });

  it("without an identifier is one where it arrived at the same moment", async () => {
    const { take, inbox } = await setUp();
    await take(letter({ id: null }));
    await take(letter({ id: null }));
    await take(letter({ id: null }), null, "2026-07-02T08:00:00.000Z");
    expect((await inbox.rows("ulm")).map(({ copies }) => copies)).toEqual([1, 0]);
  });
});

describe("mails that were kept", () => {
  it("are looked at in the order of arrival, and settled once", async () => {
    const { take, inbox } = await setUp();
    await take(letter({ subject: "second" }), null, "2026-07-01T08:00:02.000Z");
    await take(letter({ subject: "first" }), null, "2026-07-01T08:00:01.000Z");
    const [first, second] = await inbox.pending();
    expect([first?.message.subject, second?.message.subject]).toEqual(["first", "second"]);
    await inbox.settle(first?.id ?? "", "done");
    expect((await inbox.pending()).map(({ id }) => id)).toEqual([second?.id]);
    expect(await inbox.row(first?.id ?? "")).toMatchObject({ status: "done" });
    expect(await inbox.row("nothing")).toBe(null);
    expect(await inbox.settle("nothing", "done")).toBe(false);
  });

  it("go with their competition", async () => {
    const { take, inbox, store } = await setUp();
    await take(letter({}));
    await store.remove(competitionKey("ulm"));
    expect(await inbox.pending()).toEqual([]);
  });
});

describe("a message that is handed in", () => {
  const received = "Received: from a by b; Wed, 01 Jul 2026 10:00:05 +0200";
  const now = "2026-07-09T08:00:00.000Z";

  it.each([
    ["the time that is told with it", "2026-07-02T00:00:00.000Z", [received]],
    ["else what its last server noted", null, [received]],
    ["else now", null, []],
  ])("arrived at %s", async (what, arrivedAt, headers) => {
    const { intake } = await setUp();
    const raw = Buffer.from(letter({ headers }));
    const [row] = await handIn(intake, { raw, competition: "ulm", arrivedAt }, now);
    const noted = what === "else now" ? now : "2026-07-01T08:00:05.000Z";
    expect(row?.arrivedAt).toBe(arrivedAt ?? noted);
  });

  it("is told by its header where it is too large", async () => {
    const { intake } = await setUp();
    const raw = Buffer.from(letter({ subject: "Riesig", text: "x".repeat(2_000_000) }));
    expect(await handIn(intake, { raw, competition: "ulm", arrivedAt: null }, now)).toMatchObject([
      { finding: "mail-too-large", status: "open", message: { subject: "Riesig" } },
    ]);
  });
});

it("a report that a mail could not be delivered marks the mail", async () => {
  const { take, outbox, store, clock } = await setUp();
  const to = { name: "Anna", address: "anna@example.org" };
  const mail = { id: "a/1", notice: "a", at: clock.now, to, subject: "S", text: "T" };
  const how = { from: "ulm@club.example", as: "waiting", since: "" } as const;
  await outbox.enqueue("ulm", [{ ...mail, inReplyTo: null }], how);
  await createLetterDispatcher({
    outbox,
    transport: { send: async () => ({ kind: "sent" }) },
    settings: createMailSettings(store),
    from: "server@club.example",
    perMinute: 10,
    wasSent: async () => null,
    now: () => clock.now,
    clock: trustedDate,
    onError: (error) => {
      throw error;
    },
  }).dispatch();
  const [sent] = await outbox.rows("ulm", "sent");
  const text = `Could not be delivered:\r\nMessage-ID: ${sent?.messageId}`;
  expect(await take(letter({ headers: ["Return-Path: <>"], text }))).toMatchObject([
    { finding: "automatic", status: "ignored" },
  ]);
  expect(await outbox.rows("ulm")).toMatchObject([
    { status: "failed", fault: { code: "bounced" } },
  ]);
});

describe("what a mail wants", () => {
  const players = [
    { entry: 1, name: "Anna Müller", addresses: ["anna@example.org"] },
    { entry: 2, name: "Bernd Meier", addresses: ["family@example.org"] },
    { entry: 3, name: "Berta Meier", addresses: ["family@example.org"] },
  ];

  it("is read with who may have sent it, and the day in the club's time zone", async () => {
    const { take } = await setUp();
    const [row] = await take(letter({ text: "Urlaub vom 1.1. bis 5.1." }));
    if (row === undefined) throw new Error("not kept");
    const late = "2026-12-31T23:30:00.000Z";
    const sent = readSenderWishes(row.message, players, late, "Europe/Berlin");
    expect(sent.senders.map(({ entry }) => entry)).toEqual([1]);
    expect(sent.reading.wishes).toMatchObject([
      { kind: "holiday", from: "2027-01-01", to: "2027-01-05", certainty: "certain" },
    ]);
  });

  it("is nobody's where several share an address", async () => {
    const { take } = await setUp();
    const [row] = await take(letter({ from: "family@example.org" }));
    if (row === undefined) throw new Error("not kept");
    const sent = readSenderWishes(row.message, players, row.arrivedAt, "Europe/Berlin");
    expect(sent.senders.map(({ entry }) => entry)).toEqual([2, 3]);
  });
});
