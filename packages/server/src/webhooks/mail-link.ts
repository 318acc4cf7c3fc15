import { createHmac, timingSafeEqual } from "node:crypto";
import { mailAddressPath } from "@losfee/web";
import type { Secret } from "../mail/secret.ts";

/** Purpose of a link in a mail: to confirm messages, or to end them. */
export type MailAct = "confirm" | "unsubscribe";

/** Milliseconds for which an address can be confirmed. */
export const CONFIRMABLE = 3 * 86_400_000;

/** The data of a mail channel that links need. */
interface ByMail {
  readonly competition: string;
  readonly id: string;
  readonly secret: Secret;
  readonly baseUrl: string;
}

/** Returns the token of a link: its holder reads the address's mails. */
const tokenOf = ({ competition, id, secret }: ByMail, act: MailAct): string =>
  createHmac("sha256", secret.reveal())
    .update(JSON.stringify([act, competition, id]))
    .digest("base64url");

/** Returns the URL of a link for a mail. */
export const mailLink = (way: ByMail, act: MailAct): string =>
  way.baseUrl + mailAddressPath(way.competition, way.id, tokenOf(way, act));

/** Returns the purpose of a link's token; null for any other text. */
export const actOfToken = (way: ByMail, token: string): MailAct | null =>
  (["confirm", "unsubscribe"] as const).find((act) => isSame(tokenOf(way, act), token)) ?? null;

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
