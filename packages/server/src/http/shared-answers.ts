import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { CompetitionService, StateAndBreak } from "../competitions/competition-service.ts";
import { baseUrlOf } from "./base-url.ts";
import { acceptsGzip } from "./compression.ts";
import type { AppContext } from "./context.ts";
import type { App } from "./decorations.ts";
import { heldCompetition } from "./held-competition.ts";
import { isKnown } from "./unchanged.ts";

/** What the answer of a route depends on, besides its address, the language and the competition's state. */
export interface Sharing {
  /** Anything else; null: on who asks, or on what nobody here knows of. */
  readonly by: string | null;
  /** How long it holds while nothing happens, in milliseconds; as long as it is kept where none is given. */
  readonly lasts?: number;
}

/** How long what is told from the clock holds, in milliseconds: how far it is to a deadline. */
export const TOLD_FROM_CLOCK = 5000;

/** What was answered, as it left: rendered and compressed. */
interface Answer {
  /** What it is an answer of. Weakly: a page that is kept must not keep whole competitions. */
  readonly of: WeakRef<object>;
  readonly broken: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly tag: string;
  /** What goes before the body as it is kept, and in its place to whoever has it. */
  readonly heads: Readonly<Record<"whole" | "unchanged", Readonly<Record<string, string>>>>;
}

/** An answer that is being made, for which others wait. */
interface Making {
  readonly key: string;
  readonly source: Source;
  readonly lasts: number | undefined;
  /** Whether it may be kept. */
  keeps: boolean;
  /** Says to whoever waits whether it was kept. */
  readonly end: (isKept: boolean) => void;
}

/** What an answer follows from. */
type Source = Pick<StateAndBreak, "broken"> & { readonly state: object };

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Makes the answers of a route the same for everybody who has no session; rendered and
     * compressed once for each state. Routes that do not say it answer each request by itself.
     */
    sharing?: (request: FastifyRequest) => Sharing | Promise<Sharing>;
  }
  interface FastifyRequest {
    making: Making | null;
  }
  interface FastifyInstance {
    /** How many requests were answered by what was kept, by what had to be made, and what is kept. */
    sharedAnswers: { readonly bytes: number; readonly hits: number; readonly misses: number };
  }
}

/** So much is kept at most, in bytes: a few thousand compressed pages. */
const MOST = 64 * 1024 * 1024;

/** What every answer has of its own. */
const OWN_HEADERS: ReadonlySet<string> = new Set(["set-cookie", "content-length", "date"]);

/** Of routes without a competition nothing changes while the server runs. */
const NEVER_CHANGES: Source = { state: {}, broken: null };

/**
 * Answers what everybody without a session gets alike: it is rendered and compressed once for each
 * state, others wait for it meanwhile, and whoever has it already is told so (304).
 */
