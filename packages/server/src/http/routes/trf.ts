import type { CodedMessage } from "@losfee/contract/api";
import { publishedRounds, resultKindOf, type TournamentState } from "@losfee/core";
import { makeTrf, recordsOfCompetition, type TrfProblem } from "@losfee/files";
import type { FastifyReply, FastifyRequest } from "fastify";
import { importOptions } from "../../competitions/ports.ts";
import { reportLacks } from "../../messages/report-lacks.ts";
import { describeTrfImportNote } from "../../messages/trf-import.ts";
import { describeTrfProblem } from "../../messages/trf-problems.ts";
import type { OrganisationRefusal } from "../../organisations/organisation.ts";
import type { TrfFileRefusal, TrfFindings } from "../../reading/import-trf.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { addRoute, routeOptions } from "../route-options.ts";
import { type findCompetition, findOfKind } from "./find-competition.ts";
import { homeOf, mayFound, storedAt } from "./home-of-competition.ts";

/** Far above any report: 10,000 players and 20 rounds are 3 MB. */
const TRF_LIMIT = 8 * 1024 * 1024;

/** TRF export and import. To be registered where bodies are bytes. */
export const addTrfRoutes = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("POST /competitions/import/trf/read"),
    bodyLimit: TRF_LIMIT,
    handler: async (request, reply) => {
      const options = importOptions(context.ports, request.query);
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
  });

  app.route({
    ...routeOptions("POST /competitions/import/trf"),
    bodyLimit: TRF_LIMIT,
    handler: async (request, reply) => {
      const { name, timeZone } = request.query;
      const home = homeOf(request.query);
      if (!(await mayFound(context, request, home))) {
        return refuse(request, reply, { code: "not-allowed", needed: "founder" });
      }
      const stored = await storedAt(context, request, home, (placed) =>
        context.competitions.importTrf(request.body, { name, timeZone, ...placed }),
      );
      if (!stored.ok) return refuseTrf(request, reply, stored.error);
      const { id, seq } = stored.value;
      return reply.code(201).send({ id, seq, ...findingsInWords(request, stored.value) });
    },
  });

  addLacksRoute(app, context);

  addRoute(app, "GET /competitions/:id/trf", async (request, reply) => {
    const { id } = request.params;
    const state = await findReportable(context, request, reply, id);
    if (state === null) return reply;
    const made = makeTrf(recordsOfCompetition(state).records);
    if (!made.ok) return refuse(request, reply, made.error, state);
    return reply
      .header("content-disposition", `attachment; filename="${id}.trf"`)
      .type("text/plain; charset=utf-8")
      .serializer((text: unknown) => String(text))
      .send(new TextDecoder().decode(made.value.bytes));
  });
};

/** The missing data of a rating report, in words. */
const addLacksRoute = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/trf/lacks", async (request, reply) => {
    const state = await findReportable(context, request, reply, request.params.id);
    if (state === null) return reply;
    return { lacks: reportLacks(state, request.language) };
  });
};

/** A tournament whose games fit a report; null once the request has been refused. */
const findReportable = async (
  ...found: Parameters<typeof findCompetition>
): Promise<TournamentState | null> => {
  const state = await findOfKind("tournament", ...found);
  if (state === null || resultKindOf(state.settings) === "win-draw-loss") return state;
  const [, request, reply] = found;
  refuse(request, reply, { code: "no-trf-for-game-points" }, state);
  return null;
};

/** Entries shown in a preview. */
const FIRST = 5;

const findingsInWords = (
  { language }: FastifyRequest,
  { notes, problems: found }: TrfFindings,
): { readonly notes: readonly CodedMessage[]; readonly problems: readonly CodedMessage[] } => ({
  notes: notes.map((note) => ({ ...note, message: describeTrfImportNote(note, language) })),
  problems: found.map((problem) => withMessage(problem, language)),
});

const withMessage = (
  problem: TrfProblem,
  language: FastifyRequest["language"],
): TrfProblem & CodedMessage => ({ ...problem, message: describeTrfProblem(problem, language) });

/** Lists all problems of the file in words, not only the first. */
const refuseTrf = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal:
    | TrfFileRefusal
    | OrganisationRefusal
    | Extract<Parameters<typeof refuse>[2], { code: "conflict" }>,
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
