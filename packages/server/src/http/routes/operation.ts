import { setTimeout as delay } from "node:timers/promises";
import type { BackupFault } from "@losfee/contract";
import type { BackupState } from "@losfee/contract/api";
import type { Result } from "@losfee/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import { STANDBY_PATH } from "../../standby/messages.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { clockResource } from "../resources.ts";
import { addRoute } from "../route-options.ts";

/**
 * Health checks: the process answers (`live`), and it can do its work (`ready`), for process
 * managers and load balancers. If the storage is unavailable, it answers 503 with a retry time,
 * like every route; so does a stopping server, which goes on answering everything else for a while.
 */
export const addHealth = (
  app: App,
  { clock, timeouts, fileCheck }: Pick<AppContext, "clock" | "timeouts" | "fileCheck">,
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
    await delay(timeouts.drain);
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

/** The date of the machine, and the director's confirmation of it. */
export const addClockRoutes = (app: App, { clock }: Pick<AppContext, "clock">): void => {
  addRoute(app, "GET /clock", async () => clockResource(clock));

  addRoute(app, "POST /clock/confirm", async (request, reply) => {
    const done = await clock.confirm(request.body.date, request.viewer.label);
    return done.ok ? clockResource(clock) : refuse(request, reply, done.error);
  });
};

/** Backups of the whole journal, for directors only. */
export const addBackupRoutes = (app: App, { backup }: AppContext): void => {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    made: Result<unknown, BackupFault>,
  ): Promise<BackupState | FastifyReply> =>
    made.ok ? backup.state() : refuse(request, reply, made.error);

  addRoute(app, "GET /backup", () => backup.state());

  addRoute(app, "POST /backup", async (request, reply) =>
    answer(request, reply, await backup.backUpNow(request.body.to)),
  );

  addRoute(app, "PUT /backup/plan", async (request, reply) =>
    answer(request, reply, await backup.follow(request.body.plan)),
  );
};

/** Routes by which a director lets the network in, shuts it out, and stops the server. */
export const addServerRoutes = (app: App, { hall, stop }: AppContext): void => {
  addRoute(app, "PUT /hall", async (request, reply) => {
    const listener = hall();
    const before = listener?.state() ?? null;
    if (listener === null || before === null) return refuse(request, reply, { code: "not-found" });
    if (before.reach === "always") return before;
    if (request.body.reach === "hall") {
      const opened = await listener.open();
      return opened.ok ? opened.value : refuse(request, reply, opened.error);
    }
    await listener.close();
    // This answer may go to a device in the network.
    reply.raw.once("finish", () => listener.disconnect());
    return listener.state() ?? before;
  });

  addRoute(app, "POST /stop", async (request, reply) => {
    if (stop === null) return refuse(request, reply, { code: "not-found" });
    reply.raw.once("finish", stop);
    return reply.code(204).send();
  });
};

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