export const addSharedAnswers = (
  app: App,
  context: Pick<AppContext, "competitions" | "publicUrl" | "networkUrl">,
): void => {
  const kept = new LRUCache<string, Answer>({
    maxSize: MOST,
    maxEntrySize: MOST / 8,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 1000,
  });
  const beingMade = new Map<string, Promise<boolean>>();
  const counts = { hits: 0, misses: 0 };
  app.decorate("sharedAnswers", {
    get bytes() {
      return kept.calculatedSize;
    },
    get hits() {
      return counts.hits;
    },
    get misses() {
      return counts.misses;
    },
  });

  const beginMaking = (key: string, source: Source, lasts: number | undefined): Making => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    beingMade.set(key, promise);
    const end = (isKept: boolean): void => {
      if (beingMade.get(key) === promise) beingMade.delete(key);
      resolve(isKept);
    };
    return { key, source, lasts, keeps: true, end };
  };

  app.decorateRequest("making", null);

  app.addHook("preHandler", async (request, reply) => {
    const { sharing } = request.routeOptions.config;
    if (sharing === undefined || request.session !== null || request.method !== "GET") return;
    const { by, lasts } = await sharing(request);
    if (by === null) return;
    const key = keyOf(request, context, by);
    for (;;) {
      const source = await sourceOf(context.competitions, request);
      if (source === null) return;
      const answer = kept.get(key);
      if (answer !== undefined && isOf(answer, source)) {
        counts.hits++;
        return send(request, reply, answer);
      }
      const others = beingMade.get(key);
      if (others === undefined) {
        counts.misses++;
        request.making = beginMaking(key, source, lasts);
        return;
      }
      if (!(await others)) {
        counts.misses++;
        return;
      }
      // Whoever waited looks again.
      request.held = null;
    }
  });

  app.addHook("onSend", async (request, reply, body: unknown) => {
    const { making } = request;
    const isShared = request.routeOptions.config.sharing !== undefined;
    if (!isShared || request.method !== "GET" || reply.statusCode !== 200) return body;
    if (typeof body !== "string" && !Buffer.isBuffer(body)) return body;
    const tag = String(reply.getHeader("etag") ?? tagOf(body));
    void reply.header("etag", tag);
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-cache");
    if (making?.keeps === true) {
      const { state, broken } = making.source;
      const headers = headersOf(reply);
      const ttl = making.lasts === undefined ? {} : { ttl: making.lasts };
      const heads = headsOf(headers, body);
      kept.set(making.key, { of: new WeakRef(state), broken, headers, body, tag, heads }, ttl);
      making.end(true);
    }
    return isKnown(request.headers["if-none-match"], tag) ? unchanged(reply) : body;
  });

  app.addHook("onResponse", async ({ making }) => making?.end(false));
  app.addHook("onRequestAbort", async ({ making }) => making?.end(false));
};

/** Keeps to one request what others would be told differently in a moment. */
export const keepToOne = ({ making }: FastifyRequest): void => {
  if (making !== null) making.keeps = false;
};

const keyOf = (
  request: FastifyRequest,
  context: Pick<AppContext, "publicUrl" | "networkUrl">,
  by: string,
): string =>
  JSON.stringify([
    request.url,
    baseUrlOf(request, context),
    request.language,
    acceptsGzip(request),
    by,
  ]);

const sourceOf = async (
  competitions: Pick<CompetitionService, "stateAndBreak" | "runningState">,
  request: FastifyRequest,
): Promise<Source | null> => {
  const { competition, id = competition } = request.params as Readonly<
    Record<string, string | undefined>
  >;
  return id === undefined ? NEVER_CHANGES : heldCompetition(competitions, request, id);
};

const isOf = (answer: Answer, { state, broken }: Source): boolean =>
  answer.of.deref() === state && answer.broken === broken;

const headsOf = (headers: Answer["headers"], body: Answer["body"]): Answer["heads"] => {
  const { "content-encoding": _, ...unchanged } = headers;
  return { whole: { ...headers, "content-length": `${Buffer.byteLength(body)}` }, unchanged };
};

/**
 * Sends what is kept. It went through everything that answers go through when it was made: so it leaves
 * at once, unless this request has a cookie set.
 */
const send = (request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply => {
  if (!request.choosesLanguage) {
    const { raw } = reply.hijack();
    if (isKnown(request.headers["if-none-match"], answer.tag)) {
      raw.writeHead(304, answer.heads.unchanged).end();
    } else {
      raw.writeHead(200, answer.heads.whole).end(answer.body);
    }
    return reply;
  }
  for (const name of Object.keys(reply.getHeaders())) {
    if (!OWN_HEADERS.has(name) && !(name in answer.headers)) void reply.removeHeader(name);
  }
  void reply.headers(answer.headers);
  return isKnown(request.headers["if-none-match"], answer.tag)
    ? reply.send(unchanged(reply))
    : reply.send(answer.body);
};

/** An answer without a body to somebody who has it. */
const unchanged = (reply: FastifyReply): "" => {
  void reply.code(304).removeHeader("content-encoding").removeHeader("content-length");
  return "";
};

const headersOf = (reply: FastifyReply): Answer["headers"] =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined || OWN_HEADERS.has(name) ? [] : [[name, String(value)]],
    ),
  );

/** Weak, since proxies may compress otherwise. */
const tagOf = (body: string | Buffer): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
