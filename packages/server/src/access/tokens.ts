import { hash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits in letters that are safe in addresses: what a link or a cookie carries. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** A name for a link or a session, which opens nothing. */
export const newId = (): string => randomBytes(9).toString("base64url");

/** What is kept of a token: who reads the file cannot use it. A fast hash suffices for 256 bits. */
export const tokenHash = (token: string): string => hash("sha256", token, "hex");

/** Whether two hashes are the same, found out in a time that tells nothing of where they differ. */
export const isSameHash = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
