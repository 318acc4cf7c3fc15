import { randomUUID } from "node:crypto";
import { addressBelow, basePathOf, leadsElsewhere } from "@losfee/web";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "./context.ts";
import type { App } from "./decorations.ts";

const PUBLISHED_AT = "x-losfee-published-at";

/** A secret of this process. */
const OURSELVES = randomUUID();

/** Headers of an internal request for a page published under another URL. */
export const publishedHeaders = (baseUrl: string): Readonly<Record<string, string>> => ({
  [PUBLISHED_AT]: `${OURSELVES} ${baseUrl}`,
});

/** The other URL that the request is for; null for this server's own. */
const publishedAt = ({ headers }: FastifyRequest): string | null => {
  const [token, baseUrl] = String(headers[PUBLISHED_AT] ?? "").split(" ");
  return token === OURSELVES && baseUrl !== undefined ? baseUrl : null;
};

/**
 * The URL by which visitors reach the server, without a slash at the end: the configured public
 * one. Otherwise anonymous reads get the one the server knows itself, regardless of the request;
 * others the one in their request, unless it came from the machine itself and the server has an
 * address in a network.
 */
export const baseUrlOf = (
  request: FastifyRequest,
  { publicUrl, networkUrl, localUrl }: Pick<AppContext, "publicUrl" | "networkUrl" | "localUrl">,
): string => {
  const known = publishedAt(request) ?? publicUrl;
  if (known !== null) return known;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && request.session === null) return networkUrl() ?? localUrl();
  const asRequested = `${request.protocol}://${request.host}`;
  return leadsElsewhere(asRequested) ? asRequested : (networkUrl() ?? asRequested);
};

/** The URL of the pages as the browser has it: passkeys and providers depend on it. */
export const ownUrlOf = (
  request: FastifyRequest,
  { publicUrl }: Pick<AppContext, "publicUrl">,
): string => publicUrl ?? `${request.protocol}://${request.host}`;

declare module "fastify" {
  interface FastifyInstance {
    /** Path prefix of the server behind a proxy; empty at the top. */
    basePath: string;
  }
}

/**
 * Supports a path prefix: requests that a proxy forwards with the path of `publicUrl` are routed
 * without it, and redirects get it.
 */
export const addBasePath = (app: App, { publicUrl }: Pick<AppContext, "publicUrl">): void => {
  app.decorate("basePath", publicUrl === null ? "" : basePathOf(publicUrl));
  app.addHook("onSend", async (request, reply, body: unknown) => {
    const location = reply.getHeader("location");
    // The other server adds its own prefix to the redirects of published pages.
    if (typeof location === "string" && publishedAt(request) === null) {
      void reply.header("location", addressBelow(app.basePath, location));
    }
    return body;
  });
};

/** Removes a path prefix that a proxy may have left in a request's URL. */
export const withoutBasePath = (url: string, publicUrl: string | null): string => {
  const base = publicUrl === null ? "" : basePathOf(publicUrl);
  const isBelow = base !== "" && url.startsWith(base) && /^([/?]|$)/.test(url.slice(base.length));
  if (!isBelow) return url;
  const rest = url.slice(base.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
};

/** Path prefix for the request: this server's, or the other one's it is published on. */
export const basePathFor = (request: FastifyRequest): string => {
  const elsewhere = publishedAt(request);
  return elsewhere === null ? request.server.basePath : basePathOf(elsewhere);
};
