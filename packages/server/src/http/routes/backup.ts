import type { BackupFault } from "@losfee/contract";
import type { BackupState } from "@losfee/contract/api";
import type { Result } from "@losfee/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { routeOptions } from "../route-options.ts";

/** Backups of the whole journal, for directors only. */
export const addBackupRoutes = (app: App, { backup }: AppContext): void => {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    made: Result<unknown, BackupFault>,
  ): Promise<BackupState | FastifyReply> =>
    made.ok ? backup.state() : refuse(request, reply, made.error);

  app.route({
    ...routeOptions("GET /backup"),
    handler: () => backup.state(),
  });

  app.route({
    ...routeOptions("POST /backup"),
    handler: async (request, reply) =>
      answer(request, reply, await backup.backUpNow(request.body.to)),
  });

  app.route({
    ...routeOptions("PUT /backup/plan"),
    handler: async (request, reply) =>
      answer(request, reply, await backup.follow(request.body.plan)),
  });
};
