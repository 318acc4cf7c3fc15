import type { ChangeHub } from "../stream/change-hub.ts";
import type { App } from "./decorations.ts";

/** Polling interval for connections that have become idle, in milliseconds. */
const LOOK = 50;

/** Time limit of pending requests during shutdown, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Makes the shutdown quick but clean: live streams end at once, pending requests are answered, idle
 * connections are closed, and after a while the rest.
 */
export const addShutdown = (app: App, hub: ChangeHub): void => {
  app.addHook("preClose", async () => {
    hub.close();
    const idle = setInterval(() => app.server.closeIdleConnections(), LOOK);
    const all = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
    app.server.once("close", () => {
      clearInterval(idle);
      clearTimeout(all);
    });
    idle.unref();
    all.unref();
  });
};
