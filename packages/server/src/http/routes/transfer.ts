import type { RecordedCompetitionEvent } from "@losfee/core";
import { z } from "zod";
import { secretSeedOf, withoutSecretSeed } from "../../competitions/secret-seed.ts";
import { describeFileWarning } from "../../messages/file-refusals.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { answersAtLeast, listOf, problems, seqSchema } from "../schemas/answer.ts";
import { competitionParams, storedSchema } from "../schemas/competition-schema.ts";
import { findCompetition } from "./find-competition.ts";

const IMPORT_LIMIT = 20 * 1024 * 1024;
const CSV_LIMIT = 1024 * 1024;
const MOST_EVENTS = 10_000;

const tags = ["files"];

/** A file as it comes: its bytes are for the reader to make sense of. */
const fileSchema = z
  .instanceof(Uint8Array)
  .meta({ type: "string", format: "binary", description: "The file’s bytes" });

/** What goes out of the journal and comes into it as files. */
export const addTransferRoutes = (app: App, context: AppContext): void => {
  // Only in here: whatever the content type says, the body is taken as bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "*",
    { parseAs: "buffer" },
    async (_: unknown, body: Buffer) => body,
  );

  app.post(
    "/competitions/import",
    {
      config: { access: "director" },
      bodyLimit: IMPORT_LIMIT,
      schema: {
        tags,
        summary: "Import an exported competition, event for event",
        consumes: ["application/json"],
        body: fileSchema,
        response: { 201: storedSchema, ...problems(401, 403, 409, 413, 422) },
      },
    },
    async (request, reply) => {
      const imported = await context.competitions.importFile(request.body);
      return imported.ok
        ? reply.code(201).send(imported.value)
        : refuse(request, reply, imported.error);
    },
  );

  app.get(
    "/competitions/:id/export",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary: "The whole competition as one JSON file",
        params: competitionParams,
        response: { 200: z.string().describe("The file"), ...problems(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const file = await context.competitions.exportFile(id);
      if (file === null) return refuse(request, reply, { code: "no-competition" });
      return reply
        .header("content-disposition", `attachment; filename="${id}.losfee.json"`)
        .type("application/json; charset=utf-8")
        .serializer((text: unknown) => String(text))
        .send(file);
    },
  );

  app.get(
    "/competitions/:id/events",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary: "The journal; the seed in force is left out until the competition is closed",
        params: competitionParams,
        querystring: z.object({
          after: z.coerce.number<string>().int().min(0).default(0),
          limit: z.coerce.number<string>().int().min(1).max(MOST_EVENTS).default(1000),
        }),
        response: {
          200: z.object({
            seq: seqSchema,
            events: listOf(
              answersAtLeast<RecordedCompetitionEvent>(
                z.looseObject({
                  seq: seqSchema,
                  type: z.string(),
                  actor: z.string(),
                  recordedAt: z.string(),
                  effectiveAt: z.string(),
                }),
              ),
            ),
          }),
          ...problems(400, 401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const state = await findCompetition(context, request, reply, id);
      if (state === null) return reply;
      const events = await context.competitions.events(id, request.query);
      const secret = secretSeedOf(state);
      return {
        seq: state.seq,
        events: events.map((event) => withoutSecretSeed(event, secret)),
      };
    },
  );

  app.post(
    "/competitions/:id/entries/read",
    {
      config: { access: "director" },
      bodyLimit: CSV_LIMIT,
      schema: {
        tags,
        summary: "Read a list of entries (CSV, pasted or uploaded); nothing is stored",
        params: competitionParams,
        consumes: ["text/csv", "text/plain", "application/octet-stream"],
        body: fileSchema,
        response: {
          200: z.object({
            entries: listOf(
              z.object({
                name: z.string(),
                rating: z.int(),
                club: z.string(),
                nation: z.string(),
                class: z.string(),
                title: z.string().exactOptional(),
                fideId: z.string().exactOptional(),
                sex: z.enum(["m", "w"]).exactOptional(),
                birth: z.string().exactOptional(),
              }),
            ),
            columns: listOf(z.string().nullable()),
            warnings: listOf(
              answersAtLeast<{ code: string; message: string }>(
                z.looseObject({ code: z.string(), message: z.string() }),
              ),
            ),
          }),
          ...problems(401, 403, 404, 413, 422),
        },
      },
    },
    async (request, reply) => {
      const state = await findCompetition(context, request, reply, request.params.id);
      if (state === null) return reply;
      const read = await context.reader.entries(request.body);
      if (!read.ok) return refuse(request, reply, read.error);
      const { entries, columns, warnings } = read.value;
      const { language } = request;
      return {
        entries,
        columns,
        warnings: warnings.map((warning) => ({
          ...warning,
          message: describeFileWarning(warning, language),
        })),
      };
    },
  );
};
