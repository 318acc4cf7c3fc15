import { inspect } from "node:util";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { readMailConfiguration } from "../../src/mail/configuration.ts";
import { createMailSettings } from "../../src/mail/settings.ts";
import { openMailWorld, usualSettings } from "./mail-store.ts";

const from = { LOSFEE_MAIL_FROM: "pyramid@club.example" };

const configured = (variables: Readonly<Record<string, string>>) => {
  const read = readMailConfiguration(variables);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

describe("mail is configured", () => {
  it("by nothing: then there is none", () => {
    expect(configured({})).toMatchObject({ smtp: null, imap: null, from: null, perMinute: 30 });
  });

  it.each([
    ["smtps://u:p@mx.example", "mx.example", 465, "tls"],
    ["smtp://u:p@mx.example", "mx.example", 587, "starttls"],
    ["smtp://mx.example:25?tls=off", "mx.example", 25, "none"],
    ["smtp://localhost:2525", "localhost", 2525, "none"],
    ["smtp://127.0.0.1:2525", "127.0.0.1", 2525, "none"],
    ["smtp://[::1]:2525", "::1", 2525, "none"],
  ])("by %s", (url, host, port, encryption) => {
    expect(configured({ ...from, LOSFEE_SMTP_URL: url }).smtp).toMatchObject({
      host,
      port,
      encryption,
    });
  });

  it("with a mailbox, passwords apart, and hosts that are trusted", () => {
    const { imap, trustedHosts, perMinute } = configured({
      LOSFEE_IMAP_URL: "imaps://pyramid%40club.example@mx.example/Pyramide",
      LOSFEE_IMAP_PASSWORD: "p%40ss",
      LOSFEE_IMAP_SENT: "Sent",
      LOSFEE_MAIL_TRUSTED_HOSTS: "MX.example, lists.example",
      LOSFEE_MAIL_PER_MINUTE: "5",
    });
    expect(imap).toMatchObject({ port: 993, mailbox: "Pyramide", sentMailbox: "Sent" });
    expect(imap?.login?.user).toBe("pyramid@club.example");
    expect(imap?.login?.password.reveal()).toBe("p%40ss");
    expect([trustedHosts, perMinute]).toEqual([["mx.example", "lists.example"], 5]);
  });
});

describe("mail is not configured", () => {
  it.each([
    [{ LOSFEE_SMTP_URL: "mx.example" }, "mail-url-malformed"],
    [{ LOSFEE_SMTP_URL: "https://mx.example" }, "mail-url-malformed"],
    [{ LOSFEE_IMAP_URL: "imaps://u:100%@mx.example" }, "mail-url-malformed"],
    [{ LOSFEE_SMTP_URL: "smtps://mx.example", LOSFEE_MAIL_FROM: "" }, "mail-from-missing"],
    [{ LOSFEE_MAIL_FROM: "not an address" }, "mail-address-malformed"],
    [{ LOSFEE_MAIL_PER_MINUTE: "0" }, "mail-rate-out-of-range"],
  ])("by %j", (variables, code) => {
    expect(readMailConfiguration({ ...from, ...variables })).toMatchObject({ error: { code } });
  });
});

it("a password shows nowhere, however a configuration is printed or refused", () => {
  const good = configured({ ...from, LOSFEE_SMTP_URL: "smtps://user:hunter2@mx.example" });
  const lines: string[] = [];
  pino({}, { write: (line: string) => lines.push(line) }).warn({ good }, `${good.smtp?.login}`);
  const bad = readMailConfiguration({ ...from, LOSFEE_SMTP_URL: "smtpx://user:hunter2@mx" });
  const shown = [inspect(good, { depth: 9 }), JSON.stringify([good, bad]), ...lines].join("\n");
  expect(shown).toContain("[secret]");
  expect(shown).not.toContain("hunter2");
});

describe("a competition's settings", () => {
  it("are kept, and tell whom mail to an address is for", async () => {
    const { store } = await openMailWorld("bonn", "ulm");
    const settings = createMailSettings(store);
    expect(await settings.of("ulm")).toEqual({ ...usualSettings, address: "ulm@club.example" });
    expect(await settings.of("koeln")).toBe(null);
    expect((await settings.all()).map(({ competition }) => competition)).toEqual(["bonn", "ulm"]);
  });

  it.each([
    ["ulm", "BONN@club.example", "mail-address-taken"],
    ["ulm", "bonn club", "mail-address-invalid"],
    ["koeln", "koeln@club.example", "no-competition"],
  ])("of %s cannot name %s: %s", async (competition, address, code) => {
    const { store } = await openMailWorld("bonn", "ulm");
    const kept = await createMailSettings(store).save(competition, { ...usualSettings, address });
    expect(kept).toMatchObject({ error: { code } });
  });
});
