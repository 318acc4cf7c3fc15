import { createHash } from "node:crypto";
import { meets } from "@losfee/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { type Asked, type Reader, ReaderAway, type Told } from "../readers/reader.ts";
import { type AnswerSources, isAsFarAs, isBefore, isSame, type Version } from "./answer-sources.ts";
import { askedOf } from "./asked.ts";
import type { AppContext } from "./context.ts";
import { SESSION_COOKIE } from "./cookies.ts";
import type { App } from "./decorations.ts";
import { refuse } from "./problem.ts";
import { OWN_HEADERS, readerOf } from "./read-here.ts";
import { isRead, KEPT_APART } from "./reader-mark.ts";
import { isKnown } from "./unchanged.ts";

/** What the answer of a route depends on, besides its address, the language and what it follows from. */
export interface Sharing {
  /** Anything else. */
  readonly by?: readonly unknown[];
  /** What else has to be looked up for that. */
  readonly also?: () => Promise<unknown>;
  /** Whose device it is that asks, where the answer tells. */
  readonly cookie?: string;
  /**
   * How long it holds while nothing happens, in milliseconds: 0 for those alone who ask while it is made;
   * as long as it is kept where none is given.
   */
  readonly lasts?: number;
}

/** How long what is told from the clock holds, in milliseconds: how far it is to a deadline. */
export const TOLD_FROM_CLOCK = 5000;

/** What is told while more of it is being reckoned. */
export const GOES_ON: Sharing = { lasts: 0 };

/** What was answered, as it left: rendered and compressed. */
interface Answer {
  readonly version: Version;
  /** When it was asked for, on the clock of `performance.now()`. */
  readonly asked: number;
  readonly body: Uint8Array;
  readonly tag: string;
  /** What goes before the body as it is kept, and in its place to whoever has it. */
  readonly heads: Readonly<Record<"whole" | "unchanged", Readonly<Record<string, string>>>>;
}

/** An answer that is being made, for which others wait. */
interface Making {
  readonly version: Version;
  readonly told: Promise<Told>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Makes the answers of a route the same for everybody who has no session: they are asked of a reader,
     * once for each version of what they follow from. Null: this one depends on who asks. Routes that do not
     * say it answer each request by themselves.
     */
    sharing?: (request: FastifyRequest) => Sharing | null;
    /** Which parameters in the query make a difference, where no schema names them. */
    query?: (name: string) => boolean;
  }
  interface FastifyRequest {
    /** What anybody else would be answered, too; null where it depends on who asks. */
    shared: Sharing | null;
  }
  interface FastifyInstance {
    sharedAnswers: SharedAnswers;
  }
}

/** How many requests were answered by what was kept, by what had to be made, and what is kept. */
export interface SharedAnswers {
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
  /** Among the hits: what was overtaken by results a moment before. */
  readonly stale: number;
}

/** So much is kept at most, in bytes: a few thousand compressed pages. */
const MOST = 64 * 1024 * 1024;

/** While results come in fast strangers are shown what is so old at most, in milliseconds. */
const STALE = 1000;

/** From this age on it is made anew beside that. */
const RENEWED = 400;

/** When somebody may ask again whom nothing could answer, in seconds. */
const RETRY_AFTER = 2;

/**
 * Whether somebody looks at a page: only then it may be older for a moment. Programs, and pages that
 * follow, which ask for `text/html` alone, ask since something has happened.
 */
const isLooking = ({ headers }: FastifyRequest): boolean =>
  /\btext\/html\b./.test(headers.accept ?? "");

/** Whether somebody has a session, but does not run the event: then readers answer, for that session alone. */
const isGuest = ({ session, viewer }: FastifyRequest): boolean =>
  session !== null && !meets(viewer.role, "director");

/**
 * Marks what readers answer: to everybody without a session alike and, where they are beside the commands,
 * to guests with one, each by itself. Comes before whatever opens a competition for a request: of these it
 * is the reader who does.
 */
export const markShared = (app: App, { readers }: Pick<AppContext, "readers">): void => {
  app.decorateRequest("shared", null);
  // A server that is to stop answers by itself: its readers may have ended already.
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onRequest", (request, reply, next) => {
    const { sharing } = request.routeOptions.config;
    const isAnsweredThere = request.session === null || (readers !== null && isGuest(request));
    const isShared = sharing !== undefined && isReading(request) && isAnsweredThere && !reply.sent;
    if (isShared && !isStopping && !isRead(request)) request.shared = sharing(request);
    next();
  });
};

