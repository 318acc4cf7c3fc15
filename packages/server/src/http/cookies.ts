import type { EntryId } from "@losfee/core";
import { ACCOUNT_PATH, competitionPath, invitationPath } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SESSION_DAYS } from "../access/sessions.ts";
import { newToken } from "../access/tokens.ts";

export const SESSION_COOKIE = "losfee_session";
export const LANGUAGE_COOKIE = "lang";

/** The visitor's own entry in a competition, as chosen on this device; grants nothing. */
export const OWN_COOKIE = "losfee_me";

/** Recognises a browser that asked for a link or went to a provider when it comes back. */
const ASKING_COOKIE = "losfee_asking";

/** The invitation that a visitor signs in for, to return to it afterwards. */
const INVITATION_COOKIE = "losfee_invitation";

const DAY = 86_400;

/** Limits the cookie to this server's pages, since a proxy may serve others on the same host. */
const topOf = ({ server }: FastifyReply): string => `${server.basePath}/`;

/**
 * Sets the session cookie. Lax: the sign-in link is followed from a mail, and the page it redirects
 * to needs the cookie; requests that change anything are checked by their origin. Secure only if
 * the connection is: halls use plain http in their own network.
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

/** Removes the session cookie. */
export const clearSessionCookie = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(SESSION_COOKIE, { path: topOf(reply) });

/** Remembers the visitor's own entry in a competition, for public pages only; null forgets it. */
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

/** Remembers the chosen language. */
export const setLanguageCookie = (reply: FastifyReply, language: string): FastifyReply =>
  reply.setCookie(LANGUAGE_COOKIE, language, {
    path: topOf(reply),
    httpOnly: true,
    sameSite: "lax",
    maxAge: 365 * DAY,
  });

/** The id of the browser that asked for a link; null if it never did. */
export const askingBrowser = ({ cookies }: FastifyRequest): string | null =>
  cookies[ASKING_COOKIE] ?? null;

/** Returns that id, creating it if needed, and keeps it for a day. */
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

/** Remembers the invitation that a visitor signs in for, for a day at most. */
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

/** Redirects after signing in: to the pending invitation, else to the account. */
export const afterSignIn = ({ cookies }: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const token = cookies[INVITATION_COOKIE];
  if (token === undefined) return reply.redirect(ACCOUNT_PATH, 303);
  void reply.clearCookie(INVITATION_COOKIE, { path: topOf(reply) });
  return reply.redirect(invitationPath(encodeURIComponent(token)), 303);
};
