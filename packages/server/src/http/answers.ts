import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Sends a body that clients may cache: 304 if theirs is still current (RFC 9110, section 13). The
 * tag is weak, since answers are compressed on the way.
 */
export const sendUnlessUnchanged = (
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string | Buffer,
): FastifyReply => {
  const tag = `W/"${createHash("sha256").update(type).update(body).digest("base64url").slice(0, 22)}"`;
  void reply.header("etag", tag).header("cache-control", "no-cache");
  return isKnown(request.headers["if-none-match"], tag)
    ? reply.code(304).send()
    : reply.type(type).send(body);
};

/** True if the client's tags include this one, compared weakly. */
export const isKnown = (header: string | undefined, tag: string): boolean => {
  if (header === undefined) return false;
  const opaque = (one: string): string => one.trim().replace(/^W\//, "");
  return header.split(",").some((one) => one.trim() === "*" || opaque(one) === opaque(tag));
};

/** Browsers accept everything, so CSV is only sent if requested explicitly. */
export const wantsCsv = (format: "json" | "csv" | undefined, accept = ""): boolean =>
  format === undefined ? /\btext\/csv\b/.test(accept) : format === "csv";

/** Sends a table as a download with this file name. */
export const sendCsv = (reply: FastifyReply, file: string, table: string): FastifyReply =>
  reply
    .header("content-disposition", `attachment; filename="${file}"`)
    .type("text/csv; charset=utf-8")
    .serializer((text: unknown) => String(text))
    .send(table);

/**
 * Headers that open an answer to pages without an origin: those of events run elsewhere (see
 * `relayedAnswer`). For public answers that need no session.
 */
export const WITHOUT_ORIGIN: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};
