import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { type Asked, type Reader, ReaderAway, type Reply } from "../readers/reader.ts";
import { type AnswerSources, isAsFarAs, isBefore, isSame, type Version } from "./answer-sources.ts";
import { isKnown } from "./answers.ts";
import { askedOf } from "./asked.ts";
import type { AppContext } from "./context.ts";
import { SESSION_COOKIE } from "./cookies.ts";
import type { App } from "./decorations.ts";
import { refuse } from "./problem.ts";
import { OWN_HEADERS, readerOf } from "./read-here.ts";
import { isRead, KEPT_APART } from "./reader-mark.ts";

/** Dependencies of a route's answer besides its address, the language and its data version. */
export interface Sharing {
  /** Any other dependency. */
  readonly by?: readonly unknown[];
  /** Other dependencies, looked up asynchronously. */
  readonly also?: () => Promise<unknown>;
  /** Cookie with the visitor's own entry, if the answer depends on it. */
  readonly cookie?: string;
  /**
   * Cache time without changes, in milliseconds: 0 shares the answer only with requests that arrive
   * while it is made; undefined: no limit.
   */
  readonly lasts?: number;
}

/** Cache time of answers that contain the time left to a deadline, in milliseconds. */
export const CLOCK_LASTS = 5000;

/** Cache time of lists that other servers may change, in milliseconds. */
export const LISTED = 1000;

/** For answers whose computation continues. */
export const GOES_ON: Sharing = { lasts: 0 };

/** A cached answer, as it was sent: rendered and compressed. */
interface Answer {
  readonly version: Version;
  /** When it was requested, by `performance.now()`. */
  readonly asked: number;
  readonly body: Uint8Array;
  readonly tag: string;
  /** Headers with the cached body, and of a 304. */
  readonly heads: Readonly<Record<"whole" | "unchanged", Readonly<Record<string, string>>>>;
}

/** An answer in the making that other requests wait for. */
interface Making {
  readonly version: Version;
  readonly reply: Promise<Reply>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Shares the answers of a route between all callers without a session: a reader makes one per
     * version of the data. Null: this one depends on the caller. Routes without it answer each
     * request separately.
     */
    sharing?: (request: FastifyRequest) => Sharing | null;
    /** The relevant query parameters, where no schema names them. */
    query?: (name: string) => boolean;
  }
  interface FastifyRequest {
    /** Sharing of this answer; null if it depends on the caller. */
    shared: Sharing | null;
  }
  interface FastifyInstance {
    sharedAnswers: SharedAnswers;
  }
}

/** Cache statistics: hits, misses, and the size of the cache. */
export interface SharedAnswers {
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
  /** Hits that results had overtaken a moment before. */
  readonly stale: number;
}

/** Size limit of the cache, in bytes: a few thousand compressed pages. */
const MOST = 64 * 1024 * 1024;

/** Oldest answer shown to the public during a storm of results, in milliseconds. */
const STALE = 1000;

/** Age at which it is renewed in the background. */
const RENEWED = 400;

/** Seconds until clients should retry when no reader could answer. */
const RETRY_AFTER = 2;

/**
 * True if a person looks at a page: only then may it be slightly stale. Programs, and the pages'
 * scripts, which accept `text/html` alone, ask because something has changed.
 */
const isLooking = ({ headers }: FastifyRequest): boolean =>
  /\btext\/html\b./.test(headers.accept ?? "");

/**
 * Marks requests that readers answer: those without a session. Comes before any hook that opens a
 * competition: the reader does that itself.
 */
export const markShared = (app: App): void => {
  app.decorateRequest("shared", null);
  // A stopping server answers itself: its readers may have ended already.
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onRequest", (request, reply, next) => {
    const { sharing } = request.routeOptions.config;
    const isShared =
      sharing !== undefined && isReading(request) && request.session === null && !reply.sent;
    if (isShared && !isStopping && !isRead(request)) request.shared = sharing(request);
    next();
  });
};

/**
 * Serves the shared answers: asks a reader once per version while others wait, and answers 304 if
 * the client has it already.
 */
export const addSharedAnswers = (
  app: App,
  context: Pick<AppContext, "publicUrl" | "networkUrl" | "localUrl" | "sources" | "readers">,
): void => {
  const reader = context.readers ?? readerOf(app);
  const answers = createSharedAnswers(context.sources, reader, context.readers !== null);
  app.decorate("sharedAnswers", answers.counts);

  app.addHook("preHandler", async (request, reply) => {
    const { shared } = request;
    if (shared === null) return;
    const asked = askedOf(request, context, shared);
    const also = await shared.also?.();
    const key = JSON.stringify([asked.url, asked.baseUrl, asked.headers, shared.by, also]);
    // For an ended session, only the fact that it ended is passed on, where one is needed.
    const ended = SESSION_COOKIE in request.cookies ? `; ${SESSION_COOKIE}=ended` : "";
    const { cookie = "" } = asked.headers;
    const question =
      ended === ""
        ? asked
        : { ...asked, headers: { ...asked.headers, cookie: `${cookie}${ended}` } };
    try {
      const found = await answers.find(key, question, shared.lasts, isLooking(request));
      return "heads" in found ? sendKept(request, reply, found) : sendOnce(request, reply, found);
    } catch (error) {
      if (!(error instanceof ReaderAway)) throw error;
      request.log.warn({ err: error, route: request.routeOptions.url }, "not read");
      void reply.header("retry-after", RETRY_AFTER);
      return refuse(request, reply, { code: "readers-away" });
    }
  });

  app.addHook("onSend", async (request, reply, body: unknown) => {
    const isShared = request.routeOptions.config.sharing !== undefined;
    if (!isShared || !isReading(request) || reply.statusCode !== 200) return body;
    if (typeof body !== "string" && !(body instanceof Uint8Array)) return body;
    const tag = String(reply.getHeader("etag") ?? tagOf(body));
    void reply.header("etag", tag);
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-cache");
    return isKnown(request.headers["if-none-match"], tag) ? unchanged(reply) : body;
  });
};

