import { describeWarningOf } from "@losfee/contract";
import { nameKey, probableDuplicates, squadFaults } from "@losfee/core";
import { listColumns, parseChosenColumns, squadColumns } from "@losfee/files";
import { secretSeedsOf, withoutSecretSeeds } from "../../competitions/secret-seed.ts";
import { describeFileWarning } from "../../messages/file-refusals.ts";
import { zoneWarningsOf } from "../../messages/zone-warnings.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { addRoute, routeOptions } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";
import { homeOf, mayFound, storedAt } from "./home-of-competition.ts";

const IMPORT_LIMIT = 20 * 1024 * 1024;

const CSV_LIMIT = 1024 * 1024;

/** Exports from and imports into the journal as files. */
export const addTransferRoutes = (app: App, context: AppContext): void => {
  // Only in this scope: the body is taken as bytes, regardless of its content type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "*",
    { parseAs: "buffer" },
    async (_: unknown, body: Buffer) => body,
  );

  app.route({
    ...routeOptions("POST /competitions/import"),
    bodyLimit: IMPORT_LIMIT,
    handler: async (request, reply) => {
      const home = homeOf(request.query);
      if (!(await mayFound(context, request, home))) {
        return refuse(request, reply, { code: "not-allowed", needed: "founder" });
      }
      const imported = await storedAt(context, request, home, (placed) =>
        context.competitions.importFile(request.body, placed),
      );
      if (!imported.ok) return refuse(request, reply, imported.error);
      const state = await context.competitions.state(imported.value.id);
      const warnings = zoneWarningsOf(state, request.language);
      return reply.code(201).send({ ...imported.value, warnings });
    },
  });

  addRoute(app, "GET /competitions/:id/export", async (request, reply) => {
    const { id } = request.params;
    const file = await context.competitions.exportFile(id);
    if (file === null) return refuse(request, reply, { code: "no-competition" });
    return reply
      .header("content-disposition", `attachment; filename="${id}.losfee.json"`)
      .type("application/json; charset=utf-8")
      .serializer((text: unknown) => String(text))
      .send(file);
  });

  addRoute(app, "GET /competitions/:id/events", async (request, reply) => {
    const { id } = request.params;
    const state = await findCompetition(context, request, reply, id);
    if (state === null) return reply;
    const events = await context.competitions.eventsOf(state, request.query);
    const secret = secretSeedsOf(state);
    return {
      seq: state.seq,
      events: events.map((event) => withoutSecretSeeds(event, secret)),
    };
  });

  app.route({
    ...routeOptions("POST /competitions/:id/entries/read"),
    bodyLimit: CSV_LIMIT,
    handler: async (request, reply) => {
      const state = await findCompetition(context, request, reply, request.params.id);
      if (state === null) return reply;
      const entered = [...state.entries.values()];
      const chosen = parseChosenColumns(request.query.columns ?? "");
      if (chosen === null) return refuse(request, reply, { code: "csv-choice-malformed" });
      const ofTeams = state.kind === "tournament" && state.settings.teams !== undefined;
      const file = request.body;
      const read = await context.reader.entries({ file, entered, ofTeams, chosen });
      if (!read.ok) {
        // Perhaps a column was misread: the page asks.
        const refusal = { ...read.error, listColumns: listColumns(file, { ofTeams, chosen }) };
        return refuse(request, reply, refusal);
      }
      const { entries, columns, table, warnings } = read.value;
      const { language } = request;
      // The command's warnings, shown before it is sent.
      const next = Math.max(0, ...entered.map(({ id }) => id)) + 1;
      const pairs = probableDuplicates(
        entries.map((entry, index) => ({ ...entry, id: next + index })),
        entered,
      );
      const duplicates =
        pairs.length === 0 ? [] : [{ code: "probable-duplicates", pairs } as const];
      return {
        entries,
        columns,
        table,
        warnings: [
          ...warnings.map((warning) => ({
            ...warning,
            message: describeFileWarning(warning, language),
          })),
          ...duplicates.map((warning) => ({
            ...warning,
            message: describeWarningOf(state.kind, warning, language),
          })),
        ],
      };
    },
  });

  app.route({
    ...routeOptions("POST /competitions/:id/squads/read"),
    bodyLimit: CSV_LIMIT,
    handler: async (request, reply) => {
      const state = await findCompetition(context, request, reply, request.params.id);
      if (state === null) return reply;
      if (state.kind !== "tournament" || state.settings.teams === undefined) {
        return refuse(request, reply, { code: "no-teams" });
      }
      const { team: number } = request.query;
      const team = number === undefined ? undefined : state.entries.get(number);
      if (number !== undefined && team === undefined) {
        return refuse(request, reply, { code: "unknown-entry", entry: number });
      }
      const chosen = parseChosenColumns(request.query.columns ?? "");
      if (chosen === null) return refuse(request, reply, { code: "csv-choice-malformed" });
      const file = request.body;
      const squadsOf = { only: team?.name, chosen };
      const read = await context.reader.squads({ file, ...squadsOf });
      if (!read.ok) {
        // Perhaps a column was misread: the page asks.
        const refusal = { ...read.error, listColumns: squadColumns(file, squadsOf) };
        return refuse(request, reply, refusal);
      }
      const { squads, columns, table, warnings } = read.value;
      // The command's refusals, shown before it is sent.
      const faults = squadFaults(squads, state.squads, (one) => state.entries.get(one)?.name ?? "");
      if (faults.length > 0) return refuse(request, reply, { code: "squads-wrong", faults });
      const known = new Map([...state.entries.values()].map(({ id, name }) => [nameKey(name), id]));
      return {
        squads: squads.map((squad) => ({
          ...squad,
          entry: known.get(nameKey(squad.team)) ?? null,
        })),
        columns,
        table,
        warnings: warnings.map((warning) => ({
          ...warning,
          message: describeFileWarning(warning, request.language),
        })),
      };
    },
  });
};
