import { isKeepable, unkeepableIn } from "@losfee/core";
import type { FastifyRequest } from "fastify";
import type { FieldFault } from "../messages/http-refusal.ts";
import type { App } from "./decorations.ts";
import { refuse } from "./problem.ts";

/** Headers whose text is stored. */
const KEPT_HEADERS = ["idempotency-key"] as const;

/** True if no parameter contains a character that cannot be stored. */
export const isKeepableAddress = ({ params }: FastifyRequest): boolean =>
  unkeepableIn(params) === null;

/**
 * Rejects requests with texts that cannot be stored, before anything reads them. The guard checks
 * the address itself, since it is the first to use it.
 */
export const addKeepableRequests = (app: App): void => {
  app.addHook("preValidation", (request, reply, next) => {
    const fault = faultIn(request);
    if (fault === null) return next();
    refuse(request, reply, { code: "malformed-request", ...fault, faults: [fault] });
  });
};

const faultIn = ({ query, headers, body }: FastifyRequest): FieldFault | null => {
  const header = KEPT_HEADERS.find((name) => !isKeepable(String(headers[name] ?? "")));
  const path = header === undefined ? (unkeepableIn(query) ?? unkeepableIn(body)) : [header];
  return path === null ? null : { field: path.join("."), fault: "unkeepable" };
};
