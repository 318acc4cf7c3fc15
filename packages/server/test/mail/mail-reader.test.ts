import { expect, it, onTestFinished } from "vitest";
import { createMailReader, type MailToRead, MailUnreadable } from "../../src/mail/index.ts";

const begun = (timeout?: number) => {
  const errors: unknown[] = [];
  const reader = createMailReader({
    module: new URL("./obedient-mail-thread.ts", import.meta.url),
    onError: (error) => errors.push(error),
    ...(timeout === undefined ? {} : { timeout }),
  });
  onTestFinished(() => reader.close());
  return { reader, errors };
};

const mail = (subject: string): MailToRead => ({
  about: "ulm",
  message: {
    messageId: null,
    from: { name: "Anna", address: "anna@example.org" },
    recipients: [],
    date: null,
    subject,
    text: "",
    attachments: [],
  } as unknown as MailToRead["message"],
  players: [],
  arrivedAt: "2026-07-01T08:00:00.000Z",
  timeZone: "Europe/Berlin",
});

it("mails are read in a thread beside the one that takes commands, each its own", async () => {
  const { reader } = begun();
  const subjects = ["one", "two", "three"];
  const read = await Promise.all(subjects.map((subject) => reader.read(mail(subject))));
  expect(read.map(({ reading }) => reading.rest)).toEqual(subjects.map((subject) => [subject]));
});

it("a mail that ends its reader is unreadable, and the reader is replaced", async () => {
  const { reader, errors } = begun();
  const poisonous = reader.read(mail("dies"));
  const behind = reader.read(mail("behind"));
  await expect(poisonous).rejects.toBeInstanceOf(MailUnreadable);
  expect((await behind).reading.rest).toEqual(["behind"]);
  expect(errors.length).toBeGreaterThan(0);
});

it("a mail that is not read in time is unreadable, and the reader is replaced", async () => {
  const { reader } = begun(2000);
  await expect(reader.read(mail("hangs"))).rejects.toBeInstanceOf(MailUnreadable);
  const next = async (): Promise<readonly string[]> =>
    (await reader.read(mail("next"))).reading.rest;
  await expect.poll(() => next().catch(() => []), { timeout: 60_000 }).toEqual(["next"]);
});
