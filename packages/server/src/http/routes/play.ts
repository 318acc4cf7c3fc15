import { cardsOf } from "@losfee/core";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import {
  entryOf,
  namedRows,
  roundResourceOf,
  roundSummaryOf,
  visibleRounds,
} from "../resources.ts";
import { addRoute } from "../route-options.ts";
import { findOfKind } from "./find-competition.ts";

/** Entries, rounds and crosstable, as the public may see them. */
export const addPlayRoutes = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/entries", async (request, reply) => {
    const { id } = request.params;
    const state = await findOfKind("tournament", context, request, reply, id);
    if (state === null) return reply;
    const entries = [...state.entries.values()].map((entry) => entryOf(entry, request.viewer));
    return { seq: state.seq, entries };
  });

  addRoute(app, "GET /competitions/:id/rounds", async (request, reply) => {
    const state = await findOfKind("tournament", context, request, reply, request.params.id);
    if (state === null) return reply;
    const rounds = visibleRounds(state, request.viewer.role).map(roundSummaryOf);
    return { seq: state.seq, rounds };
  });

  addRoute(app, "GET /competitions/:id/rounds/:n", async (request, reply) => {
    const { id, n } = request.params;
    const state = await findOfKind("tournament", context, request, reply, id);
    if (state === null) return reply;
    const { role } = request.viewer;
    const round = visibleRounds(state, role).find(({ number }) => number === n);
    if (round === undefined) {
      return refuse(request, reply, { code: "unknown-round", round: n }, state, 404);
    }
    return { seq: state.seq, round: roundResourceOf(state, round, role) };
  });

  addRoute(app, "GET /competitions/:id/crosstable", async (request, reply) => {
    const state = await findOfKind("tournament", context, request, reply, request.params.id);
    if (state === null) return reply;
    const rounds = visibleRounds(state, "public").length;
    const cards = new Map(cardsOf(state).map((card) => [card.entry, card]));
    const rows = namedRows(state, rounds).map(({ rank, entry, name, points, wins, spread }) => {
      const lines = cards.get(entry)?.lines ?? [];
      return {
        rank,
        entry,
        name,
        points,
        wins,
        spread,
        lines: lines.map((line) => line ?? null),
      };
    });
    return { seq: state.seq, rounds, rows };
  });
};
