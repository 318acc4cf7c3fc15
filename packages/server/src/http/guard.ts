import { isLanguage, type LackedNeed, languageFor, needLacking } from "@losfee/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Access } from "../access/access.ts";
import { viewerOf } from "../access/session.ts";
import type { Target } from "../organisations/organisation.ts";
import type { OrganisationServices } from "../organisations/organisation-services.ts";
import { accountsInUse, type PeopleServices } from "../people/people-services.ts";
import { LANGUAGE_COOKIE, SESSION_COOKIE, setLanguageCookie, setSessionCookie } from "./cookies.ts";
import type { App } from "./decorations.ts";
import { isKeepableAddress } from "./keepable-request.ts";
import type { Limits } from "./limits.ts";
import { refuse, wantsPage } from "./problem.ts";

/** Dependencies of the guard. */
interface GuardPorts {
  readonly access: Access;
  readonly limits: Limits;
  readonly organisations: Pick<OrganisationServices, "rights">;
  readonly accounts: PeopleServices;
}

/**
 * Identifies the caller and the language before the body is read, and rejects requests from pages
 * of other sites and callers without the rights that the route needs.
 */
export const addGuard = (
  app: App,
  { access, limits, accounts, organisations: { rights } }: GuardPorts,
): void => {
  const countRefusal = app.createRateLimit({ max: limits.refusals, timeWindow: 60_000 });

  app.decorateRequest("language", "de");
  app.decorateRequest("choosesLanguage", false);
  app.decorateRequest("session", null);
  app.decorateRequest("sessionId", null);
  app.decorateRequest("linkId", null);
  app.decorateRequest("offersSignIn", false);
  app.decorateRequest("viewer");
  app.decorateRequest("viewerUntil", null);

  const turnAway = async (
    request: FastifyRequest,
    reply: FastifyReply,
    lacking: LackedNeed,
  ): Promise<void> => {
    const count = await countRefusal(request);
    if (!count.isAllowed && count.isExceeded) {
      void reply.header("retry-after", count.ttlInSeconds);
      refuse(request, reply, { code: "too-many-requests", seconds: count.ttlInSeconds });
    } else {
      if (request.session === null && wantsPage(request)) {
        request.offersSignIn = await accountsInUse(accounts);
      }
      rejectRequest(request, reply, lacking);
    }
  };

  /** Lets a recognised caller through, or rejects the request. */
  const admit = (request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void) => {
    if (!isSafe(request.method) && !isOwnOrigin(request)) {
      refuse(request, reply, { code: "foreign-origin" });
      return;
    }
    if (request.is404) return next();
    // A route without a line in the matrix would have stopped the start; it admits nobody.
    const { access: needed = [] } = request.routeOptions.config;
    const lacking = needLacking(request.viewer, [needed].flat());
    if (lacking === null) return next();
    turnAway(request, reply, lacking).catch(next);
  };

  // Synchronous for requests without a session, which are the majority.
  app.addHook("onRequest", (request, reply, next) => {
    recogniseLanguage(request, reply);
    if (!isKeepableAddress(request)) {
      refuse(request, reply, { code: "not-found" });
      return;
    }
    const token = request.cookies[SESSION_COOKIE];
    if (token === undefined || request.routeOptions.config.anonymous) {
      request.viewer = viewerOf(null, null);
      admit(request, reply, next);
      return;
    }
    recogniseSession(access, token, request, reply)
      .then(() => recogniseRoles(rights, request))
      .then(() => admit(request, reply, next), next);
  });
};

/** Rejects a caller whose role does not include the one that is needed. */
export const rejectRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  needed: LackedNeed,
): FastifyReply => {
  if (request.session !== null) return refuse(request, reply, { code: "not-allowed", needed });
  const wasSignedIn = request.cookies[SESSION_COOKIE] !== undefined;
  return refuse(request, reply, { code: wasSignedIn ? "session-ended" : "not-signed-in" });
};

/**
 * Determines the caller's rights on the subject of the address. Roles of accounts are read at each
 * request, so that a revoked or expired one ends at once, on every server.
 */
const recogniseRoles = async (
  rights: GuardPorts["organisations"]["rights"],
  request: FastifyRequest,
): Promise<void> => {
  const { session } = request;
  if (session?.role === "person") {
    const { viewer, until, link } = await rights.of(session.person, targetOf(request.params));
    request.viewer = viewer;
    request.linkId = link;
    request.viewerUntil = until;
  } else request.viewer = viewerOf(session, competitionOf(request.params));
};

/** Finds the session of the cookie, and extends both. */
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

/** The subject whose roles count for an address; null if there is none. */
export const targetOf = (params: unknown): Target | null => {
  const competition = competitionOf(params);
  if (competition !== null) return { level: "competition", id: competition };
  if (typeof params !== "object" || params === null) return null;
  for (const level of ["festival", "organisation"] as const) {
    const id: unknown =
      level in params ? (params as Readonly<Record<string, unknown>>)[level] : null;
    if (typeof id === "string") return { level, id };
  }
  return null;
};

/** The competition in the address; null if there is none. */
export const competitionOf = (params: unknown): string | null => {
  if (typeof params !== "object" || params === null) return null;
  const named: unknown =
    "competition" in params ? params.competition : "id" in params ? params.id : null;
  return typeof named === "string" ? named : null;
};

const isSafe = (method: string): boolean => ["GET", "HEAD", "OPTIONS"].includes(method);

/**
 * True if a request that changes something comes from our own pages, or from no page at all:
 * browsers send the origin with every such request, programs do not.
 */
const isOwnOrigin = ({ headers, host }: FastifyRequest): boolean => {
  const { origin } = headers;
  if (origin === undefined) return (headers["sec-fetch-site"] ?? "none") !== "cross-site";
  if (!URL.canParse(origin)) return false;
  const { protocol, host: theirs } = new URL(origin);
  // Parsed with the same scheme: ignores case and an explicit default port.
  const ours = `${protocol}//${host}`;
  return URL.canParse(ours) && theirs !== "" && new URL(ours).host === theirs;
};
