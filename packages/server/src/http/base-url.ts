import type { FastifyRequest } from "fastify";
import type { AppContext } from "./context.ts";

/** Names of the machine that mean another machine when somebody else uses them. */
const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1", "[::1]"]);

/**
 * Scheme, host and port by which visitors reach the server, without a slash at the end: as in this
 * request, unless it came from the machine itself and the server is to be found in a network.
 */
export const baseUrlOf = (
  request: FastifyRequest,
  { networkUrl }: Pick<AppContext, "networkUrl">,
): string => {
  const network = LOOPBACK.has(request.hostname) ? networkUrl() : null;
  return network ?? `${request.protocol}://${request.host}`;
};
