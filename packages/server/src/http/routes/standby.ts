import { STANDBY_PATH } from "../../standby/messages.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";

/**
 * Route for a standby machine that shares a secret with this one: fetches changes, or takes over.
 * For others it does not exist.
 */
export const addStandby = (app: App, { standby }: Pick<AppContext, "standby">): void => {
  if (standby === null) return;
  app.addHook("preClose", async () => standby.endWaiting());
  // Bodies are bytes only in this scope.
  void app.register(async (sealed: App) => {
    sealed.removeAllContentTypeParsers();
    sealed.addContentTypeParser<Buffer>(
      "*",
      { parseAs: "buffer" },
      async (_: unknown, body: Buffer) => body,
    );
    sealed.post(
      STANDBY_PATH,
      { config: { access: "public", rateLimit: false }, schema: { hide: true } },
      async (request, reply) => {
        const { body } = request;
        const answer = Buffer.isBuffer(body) ? await standby.answer(body, request.ip) : null;
        if (answer === null) return refuse(request, reply, { code: "not-found" });
        return reply
          .header("cache-control", "no-store")
          .type("application/octet-stream")
          .send(answer);
      },
    );
  });
};
