import { leadsElsewhere } from "@losfee/web";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "./context.ts";

/**
 * Scheme, host and port by which visitors reach the server, without a slash at the end: as in this
 * request, unless it came from the machine itself and the server is to be found in a network.
 */
export const baseUrlOf = (
  request: FastifyRequest,
  { networkUrl }: Pick<AppContext, "networkUrl">,
): string => {
  const asRequested = `${request.protocol}://${request.host}`;
  return leadsElsewhere(asRequested) ? asRequested : (networkUrl() ?? asRequested);
};