/** Creates the cache of the readers' answers. */
const createSharedAnswers = (
  sources: AnswerSources,
  reader: Reader,
  /** True if answers are made in another thread: only then are stale ones worth showing. */
  isBeside: boolean,
) => {
  const kept = new LRUCache<string, Answer>({
    maxSize: MOST,
    maxEntrySize: MOST / 8,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 1000,
  });
  const beingMade = new Map<string, Making>();
  const counts = { hits: 0, misses: 0, stale: 0 };

  const ask = async (
    key: string,
    asked: Asked,
    version: Version,
    lasts: number | undefined,
  ): Promise<Reply> => {
    const since = performance.now();
    const reply = await reader.ask(asked);
    await sources.settled();
    const isKept = reply.status === 200 && reply.keeps && lasts !== 0;
    const known = kept.get(key);
    if (isKept && (known === undefined || !isBefore(version, known.version))) {
      const answer = { version, asked: since, ...answerOf(reply) };
      kept.set(key, answer, lasts === undefined ? {} : { ttl: lasts });
    }
    return reply;
  };

  /** Joins an answer in the making of this version or a later one, or starts one. */
  const made = async (
    key: string,
    asked: Asked,
    version: Version,
    lasts: number | undefined,
  ): Promise<Reply> => {
    for (;;) {
      const making = beingMade.get(key);
      if (making === undefined) break;
      if (isAsFarAs(making.version, version)) return making.reply;
      // It may be of an older version.
      await making.reply.catch(() => undefined);
    }
    const reply = ask(key, asked, version, lasts).finally(() => beingMade.delete(key));
    beingMade.set(key, { version, reply });
    return reply;
  };

  return {
    counts: {
      get bytes() {
        return kept.calculatedSize;
      },
      get hits() {
        return counts.hits;
      },
      get misses() {
        return counts.misses;
      },
      get stale() {
        return counts.stale;
      },
    } satisfies SharedAnswers,

    async find(
      key: string,
      asked: Asked,
      lasts: number | undefined,
      mayBeOlder: boolean,
    ): Promise<Answer | Reply> {
      const version = await sources.versionOf(asked.about);
      const known = kept.get(key);
      if (known !== undefined && isSame(known.version, version)) {
        counts.hits++;
        return known;
      }
      const age = known === undefined ? Number.POSITIVE_INFINITY : performance.now() - known.asked;
      const mayBeStale = isBeside && mayBeOlder && age < STALE && known !== undefined;
      if (mayBeStale && sources.isStorm(asked.about, known.version, version)) {
        counts.hits++;
        counts.stale++;
        // If that fails, a later request gets the error once this answer is too old.
        if (age >= RENEWED && !beingMade.has(key)) {
          made(key, asked, version, lasts).catch(() => undefined);
        }
        return known;
      }
      counts.misses++;
      return made(key, asked, version, lasts);
    },
  };
};

/** Limits sharing to concurrent requests, for an answer that changes within a moment. */
export const keepToOne = (request: FastifyRequest, reply: FastifyReply): void => {
  if (isRead(request)) void reply.header(KEPT_APART, "true");
};

/** HEAD gets the answer of GET without the body. */
const isReading = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

const answerOf = ({ headers, body }: Reply): Pick<Answer, "body" | "tag" | "heads"> => {
  const { "content-encoding": _, ...unchanged } = headers;
  return {
    body,
    tag: headers["etag"] ?? "",
    heads: { whole: { ...headers, "content-length": `${body.length}` }, unchanged },
  };
};

/**
 * Sends a cached answer. It passed all hooks when it was made, so it is sent directly, unless this
 * request sets a cookie.
 */
const sendKept = (request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply => {
  if (request.choosesLanguage) {
    const { whole } = answer.heads;
    return sendWith(request, reply, whole, answer.body);
  }
  const { raw } = reply.hijack();
  if (isKnown(request.headers["if-none-match"], answer.tag)) {
    raw.writeHead(304, answer.heads.unchanged).end();
  } else {
    raw.writeHead(200, answer.heads.whole).end(answer.body);
  }
  return reply;
};

const sendOnce = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: Reply,
): FastifyReply => sendWith(request, reply.code(status), headers, body);

const sendWith = (
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): FastifyReply => {
  for (const name of Object.keys(reply.getHeaders())) {
    if (!OWN_HEADERS.has(name) && !(name in headers)) void reply.removeHeader(name);
  }
  const { "content-length": _, ...others } = headers;
  void reply.headers(others);
  const isSame = isKnown(request.headers["if-none-match"], headers["etag"] ?? "");
  return reply.statusCode === 200 && isSame
    ? reply.send(unchanged(reply))
    : reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
};

/** Answers without a body if the client has it already. */
const unchanged = (reply: FastifyReply): "" => {
  void reply.code(304).removeHeader("content-encoding").removeHeader("content-length");
  return "";
};

/** Weak, since proxies may recompress it. */
const tagOf = (body: string | Uint8Array): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
