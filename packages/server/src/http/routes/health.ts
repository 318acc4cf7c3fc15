import { setTimeout as delay } from "node:timers/promises";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";

/**
 * Health checks: the process answers (`live`), and it can do its work (`ready`), for process
 * managers and load balancers. If the storage is unavailable, it answers 503 with a retry time,
 * like every route; so does a stopping server, which goes on answering everything else for a while.
 */
export const addHealth = (
  app: App,
  { clock, patience, fileCheck }: Pick<AppContext, "clock" | "patience" | "fileCheck">,
): void => {
  const options = {
    config: { access: "public" as const, anonymous: true, rateLimit: false as const },
    schema: { hide: true },
  };
  app.get("/health/live", options, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "live" }),
  );
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
    await delay(patience.drain);
  });
  app.get("/health/ready", options, async (_request, reply) => {
    void reply.header("cache-control", "no-store");
    if (isStopping) {
      return reply.code(503).header("retry-after", STOPPED_AFTER).send({ status: "stopping" });
    }
    await clock.heartbeatAt();
    // The server keeps working: restoring a backup is a human decision.
    const file = fileCheck?.damage == null ? {} : { file: "damaged" };
    return reply.send({ status: "ready", ...file });
  });
};

/** Seconds until a stopping server may have restarted. */
const STOPPED_AFTER = 5;
