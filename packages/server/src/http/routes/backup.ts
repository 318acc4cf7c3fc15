import type { Result } from "@losfee/core";
import type { BackupFault, BackupState } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { backupPlanSchema } from "../../backup/plan-store.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { answers, listOf, problems } from "../schemas/answer.ts";

const tags = ["backup"];

const storedFields = { path: z.string(), madeAt: z.string(), bytes: z.int() };

const stateSchema = answers<BackupState>()(
  z.object({
    plan: backupPlanSchema.nullable().describe("When and where backups are made by themselves"),
    running: z.boolean(),
    last: z
      .object({
        ...storedFields,
        competitions: z.int(),
        events: z.int(),
        malformed: listOf(z.string()).describe("Competitions that are malformed in the journal"),
      })
      .nullable()
      .describe("The last one since the server was started"),
    failure: z
      .object({
        fault: z.custom<BackupFault>().meta({
          type: "object",
          properties: { code: { type: "string" } },
          required: ["code"],
        }),
        since: z.string(),
        nextTry: z.string().nullable(),
      })
      .nullable()
      .describe("Null when the last attempt went well"),
    stored: listOf(z.object(storedFields)).describe("The latest first"),
  }),
);

const path = z.string().min(1).max(1000);

/** Backups of the whole journal: for who has the machine, so for directors only. */
export const addBackupRoutes = (app: App, { backup }: AppContext): void => {
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    made: Result<unknown, BackupFault>,
  ): BackupState | FastifyReply => (made.ok ? backup.state() : refuse(request, reply, made.error));

  app.get(
    "/backup",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary: "How the backups of this server’s journal stand",
        response: { 200: stateSchema, ...problems(401, 403) },
      },
    },
    () => backup.state(),
  );

  app.post(
    "/backup",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary: "Back the whole journal up now; success means that it was read back whole",
        body: z.strictObject({
          to: path
            .exactOptional()
            .describe(
              "The full path of a folder, or of a new file `….sqlite`; else the plan’s folder",
            ),
        }),
        response: { 200: stateSchema, ...problems(400, 401, 403, 422) },
      },
    },
    async (request, reply) => answer(request, reply, await backup.backUpNow(request.body.to)),
  );

  app.put(
    "/backup/plan",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary: "Back up by a plan from now on, beginning now; `null` ends the plan",
        body: z.strictObject({ plan: backupPlanSchema.nullable() }),
        response: { 200: stateSchema, ...problems(400, 401, 403, 422) },
      },
    },
    async (request, reply) => answer(request, reply, await backup.follow(request.body.plan)),
  );
};
