import { may, withPlaceholders } from "@losfee/contract";
import { publishedLog } from "@losfee/core";
import { journalCsv } from "@losfee/files";
import { journalRows } from "../../traces/journal-rows.ts";
import { actingPeople } from "../acting-people.ts";
import { sendCsv, wantsCsv } from "../answers.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { addRoute } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";

/** Adds the route that downloads who did what, by which link and device. */
export const addJournalRoute = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/journal", async (request, reply) => {
    const { id } = request.params;
    const found = await findCompetition(context, request, reply, id);
    if (found === null) return reply;
    const { language } = request;
    const { format, ...query } = request.query;
    const events = await context.competitions.eventsOf(found);
    const rows = journalRows({
      state: withPlaceholders(found, language),
      events,
      people: await actingPeople(
        context,
        events.map(({ actor }) => actor),
      ),
      traces: await context.traces.of(id),
      query: Object.fromEntries(
        Object.entries(query).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      ),
      language,
    });
    reply.header("vary", "accept, accept-language");
    if (wantsCsv(format, request.headers.accept)) {
      return sendCsv(reply, `${id}-journal.csv`, journalCsv(rows));
    }
    if (format === "json") {
      reply.header("content-disposition", `attachment; filename="${id}-journal.json"`);
    }
    return { seq: found.seq, events: rows };
  });
};

/** The arbiter's log for those who run the competition, and its public part. */
export const addLogRoutes = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/log", async (request, reply) => {
    const state = await findCompetition(context, request, reply, request.params.id);
    if (state === null) return reply;
    const { viewer } = request;
    const seesAll = may(viewer, "arbiter");
    const entries = state.arbiterLog.filter(({ actor }) => seesAll || actor === viewer.label);
    return { seq: state.seq, entries };
  });
  addRoute(app, "GET /competitions/:id/decisions", async (request, reply) => {
    const state = await findCompetition(context, request, reply, request.params.id);
    if (state === null) return reply;
    return { seq: state.seq, entries: publishedLog(state) };
  });
};
