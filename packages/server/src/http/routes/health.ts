import { setTimeout as delay } from "node:timers/promises";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";

/**
 * Whether the process answers (`live`), and whether it can do what it is asked (`ready`): for what
 * starts it anew, and for what sends visitors to one of several servers. A storage that is away is
 * answered as everywhere, by 503 and when to ask again; so is a server that stops, which for a
 * while goes on answering everything else.
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
    // It goes on working: whether to restore a backup is for people to decide.
    const file = fileCheck?.damage == null ? {} : { file: "damaged" };
    return reply.send({ status: "ready", ...file });
  });
};

/** When a server that stops may have been started again, in seconds. */
const STOPPED_AFTER = 5;
