import { tablesStandingsCsv } from "@losfee/files";
import { sendCsv, wantsCsv } from "../answers.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";
import {
  stageLeadResource,
  stageStandingResource,
  stageStandingsResource,
} from "../standings-resources.ts";
import { findStageFor } from "./stages.ts";

/** The standings of a stage of a table tournament, with explanations. */
export const addStageStandingsRoutes = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/stages/:n/standings", async (request, reply) => {
    const { seq } = request.query;
    const found = await findStageFor(context, request, reply, request.params, seq);
    if (found === null) return reply;
    const { state, stage } = found;
    const standings = stageStandingsResource(state, stage.stage);
    reply.header("vary", "accept");
    if (wantsCsv(request.query.format, request.headers.accept)) {
      const file = `${request.params.id}-${stage.stage}.csv`;
      return sendCsv(reply, file, tablesStandingsCsv(standings.criteria, standings.rows));
    }
    return standings;
  });

  addRoute(app, "GET /competitions/:id/stages/:n/standings/:entry", async (request, reply) => {
    const found = await findStageFor(context, request, reply, request.params);
    if (found === null) return reply;
    const { entry } = request.params;
    const { state, stage } = found;
    const refusal = { code: "entry-not-in-stage", entry, stage: stage.stage } as const;
    return (
      stageStandingResource(state, stage.stage, entry) ??
      refuse(request, reply, refusal, state, 404)
    );
  });

  addRoute(app, "GET /competitions/:id/stages/:n/standings/compare", async (request, reply) => {
    const found = await findStageFor(context, request, reply, request.params);
    if (found === null) return reply;
    const { a, b } = request.query;
    const { state, stage } = found;
    const stranger = [a, b].find((one) => !stage.members.some(({ entry }) => entry === one));
    if (stranger !== undefined) {
      const refusal = {
        code: "entry-not-in-stage",
        entry: stranger,
        stage: stage.stage,
      } as const;
      return refuse(request, reply, refusal, state, 404);
    }
    return stageLeadResource(state, stage.stage, [a, b], request.language);
  });
};
