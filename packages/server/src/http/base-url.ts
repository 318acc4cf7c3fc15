import type { FastifyRequest } from "fastify";

/** Scheme, host and port by which the visitor reached the server, without a slash at the end. */
export const baseUrlOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.host}`;
