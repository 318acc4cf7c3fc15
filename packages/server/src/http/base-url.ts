import { randomUUID } from "node:crypto";
import { leadsElsewhere } from "@losfee/web";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "./context.ts";

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
 * Scheme, host and port by which visitors reach the server, without a slash at the end: as in this
 * request, unless it came from the machine itself and the server is to be found in a network.
 */
export const baseUrlOf = (
  request: FastifyRequest,
  { networkUrl }: Pick<AppContext, "networkUrl">,
): string => {
  const elsewhere = publishedAt(request);
  if (elsewhere !== null) return elsewhere;
  const asRequested = `${request.protocol}://${request.host}`;
  return leadsElsewhere(asRequested) ? asRequested : (networkUrl() ?? asRequested);
};
