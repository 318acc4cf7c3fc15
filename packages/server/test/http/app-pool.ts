/**
 * Apps for test servers. Most of the time of building one goes into some 600 routes, which are the
 * same for all: so an app is used again by the next server that asks for one, with a context of its
 * own behind it.
 */
import { pino } from "pino";
import { createApp } from "../../src/http/app.ts";
import type { AppContext } from "../../src/http/context.ts";
import type { App } from "../../src/http/decorations.ts";

/** An app while one server has it. */
export interface LentApp {
  readonly app: App;
  /** Ends waiting clients as a stopping server does, then keeps the app for the next server. */
  readonly giveBack: () => Promise<void>;
}

interface PooledApp {
  readonly app: App;
  /** Replaces the services behind the routes. */
  readonly lend: (context: AppContext) => void;
  /** True if another server may use it: it never listened, was not closed, and nothing is pending. */
  readonly isUsable: () => boolean;
}

const free = new Map<string, PooledApp[]>();

/** Returns an app over the context: one that no other server has, of the same kind. */
export const lendApp = async (kind: string, context: AppContext): Promise<LentApp> => {
  const known = free.get(kind) ?? [];
  free.set(kind, known);
  const pooled = known.pop() ?? (await buildApp(context));
  pooled.lend(context);
  const giveBack = async (): Promise<void> => {
    if (!pooled.isUsable()) return pooled.app.close();
    context.hub.close();
    context.relay.endWaiting();
    context.standby?.endWaiting();
    await context.pictures.stop();
    if (pooled.isUsable()) known.push(pooled);
    else await pooled.app.close();
  };
  return { app: pooled.app, giveBack };
};

/** Returns a new app over a context of its own, which ends with its server. */
export const ownApp = async (context: AppContext): Promise<LentApp> => {
  const app = await createApp(context, pino({ level: "silent" }));
  return { app, giveBack: () => app.close() };
};

const buildApp = async (first: AppContext): Promise<PooledApp> => {
  let current = first;
  let lent = 0;
  const app = await createApp(
    lateContext(() => current),
    pino({ level: "silent" }),
  );
  let wasClosed = false;
  app.addHook("onClose", async () => {
    wasClosed = true;
  });
  await app.ready();
  let pending = 0;
  const inject = app.inject.bind(app) as (...given: unknown[]) => Promise<unknown>;
  app.inject = (async (...given: unknown[]) => {
    pending++;
    try {
      return await inject(...given);
    } finally {
      pending--;
    }
  }) as App["inject"];
  return {
    app,
    isUsable: () => !wasClosed && !app.server.listening && pending === 0,
    lend(context) {
      lent++;
      const { sources } = context;
      const era = lent * ERAS;
      // Answers that were cached for another server are of another era.
      const versionOf: typeof sources.versionOf = async (competition) => {
        const version = await sources.versionOf(competition);
        return { ...version, era: version.era + era };
      };
      current = { ...context, sources: { ...sources, versionOf } };
      app.requestCounts.clear();
      context.access.onEnded(context.hub.endSessions);
      context.organisations.onChanged(() => void context.hub.recheck());
    },
  };
};

/** More eras than a journal has in any test. */
const ERAS = 1_000_000;

/** A context whose services are looked up in `current` each time they are used. */
const lateContext = (current: () => AppContext): AppContext =>
  late(() => current()) as unknown as AppContext;

type Bag = Readonly<Record<PropertyKey, unknown>>;

const late = (current: () => object): object =>
  new Proxy(current(), {
    get(_target, name) {
      const holder = current() as Bag;
      const value = holder[name];
      if (typeof value === "function") {
        return (...given: readonly unknown[]) => {
          const now = current() as Bag;
          return Reflect.apply(now[name] as (...given: unknown[]) => unknown, now, given);
        };
      }
      if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
      return late(() => (current() as Bag)[name] as object);
    },
  });
