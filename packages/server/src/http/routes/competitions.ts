import { type CompetitionKind, kindOfFormat, ok, type Result, type SettingsOf } from "@losfee/core";
import { z } from "zod";
import { eventDetailsInputSchema } from "../../command-schemas/command-parts.ts";
import { kindAdapter, kindAdapters } from "../../kinds/registry.ts";
import type { HttpRefusal } from "../../messages/http-refusal.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { parsed } from "../malformed.ts";
import { refuse, type Subject } from "../problem.ts";
import { detailsOf } from "../resources.ts";
import { problems } from "../schemas/answer.ts";
import {
  competitionListSchema,
  competitionParams,
  competitionSchema,
  storedSchema,
} from "../schemas/competition-schema.ts";
import { documented } from "../schemas/documented.ts";
import { findCompetition } from "./find-competition.ts";
import { idempotencyHeaders, keyOf } from "./idempotency-key.ts";

const tags = ["competitions"];

/** Settings before it is known of which kind of competition they are. */
const settingsSchema = documented(
  z.looseObject({}),
  z.union(kindAdapters.map(({ settingsChange }) => settingsChange)),
);

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
          settings: settingsSchema.exactOptional(),
          details: eventDetailsInputSchema.exactOptional(),
        }),
        response: { 201: storedSchema, ...problems(400, 401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { name, format, details } = request.body;
      const kind = kindOfFormat(format) ?? "tournament";
      const settings = settingsOf(kind, request.body.settings);
      if (!settings.ok) return refuse(request, reply, settings.error);
      const created = await context.competitions.create(
        { name, format, ...settings.value, ...(details === undefined ? {} : { details }) },
        { actor: request.viewer.label, ...keyOf(request.headers) },
      );
      return created.ok
        ? reply.code(201).send(created.value)
        : refuse(request, reply, created.error, nobodyIn(kind));
    },
  );

  app.get(
    "/competitions/:id",
    {
      config: { access: "public" },
      schema: {
        tags,
        summary:
          "One competition: what is announced of it, settings, progress, the hash of its seed",
        params: competitionParams,
        response: { 200: competitionSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const state = await findCompetition(context, request, reply, request.params.id);
      if (state === null) return reply;
      const found = await context.competitions.stateAndBreak(request.params.id);
      return detailsOf(state, found?.broken ?? null, request.viewer.role);
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

/** The settings that were sent, if they are those of this kind of competition. */
const settingsOf = (
  kind: CompetitionKind,
  sent: object | undefined,
): Result<{ readonly settings?: Partial<SettingsOf<CompetitionKind>> }, HttpRefusal> => {
  if (sent === undefined) return ok({});
  const settings = parsed(kindAdapter(kind).settingsChange, sent, "settings");
  return settings.ok ? ok({ settings: settings.value }) : settings;
};

/** A competition of a kind that does not exist yet. */
const nobodyIn = (kind: CompetitionKind): Subject => ({ kind, entries: null });
