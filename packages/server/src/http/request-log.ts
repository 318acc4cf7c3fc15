import type { Answered } from "../metrics/metrics.ts";
import type { App } from "./decorations.ts";
import { isRead } from "./reader-mark.ts";

const TELLING: ReadonlySet<string> = new Set(["debug", "trace"]);

/** Addresses that monitoring polls constantly. */
const WATCHED = /^\/health\//;

/** Streams, whose duration says nothing. */
const STREAM = /\/stream$/;

/** Reports each answer to the metrics. */
export const addRequestCount = (
  app: App,
  { onAnswered }: { readonly onAnswered: ((answered: Answered) => void) | null },
): void => {
  if (onAnswered === null) return;
  app.addHook("onResponse", async (request, { statusCode, elapsedTime }) => {
    if (isRead(request)) return;
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? null;
    const milliseconds = route !== null && STREAM.test(route) ? null : elapsedTime;
    onAnswered({ method, route, status: statusCode, milliseconds });
  });
};

/**
 * Logs each request at `debug`: by the pattern of its address, since the address itself may contain
 * names and keys.
 */
export const addRequestLog = (app: App): void => {
  if (!TELLING.has(app.log.level)) return;
  app.addHook("onResponse", async (request, { statusCode, elapsedTime }) => {
    if (isRead(request)) return;
    const { log, method, routeOptions } = request;
    const route = routeOptions.url ?? null;
    if (route !== null && WATCHED.test(route)) return;
    log.debug({ method, route, status: statusCode, ms: Math.round(elapsedTime) }, "request");
  });
};
