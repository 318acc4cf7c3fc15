import { may, type Viewer } from "@losfee/contract";
import { commandSchemasOf, type FixtureResource } from "@losfee/contract/api";
import {
  type CompetitionKind,
  cardsOf,
  displayName,
  type EventDetailsInput,
  err,
  type Fixture,
  fixturesOf,
  hasFixtures,
  isSettled,
  kindOfFormat,
  ok,
  playsTables,
  publishedRounds,
  type Result,
  recordedResult,
  type SettingsOf,
  type TournamentState,
} from "@losfee/core";
import type { FastifyRequest } from "fastify";
import type { HttpRefusal } from "../../messages/http-refusal.ts";
import { zoneWarnings } from "../../messages/zone-warnings.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { givenBy } from "../given-by.ts";
import { heldCompetition } from "../held-competition.ts";
import { parsed } from "../malformed.ts";
import { tasksOf } from "../organisation-resources.ts";
import { refuse } from "../problem.ts";
import { listFor } from "../rehearsals.ts";
import { detailsOf, entryOf, namedRows } from "../resources.ts";
import { addRoute } from "../route-options.ts";
import { namedFinalPlaces, playerStagesOf } from "../stage-resources.ts";
import type { Subject } from "../subject.ts";
import { findOfKind } from "./find-competition.ts";
import { type CompetitionHome, homeOf, mayFound, storedAt } from "./home-of-competition.ts";
import { keyOf } from "./idempotency-key.ts";

/** Adds the routes that list, create, read and delete competitions. */
export const addCompetitionRoutes = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions", async (request) =>
    listFor(request.viewer, await context.competitions.list(), await tasksOf(context, request)),
  );

  addRoute(app, "POST /competitions", async (request, reply) => {
    const { organisation, festival, ...asked } = request.body;
    const home = homeOf({ organisation, festival });
    const created = await createdCompetition(context, request, home, {
      ...asked,
      ...keyOf(request.headers),
    });
    if (!created.ok) return refuse(request, reply, created.error, nobodyIn(asked.format));
    const { named, ...stored } = created.value;
    const warnings = zoneWarnings(named, request.language);
    return reply.code(201).send({ ...stored, warnings });
  });

  addRoute(app, "GET /competitions/:id", async (request, reply) => {
    const found = await heldCompetition(context.competitions, request, request.params.id);
    if (found === null) return refuse(request, reply, { code: "no-competition" });
    return detailsOf(found.state, found.broken, request.viewer.role);
  });

  addRoute(app, "DELETE /competitions/:id", async (request, reply) =>
    (await context.competitions.remove(request.params.id))
      ? reply.code(204).send()
      : refuse(request, reply, { code: "no-competition" }),
  );
};

/** A competition as the API and the form of three questions describe it. */
interface AskedCompetition {
  readonly name: string;
  readonly format: string;
  readonly settings?: object;
  readonly details?: EventDetailsInput;
  readonly idempotencyKey?: string;
}

/** Creates a competition where the viewer may create one. */
export const createdCompetition = async (
  context: AppContext,
  request: FastifyRequest,
  home: CompetitionHome,
  { settings: sent, idempotencyKey, ...asked }: AskedCompetition,
) => {
  if (!(await mayFound(context, request, home))) {
    return err({ code: "not-allowed" as const, needed: "founder" as const });
  }
  const settings = settingsOf(kindOfFormat(asked.format) ?? "tournament", sent);
  if (!settings.ok) return settings;
  const named = { ...asked, ...settings.value };
  const created = await storedAt(context, request, home, (placed) =>
    context.competitions.create(named, {
      ...givenBy(request),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      ...placed,
    }),
  );
  return created.ok ? ok({ ...created.value, named }) : created;
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
const nobodyIn = (format: string): Subject => ({
  kind: kindOfFormat(format) ?? "tournament",
  entries: null,
});

/** Adds the route of a league's fixtures. */
export const addFixturesRoute = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/fixtures", async (request, reply) => {
    const state = await findOfKind("tournament", context, request, reply, request.params.id);
    if (state === null) return reply;
    const rounds = hasFixtures(state.settings) ? fixturesOf(state) : [];
    return {
      seq: state.seq,
      rounds: rounds.map(({ matches, ...round }) => ({
        ...round,
        matches: matches.map((fixture) =>
          fixtureResource(state, fixture, may(request.viewer, "director")),
        ),
      })),
    };
  });
};

const fixtureResource = (
  state: TournamentState,
  fixture: Fixture,
  showsReasons: boolean,
): FixtureResource => {
  const { seats, game, isSettled: isKnown, at, moved, venue, reason, left } = fixture;
  const outcome = game !== null && isSettled(game) ? recordedResult(game)?.outcome : undefined;
  return {
    teams: seats,
    names: [displayName(state, seats[0]), displayName(state, seats[1])],
    isSettled: isKnown,
    ...{ at, moved, venue },
    reason: showsReasons ? reason : "",
    withdrawn: left,
    board: game?.board ?? null,
    scores: outcome?.kind === "played" ? outcome.scores : null,
    absent: outcome?.kind === "forfeit" ? outcome.absent : [],
  };
};

/** A player with everything they have played, in rounds or at tables. */
export const addPlayerRoute = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/players/:entry", async (request, reply) => {
    const { id, entry } = request.params;
    const state = await findOfKind("tournament", context, request, reply, id);
    if (state === null) return reply;
    return (
      playerOf(state, entry, request.viewer) ??
      refuse(request, reply, { code: "unknown-entry", entry }, state, 404)
    );
  });
};

const playerOf = (state: TournamentState, entry: number, viewer: Viewer) => {
  const known = state.entries.get(entry);
  if (known === undefined) return null;
  const rows = namedRows(state, publishedRounds(state));
  const row = rows.find((candidate) => candidate.entry === entry) ?? null;
  const card = cardsOf(state).find((candidate) => candidate.entry === entry);
  const lines = (card?.lines ?? []).map((line) => line ?? null);
  const place = namedFinalPlaces(state).find((line) => line.entry === entry)?.place ?? null;
  const stages = playerStagesOf(state, entry);
  const atTables = playsTables(state.settings) ? { place, stages } : {};
  return { seq: state.seq, entry: entryOf(known, viewer), row, lines, ...atTables };
};
