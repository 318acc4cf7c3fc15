import { generateKeyPairSync } from "node:crypto";
import { dkimSign } from "mailauth/lib/dkim/sign.js";
import type { DnsResolver } from "../../src/mail/incoming/authenticity.ts";

/** Parts of a letter. */
export interface Letter {
  readonly from?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly id?: string | null;
  readonly headers?: readonly string[];
  readonly text?: string;
}

let count = 0;

/** Returns a raw message as mail programs write it; every letter has its own identifier. */
export const letter = ({
  from = "Anna <anna@example.org>",
  to = "ulm@club.example",
  subject = "Pyramide",
  id,
  headers = [],
  text = "Bitte auf die Warteliste setzen.",
}: Letter): string =>
  [
    ...headers,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    "Date: Wed, 01 Jul 2026 10:00:00 +0200",
    ...(id === null ? [] : [`Message-ID: ${id ?? `<letter-${count++}@example.org>`}`]),
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    text,
    "",
  ].join("\r\n");

const keys = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "der" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

const strictPolicy = "v=DMARC1; p=reject";

/** Resolves example.org's key, and strict.example's policy against unsigned mail. */
export const resolver: DnsResolver = async (name, type) => {
  const records: Readonly<Record<string, string>> = {
    "mail._domainkey.example.org": `v=DKIM1; k=rsa; p=${keys.publicKey.toString("base64")}`,
    "mail._domainkey.forwarder.example": `v=DKIM1; k=rsa; p=${keys.publicKey.toString("base64")}`,
    "_dmarc.strict.example": strictPolicy,
  };
  const record = type === "TXT" ? records[name] : undefined;
  if (name.endsWith("away.example")) throw Object.assign(new Error("away"), { code: "ESERVFAIL" });
  if (record === undefined) throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
  return [[record]];
};

/** The private key of all names in `resolver`. */
export const privateKey = keys.privateKey;

/** Signs the message like a domain's mail server. */
export const signed = async (
  raw: string,
  domain = "example.org",
  more: { readonly maxBodyLength?: number } = {},
): Promise<string> => {
  const key = { signingDomain: domain, selector: "mail", privateKey, ...more };
  // By default the signer reads the clock twice: across a second its own signature is broken.
  const signTime = new Date();
  const { signatures, errors } = await dkimSign(raw, { ...key, signTime, signatureData: [key] });
  if (errors.length > 0) throw new Error("not signed");
  return signatures + raw;
};
