import { isLanguage, languageFor, type NeededRole, roleLacking } from "@losfee/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Access } from "../access/access.ts";
import { viewerOf } from "../access/session.ts";
import { LANGUAGE_COOKIE, SESSION_COOKIE, setLanguageCookie, setSessionCookie } from "./cookies.ts";
import type { App } from "./decorations.ts";
import type { Limits } from "./limits.ts";
import { refuse } from "./problem.ts";

/**
 * Finds out who asks and in which language, before any body is read, and turns away whoever may
 * not: requests of other sites' pages, and roles that do not include the route's.
 */
export const addGuard = (app: App, access: Access, limits: Limits): void => {
  const countRefusal = app.createRateLimit({ max: limits.refusals, timeWindow: 60_000 });

  app.decorateRequest("language", "de");
  app.decorateRequest("choosesLanguage", false);
  app.decorateRequest("session", null);
  app.decorateRequest("sessionId", null);
  app.decorateRequest("linkId", null);
  app.decorateRequest("viewer");

  const turnAway = async (
    request: FastifyRequest,
    reply: FastifyReply,
    lacking: NeededRole,
  ): Promise<void> => {
    const count = await countRefusal(request);
    if (!count.isAllowed && count.isExceeded) {
      void reply.header("retry-after", count.ttlInSeconds);
      refuse(request, reply, { code: "too-many-requests", seconds: count.ttlInSeconds });
    } else {
      rejectRequest(request, reply, lacking);
    }
  };

  /** Lets somebody in who has been recognised, or answers. */
  const admit = (request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void) => {
    request.viewer = viewerOf(request.session, competitionOf(request.params));
    if (!isSafe(request.method) && !isOwnOrigin(request)) {
      refuse(request, reply, { code: "foreign-origin" });
      return;
    }
    if (request.is404) return next();
    const { access: needed = "director" } = request.routeOptions.config;
    const lacking = roleLacking(request.viewer.role, [needed].flat());
    if (lacking === null) return next();
    turnAway(request, reply, lacking).catch(next);
  };

  // Without waiting for anything where nobody says who they are, as most do not.
  app.addHook("onRequest", (request, reply, next) => {
    recogniseLanguage(request, reply);
    const token = request.cookies[SESSION_COOKIE];
    if (token === undefined || request.routeOptions.config.anonymous) {
      admit(request, reply, next);
      return;
    }
    recogniseSession(access, token, request, reply).then(() => admit(request, reply, next), next);
  });
};

/** Answers somebody whose role does not include the one that is needed. */
export const rejectRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  needed: NeededRole,
): FastifyReply => {
  if (request.session !== null) return refuse(request, reply, { code: "not-allowed", needed });
  const wasSignedIn = request.cookies[SESSION_COOKIE] !== undefined;
  return refuse(request, reply, { code: wasSignedIn ? "session-ended" : "not-signed-in" });
};

/** Finds the session of the cookie, which lasts longer from now on: so does the cookie. */
const recogniseSession = async (
  access: Access,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const used = await access.use(token);
  if (used === null) return;
  request.session = used.session;
  request.sessionId = used.id;
  request.linkId = used.link;
  if (used.renewed) setSessionCookie(request, reply, token);
};

const recogniseLanguage = (request: FastifyRequest, reply: FastifyReply): void => {
  const query = request.url.includes("?")
    ? (new URL(request.url, "http://localhost").searchParams.get("lang") ?? undefined)
    : undefined;
  request.language = languageFor({
    query,
    cookie: request.cookies[LANGUAGE_COOKIE],
    acceptLanguage: request.headers["accept-language"],
  });
  if (query === undefined || !isLanguage(query)) return;
  request.choosesLanguage = true;
  setLanguageCookie(reply, query);
};

/** The competition that the address names; null where it names none. */
export const competitionOf = (params: unknown): string | null => {
  if (typeof params !== "object" || params === null) return null;
  const named: unknown =
    "competition" in params ? params.competition : "id" in params ? params.id : null;
  return typeof named === "string" ? named : null;
};

const isSafe = (method: string): boolean => ["GET", "HEAD", "OPTIONS"].includes(method);

/**
 * Whether a request that changes something comes from our own pages, or from no page at all:
 * browsers name the origin of every such request, programs do not.
 */
const isOwnOrigin = ({ headers, host }: FastifyRequest): boolean => {
  const { origin } = headers;
  if (origin === undefined) return (headers["sec-fetch-site"] ?? "none") !== "cross-site";
  if (!URL.canParse(origin)) return false;
  const { protocol, host: theirs } = new URL(origin);
  // Read as an address of the same scheme: case does not count, nor does naming the usual port.
  const ours = `${protocol}//${host}`;
  return URL.canParse(ours) && theirs !== "" && new URL(ours).host === theirs;
};
