import type { EntryId } from "@losfee/core";
import { ACCOUNT_PATH, competitionPath, invitationPath } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SESSION_DAYS } from "../access/sessions.ts";
import { newToken } from "../access/tokens.ts";

export const SESSION_COOKIE = "losfee_session";
export const LANGUAGE_COOKIE = "lang";

/** Who somebody is in a competition, as they said on this device; opens nothing. */
export const OWN_COOKIE = "losfee_me";

/** What a browser keeps that asked for a link or went to a provider, to be known when it comes back. */
const ASKING_COOKIE = "losfee_asking";

/** The invitation that led somebody to sign in, who goes back to it afterwards. */
const INVITATION_COOKIE = "losfee_invitation";

const DAY = 86_400;

/** All pages of ours, and none of what else a proxy may have beside them. */
const topOf = ({ server }: FastifyReply): string => `${server.basePath}/`;

/**
 * Keeps somebody signed in. Lax: the link that lets people in is followed from a mail, and what it
 * redirects to has to see the cookie; requests that change anything are checked by their origin.
 * Secure only where the connection is: halls use plain http in their own network.
 */
export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): FastifyReply =>
  reply.setCookie(SESSION_COOKIE, token, {
    path: topOf(reply),
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    maxAge: SESSION_DAYS * DAY,
  });

/** Signs somebody out in the browser. */
export const clearSessionCookie = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(SESSION_COOKIE, { path: topOf(reply) });

/** Remembers who somebody is in a competition, for its public pages alone; null forgets it. */
export const setOwnCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  competition: string,
  entry: EntryId | null,
): FastifyReply => {
  const path = reply.server.basePath + competitionPath(competition);
  if (entry === null) return reply.clearCookie(OWN_COOKIE, { path });
  return reply.setCookie(OWN_COOKIE, String(entry), {
    path,
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    maxAge: 365 * DAY,
  });
};

/** Remembers the language that was chosen. */
export const setLanguageCookie = (reply: FastifyReply, language: string): FastifyReply =>
  reply.setCookie(LANGUAGE_COOKIE, language, {
    path: topOf(reply),
    httpOnly: true,
    sameSite: "lax",
    maxAge: 365 * DAY,
  });

/** What the browser keeps since it asked; null: it never did. */
export const askingBrowser = ({ cookies }: FastifyRequest): string | null =>
  cookies[ASKING_COOKIE] ?? null;

/** The same, where the browser is about to ask: it keeps it for a day. */
export const keepAskingBrowser = (request: FastifyRequest, reply: FastifyReply): string => {
  const browser = askingBrowser(request) ?? newToken();
  void reply.setCookie(ASKING_COOKIE, browser, {
    path: topOf(reply),
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    maxAge: DAY,
  });
  return browser;
};

/** Remembers the invitation that somebody signs in for, until then and for a day at most. */
export const keepInvitation = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): FastifyReply =>
  reply.setCookie(INVITATION_COOKIE, token, {
    path: topOf(reply),
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    maxAge: DAY,
  });

/** Where somebody goes on who has just signed in: to the invitation that led there, else to the account. */
export const afterSignIn = ({ cookies }: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const token = cookies[INVITATION_COOKIE];
  if (token === undefined) return reply.redirect(ACCOUNT_PATH, 303);
  void reply.clearCookie(INVITATION_COOKIE, { path: topOf(reply) });
  return reply.redirect(invitationPath(encodeURIComponent(token)), 303);
};
