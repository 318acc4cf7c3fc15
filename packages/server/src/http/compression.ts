import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./decorations.ts";

/** Shorter answers fit into one packet uncompressed; bytes. */
const LEAST = 1400;

/**
 * Shrinks a page of standings to a tenth in about 2 ms; higher levels take longer for little gain.
 */
const OPTIONS = { level: 5 } as const;

/** Text answers except event streams, which must not be buffered. */
const TEXT = /^(text\/(?!event-stream)|image\/svg\+xml|application\/(\w+\+)?(json|javascript|xml))/;

const gzipped = promisify(gzip);

/** Compresses long text for clients that accept it: phones in a hall share one radio channel. */
export const addCompression = (app: App): void => {
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    if (!TEXT.test(String(reply.getHeader("content-type") ?? ""))) return payload;
    addVary(reply);
    // Already compressed, for an earlier request.
    if (reply.hasHeader("content-encoding")) return payload;
    if (!acceptsGzip(request) || isPart(request, reply)) return payload;
    if (payload instanceof Readable) return mark(reply, compressed(payload));
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    if (isShort(payload)) return payload;
    return mark(reply, await gzipped(payload, OPTIONS));
  });
};

/** A text has at least one byte per character, so long ones need no count. */
const isShort = (payload: string | Buffer): boolean =>
  payload.length < LEAST && Buffer.byteLength(payload) < LEAST;

/** Compresses files as a stream. An error ends both streams; the reply notices it. */
const compressed = (file: Readable): Readable =>
  pipeline(file, createGzip(OPTIONS), () => undefined);

const mark = <Payload>(reply: FastifyReply, payload: Payload): Payload => {
  void reply.header("content-encoding", "gzip");
  void reply.removeHeader("content-length").removeHeader("accept-ranges");
  return payload;
};

/** True if the answer may be compressed. */
export const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers["accept-encoding"] ?? ""));

/** True for parts of a file and answers without a body. */
const isPart = ({ method }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  method === "HEAD" || statusCode === 206 || statusCode === 304;

const addVary = (reply: FastifyReply): void => {
  const vary = String(reply.getHeader("vary") ?? "");
  if (vary.includes("accept-encoding")) return;
  void reply.header("vary", vary === "" ? "accept-encoding" : `${vary}, accept-encoding`);
};
