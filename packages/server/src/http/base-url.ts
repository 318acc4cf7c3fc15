import { randomUUID } from "node:crypto";
import { addressBelow, basePathOf, leadsElsewhere } from "@losfee/web";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "./context.ts";
import type { App } from "./decorations.ts";

const PUBLISHED_AT = "x-losfee-published-at";

/** Nobody outside knows it: who names it is this process itself. */
const OURSELVES = randomUUID();

/** Headers of a question of our own for what is shown under another address. */
export const publishedHeaders = (baseUrl: string): Readonly<Record<string, string>> => ({
  [PUBLISHED_AT]: `${OURSELVES} ${baseUrl}`,
});

/** Under which other address it is shown what is asked for; null: only here. */
const publishedAt = ({ headers }: FastifyRequest): string | null => {
  const [token, baseUrl] = String(headers[PUBLISHED_AT] ?? "").split(" ");
  return token === OURSELVES && baseUrl !== undefined ? baseUrl : null;
};

/**
 * The address by which visitors reach the server, without a slash at the end: the one that its owner
 * says everybody finds it by. Else strangers who read get the one that the server knows itself, whatever
 * they call it; others the one in their request, unless it came from the machine itself and the server
 * is to be found in a network.
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

/** The address of the pages as the browser itself has it: passkeys and providers go by that. */
export const ownUrlOf = (
  request: FastifyRequest,
  { publicUrl }: Pick<AppContext, "publicUrl">,
): string => publicUrl ?? `${request.protocol}://${request.host}`;

declare module "fastify" {
  interface FastifyInstance {
    /** Where its addresses begin below those of a proxy; empty: at the top. */
    basePath: string;
  }
}

/**
 * Lets the server be put below an address of another: what a proxy passes on with `publicUrl`'s path in
 * front is found without it, and whoever is led on is led on below it.
 */
export const addBasePath = (app: App, { publicUrl }: Pick<AppContext, "publicUrl">): void => {
  app.decorate("basePath", publicUrl === null ? "" : basePathOf(publicUrl));
  app.addHook("onSend", async (request, reply, body: unknown) => {
    const location = reply.getHeader("location");
    // What is shown elsewhere is led on from there.
    if (typeof location === "string" && publishedAt(request) === null) {
      void reply.header("location", addressBelow(app.basePath, location));
    }
    return body;
  });
};

/** The address of a request without the path that a proxy may have left in front of it. */
export const withoutBasePath = (url: string, publicUrl: string | null): string => {
  const base = publicUrl === null ? "" : basePathOf(publicUrl);
  const isBelow = base !== "" && url.startsWith(base) && /^([/?]|$)/.test(url.slice(base.length));
  if (!isBelow) return url;
  const rest = url.slice(base.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
};

/** Where addresses begin for whoever asks: here, or where it is shown. */
export const basePathFor = (request: FastifyRequest): string => {
  const elsewhere = publishedAt(request);
  return elsewhere === null ? request.server.basePath : basePathOf(elsewhere);
};
