import type { Trace } from "@losfee/contract";
import type { FastifyRequest } from "fastify";
import { deviceFrom } from "../access/session.ts";

/** The device and link of a request. */
const traceOf = ({ session, sessionId, linkId, headers }: FastifyRequest): Trace => ({
  session: sessionId,
  link: linkId,
  person: session?.role === "person" ? session.person : null,
  ...deviceFrom(headers["user-agent"]),
});

/** The actor of a command for the journal, with device and link. */
export const givenBy = (
  request: FastifyRequest,
): { readonly actor: string; readonly trace: Trace } => ({
  actor: request.viewer.label,
  trace: traceOf(request),
});
