import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrivalIn, readHeader, readMessage } from "../../src/mail/incoming/read-message.ts";
import { letter } from "./letters.ts";

const own = new Set(["ulm@club.example"]);

const bytes = (raw: string): Uint8Array => Buffer.from(raw.replace(/\r?\n/g, "\r\n"));

const read = (raw: string) => readMessage(bytes(raw), own);

const messageOf = async (raw: string) => {
  const message = await read(raw);
  if (!message.ok) throw new Error(message.error.code);
  return message.value;
};

describe("a message", () => {
  it("tells its sender, recipients, subject, text and identifiers", async () => {
    const raw = letter({
      from: "=?utf-8?Q?Anna_M=C3=BCller?= <Anna@Example.org>",
      to: "Ulm <ulm@club.example>, bonn@club.example",
      subject: "=?utf-8?B?SGVyYXVzZm9yZGVydW5nIMO8?=",
      id: "<1@x>",
      headers: ["Delivered-To: box@club.example", "In-Reply-To: <0@x> (yours)", "Cc: c@x.example"],
      text: "Grüße",
    });
    expect(await messageOf(raw)).toEqual({
      messageId: "<1@x>",
      inReplyTo: "<0@x>",
      from: { name: "Anna Müller", address: "Anna@Example.org" },
      recipients: ["ulm@club.example", "bonn@club.example", "c@x.example", "box@club.example"],
      subject: "Herausforderung ü",
      date: "2026-07-01T08:00:00.000Z",
      text: "Grüße\n",
      attachments: [],
      automatic: null,
      returned: [],
    });
  });

  it("in HTML only tells its text", async () => {
    const raw =
      "From: a@x.example\nContent-Type: text/html; charset=iso-8859-1\n" +
      "Content-Transfer-Encoding: quoted-printable\n\n<p>Gr=FC=DFe</p><blockquote>alt</blockquote>";
    expect((await messageOf(raw)).text.trim()).toBe("Grüße");
  });

  it("brings its attachments, and the text of those that are texts", async () => {
    const raw = `From: a@x.example
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain

Hallo
--b
Content-Type: application/x-chess-pgn; name="partie.pgn"
Content-Disposition: attachment; filename="partie.pgn"
Content-Transfer-Encoding: base64

${Buffer.from("1. e4 e5 *").toString("base64")}
--b
Content-Type: image/png; name="b.png"
Content-Transfer-Encoding: base64

iVBORw0KGgo=
--b--
`;
    expect((await messageOf(raw)).attachments).toEqual([
      { name: "partie.pgn", mimeType: "application/x-chess-pgn", size: 10, text: "1. e4 e5 *" },
      { name: "b.png", mimeType: "image/png", size: 8, text: null },
    ]);
  });

  it("cannot smuggle line breaks into what is shown of it", async () => {
    const raw =
      "From: =?utf-8?q?A=0a=1b[2J?= <a@x.example>\nSubject: =?utf-8?q?x=0d=0aBcc:y?=\n\n.";
    const { from, subject } = await messageOf(raw);
    expect(from.name + subject).not.toMatch(/\p{Cc}/u);
  });
});

describe("a message is not read", () => {
  it.each([
    ["that is larger than a megabyte", letter({ text: "x".repeat(1_048_577) }), "mail-too-large"],
    [
      "that falls into thousands of parts",
      letter({ text: "--b\n\nx\n".repeat(501) }),
      "mail-too-many-parts",
    ],
    [
      "that is nested without end",
      "Content-Type: multipart/mixed; boundary=a\n\n--a\n".repeat(100),
      "mail-malformed",
    ],
    [
      "whose header never ends",
      letter({ headers: [`X: ${"y,".repeat(100_000)}`] }),
      "mail-malformed",
    ],
    ["without a sender", "Subject: x\n\nhi", "mail-sender-unclear"],
    ["with two senders", "From: a@x.example\nFrom: b@x.example\n\nhi", "mail-sender-unclear"],
    ["with two addresses", "From: a@x.example, b@x.example\n\nhi", "mail-sender-unclear"],
    [
      "from an address in other letters",
      "From: \u0430nna@example.org\n\nhi",
      "mail-sender-unclear",
    ],
    ["that is empty", "", "mail-sender-unclear"],
  ])("%s", async (_, raw, code) => {
    expect(await read(raw)).toMatchObject({ ok: false, error: { code } });
  });

  it("but its header tells whom to ask", async () => {
    const raw = bytes(letter({ subject: "Riesig", text: "x".repeat(2_000_000) }));
    expect(await readHeader(raw, own)).toMatchObject({
      from: { address: "anna@example.org" },
      subject: "Riesig",
      text: "",
    });
  });
});

describe("what a program sent is recognised", () => {
  it.each([
    ["Auto-Submitted: auto-replied", "auto-submitted"],
    ["Auto-Submitted: auto-generated (rejected)", "auto-submitted"],
    ["Precedence: bulk", "precedence"],
    ["Precedence: auto_reply", "precedence"],
    ["X-Autoreply: yes", "auto-response"],
    ["X-Auto-Response-Suppress: All", "auto-response"],
    ["List-Id: <chess.lists.example>", "list"],
    ["Return-Path: <>", "report"],
    ["X-Losfee-Mail: <losfee.1@club.example>", "own"],
  ])("%s", async (header, reason) => {
    expect(await messageOf(letter({ headers: [header] }))).toMatchObject({ automatic: reason });
  });

  it.each([
    ["from our own address", "ULM@club.example", "own"],
    ["from a mail server", "MAILER-DAEMON@mx.example", "report"],
  ])("%s", async (_, from, reason) => {
    expect(await messageOf(letter({ from }))).toMatchObject({ automatic: reason });
  });

  it.each(["Auto-Submitted: no", "Precedence: first-class", "X-Auto-Response-Suppress: None"])(
    "and a person's is not taken for one: %s",
    async (header) => {
      expect(await messageOf(letter({ headers: [header] }))).toMatchObject({ automatic: null });
    },
  );

  it("and a report tells which of our mails came back", async () => {
    const id = `<losfee.${"0123456789".repeat(4)}@club.example>`;
    const raw = letter({ headers: ["Return-Path: <>"], text: `Undelivered: ${id}, <other@x>` });
    expect(await messageOf(raw)).toMatchObject({ automatic: "report", returned: [id] });
  });
});

it("the arrival of a message that was saved is what the last server noted", async () => {
  const headers = [
    "Received: from a by b; Wed, 01 Jul 2026 10:00:05 +0200",
    "Received: from c by a; Wed, 01 Jul 2026 10:00:00 +0200",
  ];
  expect(await arrivalIn(bytes(letter({ headers })))).toBe("2026-07-01T08:00:05.000Z");
  expect(await arrivalIn(bytes(letter({})))).toBe(null);
});

it("any bytes are read or refused", async () => {
  const header = fc.constantFrom("From: a@x.example", "Content-Type: multipart/mixed; boundary=b");
  const line = fc.oneof(header, fc.constantFrom("", "--b", "--b--"), fc.string());
  const text = fc.array(line, { maxLength: 30 }).map((lines) => bytes(lines.join("\n")));
  await fc.assert(
    fc.asyncProperty(fc.oneof(text, fc.uint8Array({ maxLength: 500 })), async (raw) => {
      expect(typeof (await readMessage(raw, own)).ok).toBe("boolean");
      await readHeader(raw, own);
    }),
  );
});
