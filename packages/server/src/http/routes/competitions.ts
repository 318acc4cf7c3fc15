import { may, type Viewer } from "@losfee/contract";
import { commandSchemasOf, type FixtureResource } from "@losfee/contract/api";
import {
  type CompetitionKind,
  cardsOf,
  displayName,
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
import { homeOf, mayFound, storedAt } from "./home-of-competition.ts";
import { keyOf } from "./idempotency-key.ts";

/** Adds the routes that list, create, read and delete competitions. */
export const addCompetitionRoutes = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions", async (request) =>
    listFor(request.viewer, await context.competitions.list(), await tasksOf(context, request)),
  );

  addRoute(app, "POST /competitions", async (request, reply) => {
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
