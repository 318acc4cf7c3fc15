import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { isRead } from "./reader-mark.ts";

/**
 * How much one caller may ask for: a session where there is one, else an address. Directors are not
 * limited: neither what the hall does nor what they do themselves may lock them out.
 */
export interface Limits {
  /** Requests a minute of all from one address who have no session. */
  readonly requestsOfAddress: number;
  /** Requests a minute of one session. */
  readonly requestsOfSession: number;
  /** Links a minute that lead nowhere, by one caller. */
  readonly voidLinks: number;
  /** How often a minute one link may be opened. */
  readonly openingsOfLink: number;
  /** Requests a minute that a caller may not make. */
  readonly refusals: number;
  /** How often an hour it is asked by mail whether messages are wanted, by one person and at one address. */
  readonly questionsByMail: number;
  /** Tries to sign in a minute, by one caller: links asked for, passkeys that do not hold. */
  readonly signIns: number;
  /** Links to sign in that go to one mailbox in a quarter of an hour. */
  readonly signInMails: number;
  readonly streamsOfAddress: number;
  readonly streamsOfSession: number;
}

/**
 * A hall of 450 phones behind one router, each fetching its page after each of 130 results a minute,
 * stays below it; so does each page of a helper with several tabs.
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

/** Whom requests are counted for: the session, else the address (of IPv6 the network, /64). */
export const callerOf = (request: FastifyRequest): string =>
  request.sessionId === null ? addressOf(request) : `session ${request.sessionId}`;

/** The address that the request came from, behind trusted proxies the one that they say. */
const addressOf = ({ ip = "" }: FastifyRequest): string => normalizeIP(withoutPort(ip));

/** Some proxies write the port, too, which is another one with each connection. */
const withoutPort = (address: string): string =>
  address.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");

/** Whether nothing is counted. */
export const isUnlimited = (request: FastifyRequest): boolean =>
  request.session?.role === "director" || isRead(request);

/** How long a page waits for the cut line of a stage at tables, in milliseconds. */
export const CUT_PATIENCE = 1500;

/** How long a request for chances waits for the first figures, in milliseconds. */
export const ODDS_PATIENCE = 2500;
