import type { Socket } from "node:net";
import type { App } from "./decorations.ts";

/** How long connections may take that do nothing, or nothing useful; in milliseconds. */
export interface Patience {
  /** From the beginning of a connection to the end of its first request's headers. */
  readonly headers: number;
  /** To the end of a whole request: 20 MB over a hall's network take a while. */
  readonly request: number;
  /** Between two requests on one connection. */
  readonly idle: number;
  /** Without a byte in or out meanwhile. Live streams send one more often. */
  readonly silence: number;
  /** How often connections are looked at. */
  readonly look: number;
  /** How long a server that is to stop says so before it does: whoever sends it visitors asks now and then. */
  readonly drain: number;
}

export const PATIENCE: Patience = {
  headers: 15_000,
  request: 120_000,
  idle: 30_000,
  silence: 120_000,
  look: 5_000,
  drain: 0,
};

/**
 * The options by which connections are closed that take too long. Headers have no limit of their own
 * here: Node does not tell who says nothing from who was not heard yet, while it was busy.
 */
export const connectionOptions = ({ request, idle, silence, look }: Patience) => ({
  connectionTimeout: silence,
  keepAliveTimeout: idle,
  requestTimeout: request,
  http: { headersTimeout: request, requestTimeout: request, connectionsCheckingInterval: look },
});

/** Closes connections that ask for nothing, or whose first question never ends. */
export const addConnectionGuard = (app: App, { headers }: Patience): void => {
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
    // What arrived while the server was busy is read between the two.
    const timer = setTimeout(() => setImmediate(close), headers);
    timer.unref();
    socket.once("close", () => {
      clearTimeout(timer);
      silent.delete(socket);
    });
  });
  // Browsers connect in advance. Who has said nothing yet is not waited for when the server stops.
  app.addHook("preClose", async () => {
    for (const socket of silent) socket.destroySoon();
  });
};
