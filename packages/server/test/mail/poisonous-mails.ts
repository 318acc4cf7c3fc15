/** Mails that no mail program writes: each of them once stopped, or might stop, a reader. */

/** A mail's bytes as Latin-1, so that any byte can be written. */
export interface PoisonousMail {
  readonly what: string;
  readonly raw: string;
}

/** Bytes that a text cannot contain, raw and as encoded in header fields. */
const POISONS: readonly (readonly [what: string, bytes: string])[] = [
  ["NUL", "a\0b"],
  ["many NULs", "\0".repeat(50)],
  ["a lone surrogate", "\xed\xa0\x80"],
  ["a pair in CESU-8", "\xed\xa0\xbd\xed\xb2\x8d"],
  ["a byte that is no UTF-8", "\xff\xfe\xfd"],
  ["an overlong slash", "\xc0\xaf"],
  ["escapes", "\x1b[2J\x07\x08"],
  ["a noncharacter", "\xef\xbf\xbf"],
  ["writing turned round", "\xe2\x80\xaeanna"],
  ["a line of 5,000", "x".repeat(5000)],
];

const quoted = (bytes: string): string =>
  [...bytes]
    .map((byte) => `=${byte.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`)
    .join("");

const percent = (bytes: string): string =>
  [...bytes].map((byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");

const base64 = (bytes: string): string => Buffer.from(bytes, "latin1").toString("base64");

interface Parts {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

let count = 0;

const mail = ({ headers = {}, body = "Bitte auf die Warteliste setzen." }: Parts): string => {
  count += 1;
  const fields = {
    From: "Anna <anna@example.org>",
    To: "ulm@club.example",
    Subject: `poison ${count}`,
    "Message-ID": `<poison-${count}@example.org>`,
    "Content-Type": "text/plain; charset=utf-8",
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [...lines, "", body, ""].join("\r\n");
};

const multipart = (part: string): Parts => ({
  headers: { "Content-Type": "multipart/mixed; boundary=b" },
  body: `--b\r\nContent-Type: text/plain\r\n\r\nHallo\r\n--b\r\n${part}\r\n--b--`,
});

/** Places for a poison, raw or encoded. */
const PLACES: readonly (readonly [where: string, parts: (poison: string) => Parts])[] = [
  ["Message-ID", (it) => ({ headers: { "Message-ID": `<${it}@x>` } })],
  ["Message-ID, encoded", (it) => ({ headers: { "Message-ID": `<=?utf-8?Q?${quoted(it)}?=@x>` } })],
  [
    "In-Reply-To, encoded",
    (it) => ({ headers: { "In-Reply-To": `<=?utf-8?B?${base64(it)}?=@x>` } }),
  ],
  ["Subject", (it) => ({ headers: { Subject: `S ${it}` } })],
  ["Subject, encoded", (it) => ({ headers: { Subject: `=?utf-8?Q?${quoted(it)}?=` } })],
  ["Subject, in base64", (it) => ({ headers: { Subject: `=?utf-8?B?${base64(it)}?=` } })],
  [
    "the sender's name",
    (it) => ({ headers: { From: `=?utf-8?Q?${quoted(it)}?= <anna@example.org>` } }),
  ],
  [
    "the sender's address",
    (it) => ({ headers: { From: `<=?utf-8?Q?${quoted(it)}?=@example.org>` } }),
  ],
  ["a recipient", (it) => ({ headers: { Cc: `=?utf-8?B?${base64(it)}?= <${it}@example.org>` } })],
  ["the date", (it) => ({ headers: { Date: `Wed, 01 Jul 2026 ${it}` } })],
  ["the charset", (it) => ({ headers: { "Content-Type": `text/plain; charset="${it}"` } })],
  ["the text", (it) => ({ body: it })],
  [
    "the text, quoted",
    (it) => ({ headers: { "Content-Transfer-Encoding": "quoted-printable" }, body: quoted(it) }),
  ],
  [
    "the text, in base64",
    (it) => ({ headers: { "Content-Transfer-Encoding": "base64" }, body: base64(it) }),
  ],
  [
    "HTML",
    (it) => ({ headers: { "Content-Type": "text/html" }, body: `<p>${it}&#0;&#xD800;</p>` }),
  ],
  [
    "the name of a file",
    (it) =>
      multipart(
        `Content-Type: text/plain\r\nContent-Disposition: attachment; filename*=utf-8''${percent(it)}\r\n\r\nx`,
      ),
  ],
  [
    "the type of a file",
    (it) =>
      multipart(
        `Content-Type: text/${it}\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nx`,
      ),
  ],
  [
    "a file",
    (it) =>
      multipart(
        `Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=a.pgn\r\n\r\n${base64(it)}`,
      ),
  ],
  [
    "Authentication-Results",
    (it) => ({ headers: { "Authentication-Results": `mx.${it}; dkim=pass header.d=${it}` } }),
  ],
  [
    "a signature",
    (it) => ({
      headers: { "DKIM-Signature": `v=1; a=rsa-sha256; d=${it}; s=${it}; h=from; bh=x; b=x` },
    }),
  ],
];

/** Faults of a whole message. */
const SHAPES: readonly (readonly [what: string, raw: () => string])[] = [
  ["nothing", () => "\r\n"],
  ["a header without end", () => `From: a@b.example\r\nX: ${"y".repeat(200_000)}`],
  ["only NULs", () => "\0".repeat(2000)],
  [
    "bytes of all kinds",
    () => String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte)).repeat(20),
  ],
  [
    "parts in parts without end",
    () =>
      mail({
        headers: { "Content-Type": "multipart/mixed; boundary=b" },
        body: "--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n".repeat(400),
      }),
  ],
  [
    "a mail in a mail in a mail",
    () =>
      mail({
        headers: { "Content-Type": "message/rfc822" },
        body: "Content-Type: message/rfc822\r\n\r\n".repeat(100),
      }),
  ],
  ["a mail of two senders", () => mail({ headers: { From: "a@x.example, b@y.example" } })],
  [
    "text in UTF-16 with half a pair",
    () =>
      mail({ headers: { "Content-Type": "text/plain; charset=utf-16le" }, body: "a\0\0\xd8b\0" }),
  ],
  ["a pair cut by the longest text", () => mail({ body: `${"x".repeat(99_999)}\xf0\x9f\x91\x8d` })],
  [
    "a date beyond the year 9999",
    () => mail({ headers: { Date: "Sat, 01 Jan 275000 00:00:00 +0000" } }),
  ],
];

/** Returns 210 kinds of mail, and one of each Message-ID twice. */
export const poisonousMails = (): readonly PoisonousMail[] => [
  ...PLACES.flatMap(([where, parts]) =>
    POISONS.map(([poison, bytes]) => ({ what: `${poison} in ${where}`, raw: mail(parts(bytes)) })),
  ),
  ...SHAPES.map(([what, raw]) => ({ what, raw: raw() })),
];
