import { may, type Role } from "@losfee/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LogLine, Placement } from "../../organisations/organisation.ts";
import { PERSON } from "../acting-people.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { namedCompetitions, shownFestival, viewerAt } from "../organisation-resources.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";

/** Organisations, their festivals, and their competitions. */
export const addOrganisationRoutes = (app: App, context: AppContext): void => {
  addOrganisations(app, context);
  addFestivals(app, context);
  addPlacements(app, context);
};

const addOrganisations = (app: App, context: AppContext): void => {
  const { organisations, affiliations } = context.organisations;

  addRoute(app, "GET /organisations", async (request) => {
    const all = await organisations.list();
    const seen = await Promise.all(
      all.map(async (one) => {
        const viewer = await viewerAt(context, request, { level: "organisation", id: one.id });
        return { ...one, viewer };
      }),
    );
    return {
      organisations: seen
        .filter(({ viewer }) => may(viewer, "viewer") || may(viewer, "member"))
        .map(({ viewer, ...one }) => ({ ...one, roles: rolesIn(viewer) })),
    };
  });

  addRoute(app, "POST /organisations", async (request, reply) => {
    const done = await organisations.found(request.body, request.viewer.label);
    return done.ok ? reply.code(201).send(done.value) : refuse(request, reply, done.error);
  });

  addRoute(app, "GET /organisations/:organisation", async (request, reply) => {
    const { organisation: id } = request.params;
    const one = await organisations.find(id);
    if (one === null) return refuse(request, reply, { code: "unknown-organisation" });
    const all = await organisations.list();
    const owns = may(request.viewer, "owner");
    const moves = owns ? await organisations.movesTo(id) : [];
    const asked = owns ? await affiliations.of(id) : null;
    const asking = owns ? await affiliations.to(id) : [];
    const named = (organisation: string) => ({
      id: organisation,
      name: all.find((other) => other.id === organisation)?.name ?? organisation,
    });
    const names = await namedCompetitions(context);
    const competitions = await competitionsOf(context, id, names);
    return {
      ...one,
      roles: rolesIn(request.viewer),
      above: one.parent === null ? null : named(one.parent),
      asked: asked && named(asked.parent),
      asking: asking.map(({ organisation }) => named(organisation)),
      below: all.filter(({ parent }) => parent === id),
      festivals: await organisations.festivals(id),
      competitions,
      moves: moves.map(({ competition }) => ({
        id: competition,
        name: names.get(competition) ?? competition,
      })),
    };
  });

  addRoute(app, "PUT /organisations/:organisation", async (request, reply) => {
    const { organisation } = request.params;
    const { parent } = request.body;
    const before = await organisations.find(organisation);
    // The parent organisation has a say in it; others do not even learn that it exists.
    if (parent !== null && parent !== before?.parent) {
      const above = await viewerAt(context, request, { level: "organisation", id: parent });
      if (!may(above, "owner")) return refuse(request, reply, { code: "parent-not-owned" });
    }
    const done = await organisations.change(organisation, request.body, request.viewer.label);
    return done.ok ? done.value : refuse(request, reply, done.error);
  });

  addRoute(app, "DELETE /organisations/:organisation", async (request, reply) => {
    const done = await organisations.remove(request.params.organisation, request.viewer.label);
    return done.ok ? reply.code(204).send() : refuse(request, reply, done.error);
  });

  addRoute(app, "GET /organisations/:organisation/log", async (request, reply) => {
    const { organisation } = request.params;
    if ((await organisations.find(organisation)) === null) {
      return refuse(request, reply, { code: "unknown-organisation" });
    }
    const log = await organisations.log(organisation);
    return {
      log: log.map(({ entry, ...line }) => ({ ...line, entry: { ...entry } })),
      names: {
        ...(await namesIn(context, log)),
        ...(await namesOfPlaces(context, organisation, log)),
      },
    };
  });

  addRoute(app, "POST /organisations/:organisation/festivals", async (request, reply) => {
    const { organisation } = request.params;
    const { label } = request.viewer;
    const done = await organisations.addFestival(organisation, request.body, label);
    return done.ok ? reply.code(201).send(done.value) : refuse(request, reply, done.error);
  });
};

/** Names of the people in a log who have an account; owners know them from giving the roles. */
const namesIn = async (
  { accounts: { people } }: AppContext,
  log: readonly LogLine[],
): Promise<Record<string, string>> => {
  const ids = log.flatMap(({ actor, entry }) => [
    ...(actor.startsWith(PERSON) ? [actor.slice(PERSON.length)] : []),
    ...("person" in entry ? [entry.person] : []),
  ]);
  const found = await Promise.all([...new Set(ids)].map((id) => people.of(id)));
  return Object.fromEntries(
    found.flatMap((person) => (person === null ? [] : [[person.id, person.name]])),
  );
};

/** Names of the organisations in a log, and of the competitions it owns. */
const namesOfPlaces = async (
  context: AppContext,
  organisation: string,
  log: readonly LogLine[],
): Promise<Record<string, string>> => {
  const { organisations } = context.organisations;
  const logged = new Set(log.flatMap(({ entry }) => Object.values(entry)));
  const places = [
    ...(await organisations.list()),
    ...(await competitionsOf(context, organisation, await namedCompetitions(context))),
  ];
  return Object.fromEntries(
    places.filter(({ id }) => logged.has(id)).map(({ id, name }) => [id, name]),
  );
};

