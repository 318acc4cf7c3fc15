import { expect, test } from "vitest";
import { mailConfiguration, mailLines, mailServers } from "./mail.ts";

const call = { language: "en", json: false, args: [], options: {} } as const;

test("what is set up of mail is shown without login", async () => {
  const settings = {
    LOSFEE_SMTP_URL: "smtps://anna:secret@mx.club.example",
    LOSFEE_IMAP_URL: "imaps://anna:secret@mx.club.example/Pyramid",
    LOSFEE_MAIL_FROM: "pyramid@club.example",
  };
  Object.assign(process.env, settings);
  try {
    const configuration = await mailConfiguration(call);
    expect(mailServers(configuration)).toEqual({
      smtp: "smtps://mx.club.example:465",
      imap: "imaps://mx.club.example:993/Pyramid",
      from: "pyramid@club.example",
    });
    const sends = "Mails leave through smtps://mx.club.example:465, from pyramid@club.example.";
    const receives = "Mails come in from imaps://mx.club.example:993/Pyramid.";
    expect(mailLines(call, configuration, "https://club.example")).toEqual([sends, receives]);
    // No public address is set for links.
    expect(mailLines(call, configuration, undefined)).toEqual([
      sends,
      expect.stringContaining("without links"),
      receives,
    ]);
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
  }
});

test("nothing is said of mail where none is set up", async () => {
  expect(mailLines(call, await mailConfiguration(call), undefined)).toEqual([]);
});
