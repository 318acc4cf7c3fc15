import { basePathOf } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { staleNotice } from "../../messages/published.ts";
import { PUBLISH_PATH, type Shown, type Wanted } from "../../publishing/messages.ts";
import type { Relay } from "../../publishing/relay.ts";
import { sendUnlessUnchanged, WITHOUT_ORIGIN } from "../answers.ts";
import { baseUrlOf, publishedHeaders } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { allowFraming } from "../framing.ts";
import { refuse } from "../problem.ts";
import { BUSY, streamSlots } from "../stream-slots.ts";

/** Largest message of a laptop, in bytes. */
const LARGEST = 16 * 1024 * 1024;

/** Interval of the comments that keep a stream open, in milliseconds. */
const HEARTBEAT = 15_000;

const RETRY = 2000;

/** A client with more bytes waiting has stopped reading. */
const MOST_WAITING = 64 * 1024;

/** Serves published events that are run on laptops elsewhere. */
export const addPublished = (
  app: App,
  context: Pick<AppContext, "relay" | "publicUrl" | "networkUrl" | "localUrl" | "limits">,
): void => {
  const { relay, limits } = context;
  const mayOpen = streamSlots(limits);
  app.addHook("preClose", async () => relay.endWaiting());
  app.addHook("onRequest", async (request, reply) => {
    const id = reply.sent ? null : competitionIn(request);
    if (id === null || !relay.has(id)) return;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refuse(request, reply, { code: "run-elsewhere" });
    }
    const { pathname } = new URL(request.url, "http://localhost");
    if (pathname === `/api/v1/competitions/${id}/stream`) {
      const close = mayOpen(request);
      return close === null
        ? refuse(request, reply, { code: "too-many-requests", seconds: BUSY })
        : stream(relay, id, reply, close);
    }
    return relayed(relay, id, baseUrlOf(request, context), request, reply);
  });
  // Bodies are bytes only in this scope.
  void app.register(async (sealed: App) => {
    sealed.removeAllContentTypeParsers();
    sealed.addContentTypeParser<Buffer>(
      "*",
      { parseAs: "buffer", bodyLimit: LARGEST },
      async (_: unknown, body: Buffer) => body,
    );
    sealed.post(
      PUBLISH_PATH,
      {
        config: { access: "public" },
        schema: { hide: true },
        bodyLimit: LARGEST,
      },
      async (request, reply) => {
        const { body } = request;
        const gone = new AbortController();
        reply.raw.once("close", () => gone.abort());
        const answer = Buffer.isBuffer(body) ? await relay.hear(body, gone.signal) : null;
        if (answer === null) return refuse(request, reply, { code: "not-found" });
        return reply
          .header("cache-control", "no-store")
          .type("application/octet-stream")
          .send(answer);
      },
    );
  });
};

/** The competition of an address that has a route here; null for others. */
const competitionIn = ({ url, routeOptions }: FastifyRequest): string | null =>
  /^\/(?:c|api\/v1\/competitions)\/:/.test(routeOptions.url ?? "")
    ? (/^\/(?:c|api\/v1\/competitions)\/([a-z0-9-]{1,80})(?:[/?]|$)/.exec(url)?.[1] ?? null)
    : null;

const relayed = async (
  relay: Relay,
  id: string,
  baseUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { url: path, language, headers } = request;
  const accept = headers.accept ?? "*/*";
  const answer = await relay.ask(id, { path, language, accept, baseUrl });
  if (answer === null) {
    void reply.header("retry-after", "5");
    return refuse(request, reply, { code: "hall-unreachable" });
  }
  const { status, body, asOf } = answer;
  void reply.code(status).headers(answer.headers).headers(WITHOUT_ORIGIN);
  if (answer.framedBy !== null) allowFraming(reply, answer.framedBy);
  const type = answer.headers["content-type"];
  if (type === undefined) return reply.send();
  if (asOf === null || !type.startsWith("text/html")) {
    return status === 200
      ? sendUnlessUnchanged(request, reply, type, body)
      : reply.header("cache-control", "no-store").send(body);
  }
  // A cached copy must not be mistaken for the current one.
  return reply
    .header("cache-control", "no-store")
    .send(withNotice(body, staleNotice(asOf, language)));
};

const withNotice = (body: Buffer, notice: string): string =>
  body.toString("utf8").replace(/<body[^>]*>/, (tag) => `${tag}${notice}`);

/** Live changes as the laptop reports them: that the event changed, and its seq. */
const stream = (relay: Relay, id: string, reply: FastifyReply, close: () => void): FastifyReply => {
  const { raw } = reply;
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    ...WITHOUT_ORIGIN,
  });
  raw.write(`retry: ${RETRY}\n\n`);
  const tell = (seq: number): void => {
    raw.write(`id: ${seq}\nevent: change\ndata: ${JSON.stringify({ seq })}\n\n`);
    // A client that does not read reconnects later.
    if (raw.writableLength > MOST_WAITING) raw.destroy();
  };
  const { searchParams } = new URL(reply.request.url, "http://localhost");
  const after = Number(reply.request.headers["last-event-id"] ?? searchParams.get("after") ?? 0);
  const seq = relay.seqOf(id);
  if (seq > after) tell(seq);
  const end = relay.listen(id, { reached: tell, ended: () => raw.end() });
  const heartbeat = setInterval(() => raw.write(":\n\n"), HEARTBEAT);
  raw.on("close", () => {
    clearInterval(heartbeat);
    end();
    close();
  });
  return reply;
};

/** Headers of the connection or of one visitor, not of the answer. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "set-cookie",
  "transfer-encoding",
]);

/** Reduces a URL to origin and path prefix. */
const siteOf = (baseUrl: string): string => new URL(baseUrl).origin + basePathOf(baseUrl);

/** Renders the public answer at an address, as if published under another server's URL. */
export const showToStrangers =
  (app: App) =>
  async ({ id, path, language, accept, baseUrl }: Wanted): Promise<Shown> => {
    const answer = await app.inject({
      method: "GET",
      url: path,
      headers: {
        accept,
        "accept-language": language,
        ...publishedHeaders(siteOf(baseUrl)),
      },
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined || NOT_SHOWN.has(name) ? [] : [[name, String(value)] as const],
    );
    return {
      id,
      status: answer.statusCode,
      headers: Object.fromEntries(headers),
      body: answer.rawPayload.toString("base64"),
    };
  };
