import { createHmac, randomBytes } from "node:crypto";
import { type Secret, secret } from "../mail/secret.ts";

/** Prefix of secrets (Standard Webhooks, "Webhook secret"). */
const PREFIX = "whsec_";

/** Returns a new secret of 256 bits: `whsec_` and its bytes in Base64. */
export const newSecret = (): Secret => secret(PREFIX + randomBytes(32).toString("base64"));

/** Headers that identify a message and its sender. */
export interface SignatureHeaders {
  readonly "webhook-id": string;
  /** Seconds since 1970. */
  readonly "webhook-timestamp": string;
  readonly "webhook-signature": string;
}

/**
 * Signs a message (Standard Webhooks 1.0): HMAC-SHA256 with the bytes of the secret over id, time
 * of the attempt and body, joined by full stops. `now` is ISO 8601.
 */
export const signed = (
  { id, body }: { readonly id: string; readonly body: string },
  by: Secret,
  now: string,
): SignatureHeaders => {
  const timestamp = `${Math.floor(Date.parse(now) / 1000)}`;
  const key = Buffer.from(by.reveal().slice(PREFIX.length), "base64");
  const code = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${code}`,
  };
};
