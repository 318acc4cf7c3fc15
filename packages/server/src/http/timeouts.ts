import type { Socket } from "node:net";
import type { ChangeHub } from "../stream/change-hub.ts";
import type { App } from "./decorations.ts";

/** Timeouts of idle or useless connections; in milliseconds. */
export interface Timeouts {
  /** From opening a connection to the end of its first request's headers. */
  readonly headers: number;
  /** For a whole request: 20 MB over a hall's network take a while. */
  readonly request: number;
  /** Between two requests on one connection. */
  readonly idle: number;
  /** Without a byte in either direction. Live streams send one more often. */
  readonly silence: number;
  /** Interval of the checks. */
  readonly look: number;
  /** Time that a stopping server reports not ready before it stops; load balancers poll slowly. */
  readonly drain: number;
}

export const TIMEOUTS: Timeouts = {
  headers: 15_000,
  request: 120_000,
  idle: 30_000,
  silence: 120_000,
  look: 5_000,
  drain: 0,
};

/**
 * Timeout options of the server. Headers have no limit here: Node cannot tell a silent client from
 * one that was not read yet because the process was busy.
 */
export const connectionOptions = ({ request, idle, silence, look }: Timeouts) => ({
  connectionTimeout: silence,
  keepAliveTimeout: idle,
  requestTimeout: request,
  http: { headersTimeout: request, requestTimeout: request, connectionsCheckingInterval: look },
});

/** Closes connections that send nothing, or whose first request never ends. */
export const addConnectionGuard = (app: App, { headers }: Timeouts): void => {
  const { server } = app;
  const silent = new Set<Socket>();
  server.on("request", ({ socket }) => silent.delete(socket));
  server.on("connection", (socket: Socket) => {
    silent.add(socket);
    const close = (): void => {
      if (!silent.has(socket)) return;
      socket.write("HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n");
      socket.destroySoon();
    };
    // Data that arrived while the server was busy is read between the two.
    const timer = setTimeout(() => setImmediate(close), headers);
    timer.unref();
    socket.once("close", () => {
      clearTimeout(timer);
      silent.delete(socket);
    });
  });
  // Browsers connect in advance. Shutdown does not wait for silent connections.
  app.addHook("preClose", async () => {
    for (const socket of silent) socket.destroySoon();
  });
};

/** Polling interval for connections that have become idle, in milliseconds. */
const LOOK = 50;

/** Time limit of pending requests during shutdown, in milliseconds. */
const STREAMS_END = 5_000;

/**
 * Makes the shutdown quick but clean: live streams end at once, pending requests are answered, idle
 * connections are closed, and after a while the rest.
 */
export const addShutdown = (app: App, hub: ChangeHub): void => {
  app.addHook("preClose", async () => {
    hub.close();
    const idle = setInterval(() => app.server.closeIdleConnections(), LOOK);
    const all = setTimeout(() => app.server.closeAllConnections(), STREAMS_END);
    app.server.once("close", () => {
      clearInterval(idle);
      clearTimeout(all);
    });
    idle.unref();
    all.unref();
  });
};