/**
 * Answers what everybody without a session gets alike: it is asked of a reader once for each version,
 * others wait for it meanwhile, and whoever has it already is told so (304).
 */
export const addSharedAnswers = (
  app: App,
  context: Pick<AppContext, "publicUrl" | "networkUrl" | "localUrl" | "sources" | "readers">,
): void => {
  const reader = context.readers ?? readerOf(app);
  const answers = createSharedAnswers(context.sources, reader, context.readers !== null);
  app.decorate("sharedAnswers", answers.counts);

  /** What the reader answers to this session, which it recognises by itself. */
  const sendOwn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
  ): Promise<FastifyReply> => {
    const { cookie } = asked.headers;
    const token = request.cookies[SESSION_COOKIE] ?? "";
    const cookies = [...(cookie === undefined ? [] : [cookie]), `${SESSION_COOKIE}=${token}`];
    const question = { ...asked, headers: { ...asked.headers, cookie: cookies.join("; ") } };
    try {
      const told = await reader.ask(question);
      await context.sources.settled();
      return sendOnce(request, reply, told);
    } catch (error) {
      return sendAway(request, reply, error);
    }
  };

  const sendAway = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    if (!(error instanceof ReaderAway)) throw error;
    request.log.warn({ err: error, route: request.routeOptions.url }, "not read");
    void reply.header("retry-after", RETRY_AFTER);
    return refuse(request, reply, { code: "readers-away" });
  };

  app.addHook("preHandler", async (request, reply) => {
    const { shared } = request;
    if (shared === null) return;
    const asked = askedOf(request, context, shared);
    if (request.session !== null) return sendOwn(request, reply, asked);
    const also = await shared.also?.();
    const key = JSON.stringify([asked.url, asked.baseUrl, asked.headers, shared.by, also]);
    // Of a session that has ended it is only said that it has, where one is needed.
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
      return sendAway(request, reply, error);
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

/** Keeps what readers have answered. */
const createSharedAnswers = (
  sources: AnswerSources,
  reader: Reader,
  /** Whether what is made is made beside the commands: only then is it worth showing what is older. */
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
  ): Promise<Told> => {
    const since = performance.now();
    const told = await reader.ask(asked);
    await sources.settled();
    const isKept = told.status === 200 && told.keeps && lasts !== 0;
    const known = kept.get(key);
    if (isKept && (known === undefined || !isBefore(version, known.version))) {
      const answer = { version, asked: since, ...answerOf(told) };
      kept.set(key, answer, lasts === undefined ? {} : { ttl: lasts });
    }
    return told;
  };

  /** What is being made, or is begun now, of a version or a later one. */
  const made = async (
    key: string,
    asked: Asked,
    version: Version,
    lasts: number | undefined,
  ): Promise<Told> => {
    for (;;) {
      const making = beingMade.get(key);
      if (making === undefined) break;
      if (isAsFarAs(making.version, version)) return making.told;
      // It may not know yet what this one has to tell.
      await making.told.catch(() => undefined);
    }
    const told = ask(key, asked, version, lasts).finally(() => beingMade.delete(key));
    beingMade.set(key, { version, told });
    return told;
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
    ): Promise<Answer | Told> {
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
        // Where that fails whoever comes when this is too old hears of it.
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

/** Keeps to those who ask at the same time what others would be told differently in a moment. */
export const keepToOne = (request: FastifyRequest, reply: FastifyReply): void => {
  if (isRead(request)) void reply.header(KEPT_APART, "true");
};

/** HEAD is told what GET would be, but for the body. */
const isReading = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

const answerOf = ({ headers, body }: Told): Pick<Answer, "body" | "tag" | "heads"> => {
  const { "content-encoding": _, ...unchanged } = headers;
  return {
    body,
    tag: headers["etag"] ?? "",
    heads: { whole: { ...headers, "content-length": `${body.length}` }, unchanged },
  };
};

/**
 * Sends what is kept. It went through everything that answers go through when it was made: so it leaves
 * at once, unless this request has a cookie set.
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
  { status, headers, body }: Told,
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

/** An answer without a body to somebody who has it. */
const unchanged = (reply: FastifyReply): "" => {
  void reply.code(304).removeHeader("content-encoding").removeHeader("content-length");
  return "";
};

/** Weak, since proxies may compress otherwise. */
const tagOf = (body: string | Uint8Array): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
