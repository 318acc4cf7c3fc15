import { formatIds, type LackWeight, publishedRounds, resultKindOf } from "@losfee/core";
import { makeTrf, recordsOf, type TrfProblem, trfOfCompetition } from "@losfee/files";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { importOptions } from "../../competitions/ports.ts";
import { reportLacks } from "../../messages/report-lacks.ts";
import { describeTrfImportNote } from "../../messages/trf-import.ts";
import { describeTrfProblem } from "../../messages/trf-problems.ts";
import type { TrfFileRefusal, TrfFindings } from "../../reading/import-trf.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { answersAtLeast, listOf, problems } from "../schemas/answer.ts";
import { competitionParams, storedSchema } from "../schemas/competition-schema.ts";
import { findOfKind } from "./find-competition.ts";

/** Far above any report: 10,000 players of 20 rounds are 3 MB. */
const TRF_LIMIT = 8 * 1024 * 1024;

const tags = ["files"];

const fileSchema = z
  .instanceof(Uint8Array)
  .meta({ type: "string", format: "binary", description: "The TRF file’s bytes" });

interface FileNote {
  readonly code: string;
  readonly message: string;
}

const fileNotesSchema = listOf(
  answersAtLeast<FileNote>(z.looseObject({ code: z.string(), message: z.string() })),
);

const lacksSchema = listOf(
  answersAtLeast<FileNote & { readonly weight: LackWeight }>(
    z.looseObject({
      code: z.string(),
      message: z.string(),
      weight: z
        .enum(["needed", "advised"])
        .describe("Whether nothing can be rated without it, or somebody will ask for it"),
    }),
  ),
);

const findingsFields = {
  notes: fileNotesSchema.describe("What was assumed or left out"),
  problems: fileNotesSchema.describe("What is odd in the file, by line and column"),
};

const nameQuery = z.object({ name: z.string().max(200).optional() });

/** TRF files in and out. To be registered where bodies are bytes. */
export const addTrfRoutes = (app: App, context: AppContext): void => {
  app.post(
    "/competitions/import/trf/read",
    {
      config: { access: "director" },
      bodyLimit: TRF_LIMIT,
      schema: {
        tags,
        summary: "Look at what a TRF file would become; nothing is stored",
        querystring: nameQuery,
        body: fileSchema,
        response: {
          200: z.object({
            name: z.string(),
            format: z.enum(formatIds as [string, ...string[]]),
            entries: z.int(),
            rounds: z.int().describe("Rounds that were paired"),
            plannedRounds: z.int(),
            first: listOf(z.object({ name: z.string(), rating: z.int() })),
            ...findingsFields,
          }),
          ...problems(401, 403, 413, 422),
        },
      },
    },
    async (request, reply) => {
      const options = importOptions(context.ports, request.query.name);
      const read = await context.reader.trf({ file: request.body, options });
      if (!read.ok) return refuseTrf(request, reply, read.error);
      const { name, state } = read.value;
      const entries = [...state.entries.values()];
      return {
        name,
        format: state.format,
        entries: entries.length,
        rounds: publishedRounds(state),
        plannedRounds: state.settings.stages.reduce((sum, stage) => sum + stage.rounds, 0),
        first: entries.slice(0, FIRST).map(({ name, rating }) => ({ name, rating })),
        ...findingsInWords(request, read.value),
      };
    },
  );

  app.post(
    "/competitions/import/trf",
    {
      config: { access: "director" },
      bodyLimit: TRF_LIMIT,
      schema: {
        tags,
        summary: "Make a running competition of a TRF file",
        querystring: nameQuery,
        body: fileSchema,
        response: {
          201: storedSchema.extend(findingsFields),
          ...problems(401, 403, 409, 413, 422),
        },
      },
    },
    async (request, reply) => {
      const { name } = request.query;
      const stored = await context.competitions.importTrf(
        request.body,
        name === undefined ? {} : { name },
      );
      if (!stored.ok) return refuseTrf(request, reply, stored.error);
      const { id, seq } = stored.value;
      return reply.code(201).send({ id, seq, ...findingsInWords(request, stored.value) });
    },
  );

  addLacksRoute(app, context);

  app.get(
    "/competitions/:id/trf",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary: "An event of 1, ½ and 0 as TRF-2026, as it is sent for rating",
        params: competitionParams,
        response: { 200: z.string().describe("The file"), ...problems(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKind("tournament", context, request, reply, id);
      if (state === null) return reply;
      if (resultKindOf(state.settings) !== "win-draw-loss") {
        return refuse(request, reply, { code: "no-trf-for-game-points" }, state);
      }
      const made = makeTrf(recordsOf(trfOfCompetition(state), "trf-2026").records);
      if (!made.ok) return refuse(request, reply, made.error, state);
      return reply
        .header("content-disposition", `attachment; filename="${id}.trf"`)
        .type("text/plain; charset=utf-8")
        .serializer((text: unknown) => String(text))
        .send(new TextDecoder().decode(made.value.bytes));
    },
  );
};

/** What a report for rating lacks, in words. */
const addLacksRoute = (app: App, context: AppContext): void => {
  app.get(
    "/competitions/:id/trf/lacks",
    {
      config: { access: "director" },
      schema: {
        tags,
        summary: "What the TRF file of an event lacks to be rated; empty: it can be sent",
        params: competitionParams,
        response: { 200: z.object({ lacks: lacksSchema }), ...problems(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKind("tournament", context, request, reply, id);
      if (state === null) return reply;
      if (resultKindOf(state.settings) !== "win-draw-loss") {
        return refuse(request, reply, { code: "no-trf-for-game-points" }, state);
      }
      return { lacks: reportLacks(state, request.language) };
    },
  );
};

/** How many entries a preview shows. */
const FIRST = 5;

const findingsInWords = (
  { language }: FastifyRequest,
  { notes, problems: found }: TrfFindings,
): { readonly notes: readonly FileNote[]; readonly problems: readonly FileNote[] } => ({
  notes: notes.map((note) => ({ ...note, message: describeTrfImportNote(note, language) })),
  problems: found.map((problem) => withMessage(problem, language)),
});

const withMessage = (
  problem: TrfProblem,
  language: FastifyRequest["language"],
): TrfProblem & FileNote => ({ ...problem, message: describeTrfProblem(problem, language) });

/** With every problem of the file in words, not the first alone. */
const refuseTrf = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: TrfFileRefusal | Extract<Parameters<typeof refuse>[2], { code: "conflict" }>,
): FastifyReply =>
  refuse(
    request,
    reply,
    refusal.code === "trf-import-not-sound"
      ? {
          ...refusal,
          problems: refusal.problems.map((problem) => withMessage(problem, request.language)),
        }
      : refusal,
  );
