import type { Answered } from "../metrics/metrics.ts";
import type { App } from "./decorations.ts";
import { isRead } from "./reader-mark.ts";

const TELLING: ReadonlySet<string> = new Set(["debug", "trace"]);

/** Addresses that are asked all the time by what watches the server. */
const WATCHED = /^\/health\//;

/** Where an answer lasts as long as somebody looks. */
const STREAM = /\/stream$/;

/** Has each answer counted, whoever is told of it. */
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
 * A line in the log for each request, at `debug`: by the pattern of its address, since the address
 * itself may name people and carry keys.
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
