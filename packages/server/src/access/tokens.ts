import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";

/** Returns 256 random bits, URL-safe, for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Returns an id for a link or a session, which opens nothing. */
export const newId = (): string => randomBytes(9).toString("base64url");

/** Hashes a token for storage: the stored hash opens nothing. A fast hash suffices for 256 bits. */
export const tokenHash = (token: string): string => hash("sha256", token, "hex");

/** Compares two hashes in constant time. */
export const isSameHash = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Returns the token that opens the calendar of a link's owner and nothing else. It is derived from
 * the stored hash of the link, so that it ends with the link and does not reveal the link.
 */
export const calendarToken = (linkHash: string): string =>
  createHmac("sha256", linkHash).update("calendar").digest("base64url");
