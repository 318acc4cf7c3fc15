import type { Viewer } from "@losfee/contract";
import { cardsOf, playsTables, publishedRounds, type TournamentState } from "@losfee/core";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { entryOf, namedRows } from "../resources.ts";
import { routeOptions } from "../route-options.ts";
import { namedFinalPlaces, playerStagesOf } from "../stage-resources.ts";
import { findOfKind } from "./find-competition.ts";

/** A player with everything they have played, in rounds or at tables. */
export const addPlayerRoute = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("GET /competitions/:id/players/:entry"),
    handler: async (request, reply) => {
      const { id, entry } = request.params;
      const state = await findOfKind("tournament", context, request, reply, id);
      if (state === null) return reply;
      return (
        playerOf(state, entry, request.viewer) ??
        refuse(request, reply, { code: "unknown-entry", entry }, state, 404)
      );
    },
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
