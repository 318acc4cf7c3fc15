import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/*
 * What leader and standby tell each other goes through a hall's Wi-Fi, where there is no certificate: it
 * holds seeds and personal data. So it is encrypted with a secret that both have (AES-256-GCM), and what
 * was changed on the way, or comes from anybody else, is not opened.
 */

const NONCE = 12;
const TAG = 16;
const KEY = 32;

/** A new secret, as text. */
export const newKey = (): string => randomBytes(KEY).toString("base64url");

/** Whether a text is such a secret. */
export const isKey = (text: string): boolean => Buffer.from(text, "base64url").length === KEY;

/** A value sealed with `key`. `purpose` has to be known for opening it: an answer fits its question alone. */
export const seal = (key: string, purpose: string, value: unknown): Buffer => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64url"), nonce);
  cipher.setAAD(Buffer.from(purpose));
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
};

/** What was sealed with the same key for the same purpose; undefined where it was not. */
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
    // Not with this key, not for this purpose, or changed: to whoever asks it is all the same.
    return undefined;
  }
};
