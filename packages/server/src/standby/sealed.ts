import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/*
 * Leader and standby communicate over a hall's Wi-Fi, without certificates, and send seeds and
 * personal data. So messages are encrypted with a shared secret (AES-256-GCM), and modified or
 * foreign ones are rejected.
 */

const NONCE = 12;
const TAG = 16;
const KEY = 32;

/** A new secret, as text. */
export const newKey = (): string => randomBytes(KEY).toString("base64url");

/** True if a text is a valid secret. */
export const isKey = (text: string): boolean => Buffer.from(text, "base64url").length === KEY;

/**
 * A value sealed with `key`. Opening requires the same `purpose`: an answer fits only its request.
 */
export const seal = (key: string, purpose: string, value: unknown): Buffer => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64url"), nonce);
  cipher.setAAD(Buffer.from(purpose));
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
};

/** Opens a value sealed with the same key and purpose; undefined otherwise. */
export const unseal = (key: string, purpose: string, sealed: Uint8Array): unknown => {
  if (sealed.length < NONCE + TAG) return undefined;
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(
    "aes-256-gcm",
    Buffer.from(key, "base64url"),
    bytes.subarray(0, NONCE),
  );
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
    const value: unknown = JSON.parse(text.toString("utf8"));
    return value;
  } catch {
    // Wrong key, wrong purpose, or modified: callers do not distinguish.
    return undefined;
  }
};
