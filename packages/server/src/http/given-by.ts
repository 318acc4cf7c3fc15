import type { Trace } from "@losfee/contract";
import type { FastifyRequest } from "fastify";
import { deviceFrom } from "../access/device.ts";

/** By which device and link a request came in. */
const traceOf = ({ session, sessionId, linkId, headers }: FastifyRequest): Trace => ({
  session: sessionId,
  link: linkId,
  person: session?.role === "person" ? session.person : null,
  ...deviceFrom(headers["user-agent"]),
});

/** Who gives a command by a request, as it stands in the journal, and by which device and link. */
export const givenBy = (
  request: FastifyRequest,
): { readonly actor: string; readonly trace: Trace } => ({
  actor: request.viewer.label,
  trace: traceOf(request),
});
