import { createHmac, timingSafeEqual } from "node:crypto";
import { mailAddressPath } from "@losfee/web";
import type { Secret } from "../mail/secret.ts";

/** What a link in a mail is for: to have messages sent there, or to have no more of them. */
export type MailAct = "confirm" | "unsubscribe";

/** How long an address can be confirmed, in milliseconds. */
export const CONFIRMABLE = 3 * 86_400_000;

/** A way by mail, as links in mails need it. */
interface ByMail {
  readonly competition: string;
  readonly id: string;
  readonly secret: Secret;
  readonly baseUrl: string;
}

/** What stands in a link: whoever has it reads the mails of the address. */
const tokenOf = ({ competition, id, secret }: ByMail, act: MailAct): string =>
  createHmac("sha256", secret.reveal())
    .update(JSON.stringify([act, competition, id]))
    .digest("base64url");

/** The link for a mail. */
export const mailLink = (way: ByMail, act: MailAct): string =>
  way.baseUrl + mailAddressPath(way.competition, way.id, tokenOf(way, act));

/** What the token of a link is for; null for any other text. */
export const actOfToken = (way: ByMail, token: string): MailAct | null =>
  (["confirm", "unsubscribe"] as const).find((act) => isSame(tokenOf(way, act), token)) ?? null;

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
