import { may } from "@losfee/contract";
import { commandSchemasOf } from "@losfee/contract/api";
import { type CompetitionKind, kindOfFormat, ok, type Result, type SettingsOf } from "@losfee/core";
import type { FastifyRequest } from "fastify";
import type { HttpRefusal } from "../../messages/http-refusal.ts";
import type { OrganisationRefusal } from "../../organisations/organisation.ts";
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
import { tasksOf, viewerAt } from "../whereabouts.ts";
import { keyOf } from "./idempotency-key.ts";

/** Competitions as a whole: list, create, look at, delete. */
export const addCompetitionRoutes = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("GET /competitions"),
    handler: async (request) =>
      listFor(request.viewer, await context.competitions.list(), await tasksOf(context, request)),
  });

  const { organisations: placings } = context.organisations;
  app.route({
    ...routeOptions("POST /competitions"),
    handler: async (request, reply) => {
      const { name, format, details, organisation, festival = null } = request.body;
      const home = organisation === undefined ? null : { organisation, festival };
      if (!(await mayFound(context, request, home))) {
        return refuse(request, reply, { code: "not-allowed", needed: "founder" });
      }
      const kind = kindOfFormat(format) ?? "tournament";
      const settings = settingsOf(kind, request.body.settings);
      if (!settings.ok) return refuse(request, reply, settings.error);
      const { label } = request.viewer;
      const named = {
        name,
        format,
        ...settings.value,
        ...(details === undefined ? {} : { details }),
      };
      try {
        const created = await context.competitions.create(named, {
          ...givenBy(request),
          ...keyOf(request.headers),
          ...(home === null
            ? {}
            : {
                within: home,
                *alongside(competition) {
                  const placed = yield* placings.placeWithin({ competition, ...home }, label);
                  if (!placed.ok) throw new NotPlaced(placed.error);
                },
              }),
        });
        if (!created.ok) return refuse(request, reply, created.error, nobodyIn(kind));
        if (home !== null) context.organisations.changed();
        return reply.code(201).send(created.value);
      } catch (error) {
        if (error instanceof NotPlaced) return refuse(request, reply, error.refusal);
        throw error;
      }
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

/** Undoes a competition that cannot be where it is to be. */
class NotPlaced extends Error {
  readonly refusal: OrganisationRefusal;
  constructor(refusal: OrganisationRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Whether somebody may begin a competition there: who directs the organisation or the festival; without
 * one, whoever runs the place. What is not there may be nobody's.
 */
const mayFound = async (
  context: AppContext,
  request: FastifyRequest,
  home: { readonly organisation: string; readonly festival: string | null } | null,
): Promise<boolean> => {
  if (home === null) return may(request.viewer, "place");
  const { organisation, festival } = home;
  const { organisations } = context.organisations;
  const roof = festival === null ? null : await organisations.festival(festival);
  const isThere =
    (await organisations.find(organisation)) !== null &&
    (festival === null || roof?.organisation === organisation);
  const target =
    festival === null
      ? ({ level: "organisation", id: organisation } as const)
      : ({ level: "festival", id: festival } as const);
  return isThere && may(await viewerAt(context, request, target), "director");
};

/** The settings that were sent, if they are those of this kind of competition. */
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
