import { commandSchemasOf } from "@losfee/contract/api";
import { type CompetitionKind, kindOfFormat, ok, type Result, type SettingsOf } from "@losfee/core";
import type { HttpRefusal } from "../../messages/http-refusal.ts";
import { zoneWarnings } from "../../messages/zone-warnings.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { givenBy } from "../given-by.ts";
import { heldCompetition } from "../held-competition.ts";
import { parsed } from "../malformed.ts";
import { refuse } from "../problem.ts";
import { listFor } from "../rehearsals.ts";
import { detailsOf } from "../resources.ts";
import { routeOptions } from "../route-options.ts";
import type { Subject } from "../subject.ts";
import { tasksOf } from "../whereabouts.ts";
import { homeOf, mayFound, storedAt } from "./home-of-competition.ts";
import { keyOf } from "./idempotency-key.ts";

/** Adds the routes that list, create, read and delete competitions. */
export const addCompetitionRoutes = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("GET /competitions"),
    handler: async (request) =>
      listFor(request.viewer, await context.competitions.list(), await tasksOf(context, request)),
  });

  app.route({
    ...routeOptions("POST /competitions"),
    handler: async (request, reply) => {
      const { name, format, details, organisation, festival } = request.body;
      const home = homeOf({ organisation, festival });
      if (!(await mayFound(context, request, home))) {
        return refuse(request, reply, { code: "not-allowed", needed: "founder" });
      }
      const kind = kindOfFormat(format) ?? "tournament";
      const settings = settingsOf(kind, request.body.settings);
      if (!settings.ok) return refuse(request, reply, settings.error);
      const named = {
        name,
        format,
        ...settings.value,
        ...(details === undefined ? {} : { details }),
      };
      const created = await storedAt(context, request, home, (placed) =>
        context.competitions.create(named, {
          ...givenBy(request),
          ...keyOf(request.headers),
          ...placed,
        }),
      );
      if (!created.ok) return refuse(request, reply, created.error, nobodyIn(kind));
      const warnings = zoneWarnings(named, request.language);
      return reply.code(201).send({ ...created.value, warnings });
    },
  });

  app.route({
    ...routeOptions("GET /competitions/:id"),
    handler: async (request, reply) => {
      const found = await heldCompetition(context.competitions, request, request.params.id);
      if (found === null) return refuse(request, reply, { code: "no-competition" });
      return detailsOf(found.state, found.broken, request.viewer.role);
    },
  });

  app.route({
    ...routeOptions("DELETE /competitions/:id"),
    handler: async (request, reply) =>
      (await context.competitions.remove(request.params.id))
        ? reply.code(204).send()
        : refuse(request, reply, { code: "no-competition" }),
  });
};

/** The parsed settings, if they fit the kind of competition. */
const settingsOf = (
  kind: CompetitionKind,
  sent: object | undefined,
): Result<{ readonly settings?: Partial<SettingsOf<CompetitionKind>> }, HttpRefusal> => {
  if (sent === undefined) return ok({});
  const settings = parsed(commandSchemasOf(kind).settingsChange, sent, "settings");
  return settings.ok ? ok({ settings: settings.value }) : settings;
};

/** A competition of a kind that does not exist yet. */
const nobodyIn = (kind: CompetitionKind): Subject => ({ kind, entries: null });
