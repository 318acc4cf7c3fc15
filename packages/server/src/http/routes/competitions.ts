import type { Settings } from "@losfee/core";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { detailsOf } from "../resources.ts";
import { problems } from "../schemas/answer.ts";
import { settingsChangeSchema } from "../schemas/command-schema.ts";
import {
  competitionListSchema,
  competitionParams,
  competitionSchema,
  storedSchema,
} from "../schemas/competition-schema.ts";
import { findCompetition } from "./find-competition.ts";
import { idempotencyHeaders, keyOf } from "./idempotency-key.ts";

const tags = ["competitions"];

/** Competitions as a whole: list, create, look at, delete. */
export const addCompetitionRoutes = (app: App, context: AppContext): void => {
  app.get(
    "/competitions",
    {
      config: { access: "public" },
      schema: {
        tags,
        summary: "All competitions of this server, oldest first",
        response: { 200: competitionListSchema },
      },
    },
    () => context.competitions.list(),
  );

  app.post(
    "/competitions",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary: "Create a competition from a preset",
        headers: idempotencyHeaders,
        body: z.strictObject({
          name: z.string().max(200),
          format: z.string().max(200),
          settings: settingsChangeSchema.exactOptional(),
        }),
        response: { 201: storedSchema, ...problems(400, 401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { name, format, settings } = request.body;
      // What the schema let through is, by its own check, a part of the settings.
      const change: { settings?: Partial<Settings> } = settings === undefined ? {} : { settings };
      const created = await context.competitions.create(
        { name, format, ...change },
        { actor: request.viewer.label, ...keyOf(request.headers) },
      );
      return created.ok
        ? reply.code(201).send(created.value)
        : refuse(request, reply, created.error);
    },
  );

  app.get(
    "/competitions/:id",
    {
      config: { access: "public" },
      schema: {
        tags,
        summary: "One competition: settings, progress, the hash of its seed",
        params: competitionParams,
        response: { 200: competitionSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const state = await findCompetition(context, request, reply, request.params.id);
      return state === null ? reply : detailsOf(state, request.viewer.role);
    },
  );

  app.delete(
    "/competitions/:id",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary: "Delete a competition with everything in it, beyond recovery",
        params: competitionParams,
        response: { 204: z.undefined().describe("Deleted"), ...problems(401, 403, 404) },
      },
    },
    async (request, reply) =>
      (await context.competitions.remove(request.params.id))
        ? reply.code(204).send()
        : refuse(request, reply, { code: "no-competition" }),
  );
};
