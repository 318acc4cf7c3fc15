import { isKeepable, unkeepableIn } from "@losfee/core";
import type { FastifyRequest } from "fastify";
import type { FieldFault } from "../messages/http-refusal.ts";
import type { App } from "./decorations.ts";
import { refuse } from "./problem.ts";

/** Headers whose text is kept. */
const KEPT_HEADERS = ["idempotency-key"] as const;

/** Whether an address may lead somewhere: none of ours has a character that no store keeps. */
export const isKeepableAddress = ({ params }: FastifyRequest): boolean =>
  unkeepableIn(params) === null;

/**
 * Turns away texts that no store keeps before anything reads them, wherever in a request they are. The
 * parameters of the address are the guard's, which is the first to look something up by them.
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
