import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";

/**
 * Whether the process answers (`live`), and whether it can do what it is asked (`ready`): for what
 * starts it anew, and for what sends visitors to one of several servers. A storage that is away is
 * answered as everywhere, by 503 and when to ask again.
 */
export const addHealth = (app: App, { clock }: Pick<AppContext, "clock">): void => {
  const options = {
    config: { access: "public" as const, rateLimit: false as const },
    schema: { hide: true },
  };
  app.get("/health/live", options, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "live" }),
  );
  app.get("/health/ready", options, async (_request, reply) => {
    await clock.heartbeatAt();
    return reply.header("cache-control", "no-store").send({ status: "ready" });
  });
};
