import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import fastify from "fastify";
import type { App } from "./decorations.ts";
import { callerOf, isUnlimited, type Limits } from "./limits.ts";
import { RequestCounts } from "./request-counts.ts";

/**
 * Headers that keep pages from loading or running foreign code, and a limit on requests. Nothing
 * that needs https: halls use plain http in their own network.
 */
export const addSecurity = async (app: App, limits: Limits): Promise<void> => {
  const headers = await protectingHeaders();
  app.addHook("onRequest", (_request, reply, next) => {
    void reply.headers(headers);
    next();
  });
  const counts = new RequestCounts();
  app.decorate("requestCounts", counts);
  // Its hook runs on each route after the guard's, when the caller is known.
  await app.register(rateLimit, {
    max: (request) =>
      request.session === null ? limits.requestsOfAddress : limits.requestsOfSession,
    timeWindow: 60_000,
    keyGenerator: callerOf,
    // The plugin constructs its store itself.
    store: function store() {
      return counts;
    } as unknown as typeof RequestCounts,
    allowList: isUnlimited,
    addHeaders: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
      "retry-after": false,
    },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(Math.ceil(ttl / 1000)),
  });
};

/**
 * The security headers of every answer: computed once by Helmet, which would repeat it for each
 * request.
 */
const protectingHeaders = async (): Promise<Readonly<Record<string, string>>> => {
  const example = fastify();
  await example.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: false,
    // Browsers ignore these two without https, with a warning each time.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  let found: Record<string, string> = {};
  example.get("/", async (_request, { raw }) => {
    const named = Object.entries(raw.getHeaders());
    found = Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
    return "";
  });
  await example.inject("/");
  await example.close();
  return found;
};

/** Thrown by the limiter; the error handler turns it into a problem. */
class TooManyRequests extends Error {
  readonly statusCode = 429;
  readonly seconds: number;

  constructor(seconds: number) {
    super("too many requests");
    this.name = "TooManyRequests";
    this.seconds = seconds;
  }
}
