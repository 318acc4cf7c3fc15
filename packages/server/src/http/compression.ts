import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./decorations.ts";

/** Shorter answers fit into one packet as they are, in bytes. */
const LEAST = 1400;

/** A page of standings becomes a tenth in about 2 ms; higher levels take longer and gain little. */
const OPTIONS = { level: 5 } as const;

/** Answers that are text, but for streams of events, which have to leave at once. */
const TEXT = /^(text\/(?!event-stream)|image\/svg\+xml|application\/(\w+\+)?(json|javascript|xml))/;

const gzipped = promisify(gzip);

/** Compresses what is long and text for those who accept it: phones in a hall share one radio. */
export const addCompression = (app: App): void => {
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    if (!TEXT.test(String(reply.getHeader("content-type") ?? ""))) return payload;
    addVary(reply);
    // It was compressed for somebody else before.
    if (reply.hasHeader("content-encoding")) return payload;
    if (!acceptsGzip(request) || isPart(request, reply)) return payload;
    if (payload instanceof Readable) return mark(reply, compressed(payload));
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    if (isShort(payload)) return payload;
    return mark(reply, await gzipped(payload, OPTIONS));
  });
};

/** Texts have a byte for each character at least: long ones need not be gone through for it. */
const isShort = (payload: string | Buffer): boolean =>
  payload.length < LEAST && Buffer.byteLength(payload) < LEAST;

/** Files as they are read. A fault ends both streams; the reply notices by itself. */
const compressed = (file: Readable): Readable =>
  pipeline(file, createGzip(OPTIONS), () => undefined);

const mark = <Payload>(reply: FastifyReply, payload: Payload): Payload => {
  void reply.header("content-encoding", "gzip");
  void reply.removeHeader("content-length").removeHeader("accept-ranges");
  return payload;
};

/** Whether an answer may leave compressed. */
export const acceptsGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers["accept-encoding"] ?? ""));

/** Parts of a file, and answers without a body. */
const isPart = ({ method }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  method === "HEAD" || statusCode === 206 || statusCode === 304;

const addVary = (reply: FastifyReply): void => {
  const vary = String(reply.getHeader("vary") ?? "");
  if (vary.includes("accept-encoding")) return;
  void reply.header("vary", vary === "" ? "accept-encoding" : `${vary}, accept-encoding`);
};
