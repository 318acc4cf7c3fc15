import { hash, randomBytes, timingSafeEqual } from "node:crypto";

/** Returns 256 random bits, URL-safe, for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Returns an id for a link or a session, which opens nothing. */
export const newId = (): string => randomBytes(9).toString("base64url");

/** Hashes a token for storage: the stored hash opens nothing. A fast hash suffices for 256 bits. */
export const tokenHash = (token: string): string => hash("sha256", token, "hex");

/** Compares two hashes in constant time. */
export const isSameHash = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