/** The competitions of an organisation that have a name. */
const competitionsOf = async (
  context: AppContext,
  organisation: string,
  names: ReadonlyMap<string, string>,
) => {
  const placements = await context.organisations.organisations.placements();
  return [...placements].flatMap(([id, at]) => {
    const name = at.organisation === organisation ? names.get(id) : undefined;
    return name === undefined ? [] : [{ id, name, festival: at.festival }];
  });
};

const addFestivals = (app: App, context: AppContext): void => {
  const { organisations } = context.organisations;

  addRoute(app, "GET /festivals", async (request) => {
    const organisers = new Map((await organisations.list()).map(({ id, name }) => [id, name]));
    const seen = await Promise.all(
      (await organisations.festivals()).map(async (one) => ({
        ...one,
        organiser: organisers.get(one.organisation) ?? one.organisation,
        viewer: await viewerAt(context, request, { level: "festival", id: one.id }),
      })),
    );
    return {
      festivals: seen
        .filter(({ viewer }) => may(viewer, "viewer"))
        .map(({ viewer, ...one }) => ({ ...one, roles: rolesIn(viewer) })),
    };
  });

  addRoute(app, "GET /festivals/:festival", async (request, reply) => {
    const festival = await shownFestival(context, request.params.festival);
    return festival ?? refuse(request, reply, { code: "unknown-festival" });
  });

  addRoute(app, "PUT /festivals/:festival", async (request, reply) => {
    const { festival } = request.params;
    const done = await organisations.changeFestival(festival, request.body, request.viewer.label);
    return done.ok ? done.value : refuse(request, reply, done.error);
  });

  addRoute(app, "DELETE /festivals/:festival", async (request, reply) => {
    const done = await organisations.removeFestival(request.params.festival, request.viewer.label);
    return done.ok ? reply.code(204).send() : refuse(request, reply, done.error);
  });
};

const addPlacements = (app: App, context: AppContext): void => {
  const { organisations } = context.organisations;

  const placementNow = async (competition: string) => {
    const move = await organisations.move(competition);
    return {
      ...(await organisations.placement(competition)),
      move: move && { organisation: move.organisation, askedAt: move.askedAt },
    };
  };

  addRoute(app, "GET /competitions/:id/placement", async (request, reply) => {
    const state = await findCompetition(context, request, reply, request.params.id);
    return state === null ? reply : placementNow(state.competition);
  });

  addRoute(app, "PUT /competitions/:id/placement", async (request, reply) => {
    const { id } = request.params;
    const { organisation, festival } = request.body;
    const state = await findCompetition(context, request, reply, id);
    if (state === null) return reply;
    const { label } = request.viewer;
    const before = await organisations.placement(id);
    const step = await nextStep(context, request, before, { organisation, festival });
    if (step === "not-allowed") {
      return refuse(request, reply, { code: "not-allowed", needed: "owner" });
    }
    const done =
      step === "place"
        ? await organisations.place({ competition: id, organisation, festival }, label)
        : await organisations.askToMove(id, organisation, label);
    return done.ok ? placementNow(id) : refuse(request, reply, done.error);
  });

  addRoute(app, "DELETE /competitions/:id/move", (request, reply) =>
    endMove(context, request, reply, request.params.id),
  );

  addRoute(app, "POST /organisations/:organisation/moves/:moved", async (request, reply) => {
    const { organisation, moved } = request.params;
    // A move not offered to this organisation is not revealed.
    if ((await organisations.move(moved))?.organisation !== organisation) {
      return refuse(request, reply, { code: "no-move" });
    }
    const placing = { competition: moved, organisation, festival: null };
    const done = await organisations.place(placing, request.viewer.label);
    return done.ok ? placementNow(moved) : refuse(request, reply, done.error);
  });

  addRoute(app, "DELETE /organisations/:organisation/moves/:moved", async (request, reply) => {
    const { organisation, moved } = request.params;
    if ((await organisations.move(moved))?.organisation !== organisation) {
      return refuse(request, reply, { code: "no-move" });
    }
    return endMove(context, request, reply, moved);
  });
};

const endMove = async (
  { organisations: { organisations } }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  competition: string,
): Promise<FastifyReply> => {
  const done = await organisations.declineMove(competition, request.viewer.label);
  return done.ok ? reply.code(204).send() : refuse(request, reply, done.error);
};

/**
 * Next step of a request to move a competition: a director of both places moves it within an
 * organisation; between organisations both owners have to agree.
 */
const nextStep = async (
  context: AppContext,
  request: FastifyRequest,
  before: Placement,
  { organisation, festival }: { readonly organisation: string; readonly festival: string | null },
): Promise<"place" | "ask" | "not-allowed"> => {
  const goal =
    festival === null
      ? ({ level: "organisation", id: organisation } as const)
      : ({ level: "festival", id: festival } as const);
  const there = await viewerAt(context, request, goal);
  if (before.organisation === organisation) {
    return may(there, "director") ? "place" : "not-allowed";
  }
  if (!may(request.viewer, "owner")) return "not-allowed";
  const house = await viewerAt(context, request, { level: "organisation", id: organisation });
  return may(house, "owner") ? "place" : "ask";
};

/** A person's roles on a target, as an API resource. */
const rolesIn = ({
  role,
  also = [],
}: {
  readonly role: Role;
  readonly also?: readonly Role[];
}): Role[] => [role, ...also];
