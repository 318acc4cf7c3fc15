import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { isRead } from "./reader-mark.ts";

/**
 * Rate limits per caller: a session if there is one, else an address. Directors are not limited:
 * neither traffic from the hall nor their own may lock them out.
 */
export interface Limits {
  /** Requests a minute without a session from one address. */
  readonly requestsOfAddress: number;
  /** Requests a minute of one session. */
  readonly requestsOfSession: number;
  /** Invalid links a minute, per caller. */
  readonly voidLinks: number;
  /** Openings a minute of one link. */
  readonly openingsOfLink: number;
  /** Rejected requests a minute, per caller. */
  readonly refusals: number;
  /** Mails an hour that ask for consent to messages, per person and per address. */
  readonly questionsByMail: number;
  /** Sign-in attempts a minute, per caller: links requested, invalid passkeys. */
  readonly signIns: number;
  /** Sign-in links to one mailbox in a quarter of an hour. */
  readonly signInMails: number;
  readonly streamsOfAddress: number;
  readonly streamsOfSession: number;
}

/**
 * 450 phones in a hall behind one router, each reloading its page after each of 130 results a
 * minute, stay below it; so do a helper's pages in several tabs.
 */
export const LIMITS: Limits = {
  requestsOfAddress: 60_000,
  requestsOfSession: 3_000,
  voidLinks: 20,
  openingsOfLink: 60,
  refusals: 60,
  questionsByMail: 5,
  signIns: 300,
  signInMails: 5,
  streamsOfAddress: 3_000,
  streamsOfSession: 100,
};

/** Key that requests are counted by: the session, else the address (for IPv6 the network, /64). */
export const callerOf = (request: FastifyRequest): string =>
  request.sessionId === null ? addressOf(request) : `session ${request.sessionId}`;

/** The address that the request came from, as reported by trusted proxies. */
const addressOf = ({ ip = "" }: FastifyRequest): string => normalizeIP(withoutPort(ip));

/** Some proxies include the port, which differs for each connection. */
const withoutPort = (address: string): string =>
  address.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");

/** True if the request is not limited. */
export const isUnlimited = (request: FastifyRequest): boolean =>
  request.session?.role === "director" || isRead(request);

/** Longest wait of a page for the cut line of a stage at tables, in milliseconds. */
export const CUT_TIMEOUT = 1500;

/** Longest wait of a request for the first odds, in milliseconds. */
export const ODDS_TIMEOUT = 2500;
