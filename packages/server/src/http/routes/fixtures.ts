import { may } from "@losfee/contract";
import type { FixtureResource } from "@losfee/contract/api";
import {
  displayName,
  type Fixture,
  fixturesOf,
  hasFixtures,
  isSettled,
  recordedResult,
  type TournamentState,
} from "@losfee/core";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { routeOptions } from "../route-options.ts";
import { findOfKind } from "./find-competition.ts";

/** Adds the route of a league's fixtures. */
export const addFixturesRoute = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("GET /competitions/:id/fixtures"),
    handler: async (request, reply) => {
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
    },
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
