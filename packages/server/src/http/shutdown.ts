import type { ChangeHub } from "../stream/change-hub.ts";
import type { App } from "./decorations.ts";

/** How often connections that have become idle are looked for, in milliseconds. */
const LOOK = 50;

/** How long requests under way may take once the server is to stop, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Lets the server stop soon but not rudely: live streams end at once, requests under way are
 * answered, connections are closed as soon as they carry none, and after a while all the rest.
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
