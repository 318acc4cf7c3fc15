import { languageFor } from "@losfee/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { UnreadableJournal } from "../competitions/read-journal.ts";
import type { HttpRefusal } from "../messages/http-refusal.ts";
import { StorageError } from "../storage/storage-error.ts";
import type { App } from "./decorations.ts";
import { faultsOfIssue, malformed } from "./malformed.ts";
import { refuse } from "./problem.ts";

/** Answers every error as a problem in the visitor's language; logs the server's own faults. */
export const addErrorHandler = (app: App): void => {
  app.setNotFoundHandler((request, reply) => {
    const address = withoutLastSlash(request);
    return address === null
      ? refuse(request, reply, { code: "not-found" })
      : reply.redirect(address, 308);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalFor(error, request);
    if (refusal.code === "internal-error" || refusal.code === "storage-failed") {
      const { method, routeOptions } = request;
      request.log.error({ err: error, method, route: routeOptions.url }, refusal.code);
    }
    // The rest of a body that is too large is read and discarded, so that the client gets the
    // answer instead of a broken connection.
    if (refusal.code === "body-too-large") void reply.removeHeader("connection");
    if (refusal.code === "too-many-requests") void reply.header("retry-after", refusal.seconds);
    const isAway = refusal.code === "storage-failed" && refusal.fault === "unreachable";
    if (isAway) void reply.header("retry-after", RETRY_AFTER);
    return refuse(request, reply, refusal);
  });
};

/**
 * The address without a slash that was typed or copied behind it; null if there is none, or if the
 * rest would lead to another site (`//other.example/`).
 */
const withoutLastSlash = ({ method, url }: FastifyRequest): string | null => {
  if (method !== "GET" && method !== "HEAD") return null;
  const [, path, query = ""] = /^(\/[^/\\?][^?]*?)\/+(\?.*)?$/.exec(url) ?? [];
  return path === undefined ? null : `${path}${query}`;
};

/** Seconds until the client should retry when the database does not answer. */
const RETRY_AFTER = 2;

/**
 * Answers a request whose URL is invalid (`%ff`) or longer than any route: no route and none of the
 * app's hooks have seen it.
 */
export const refuseAddress = (
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  request.language = languageFor({ acceptLanguage: request.headers["accept-language"] });
  void reply
    .header("content-security-policy", "default-src 'self'")
    .header("x-content-type-options", "nosniff");
  refuse(request, reply, { code: "not-found" });
};

const refusalFor = (error: FastifyError, request: FastifyRequest): HttpRefusal => {
  if (error instanceof StorageError) return { code: "storage-failed", fault: error.fault.code };
  if (error instanceof UnreadableJournal) return { code: "journal-unreadable", ...error.broken };
  if (hasZodFastifySchemaValidationErrors(error)) return malformedBy(error.validation ?? []);
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return { code: "body-too-large", limit: request.routeOptions.bodyLimit ?? 0 };
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return { code: "unsupported-media-type", accepted: ["application/json"] };
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
    case "FST_ERR_CTP_INVALID_JSON_BODY":
      return { code: "malformed-json" };
    default:
      return byStatus(error);
  }
};

const byStatus = (error: FastifyError): HttpRefusal => {
  if (error.statusCode === 429) {
    const seconds = "seconds" in error ? Number(error.seconds) : 60;
    return { code: "too-many-requests", seconds };
  }
  if (error.statusCode === 404) return { code: "not-found" };
  const clientsFault = (error.statusCode ?? 500) < 500;
  return clientsFault ? malformed([]) : { code: "internal-error" };
};

/** Lists the invalid values that a route's schema rejected. */
const malformedBy = (faults: NonNullable<FastifyError["validation"]>): HttpRefusal =>
  malformed(
    faults.flatMap(({ instancePath, keyword, params }) =>
      faultsOfIssue({
        code: keyword as "too_big",
        path: instancePath.split("/").filter((part) => part !== ""),
        keys: params["keys"],
        maximum: params["maximum"],
        errors: params["errors"],
      }),
    ),
  );
