import {
  isJournalOf,
  publicCommitments,
  type RecordedCompetitionEvent,
  type Verification,
  verifyJournal,
} from "@losfee/core";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { routeOptions } from "../route-options.ts";
import { findOfKind } from "./find-competition.ts";

/** The seed's hash, and everything derived from the seed once it is public. */
export const addLotsRoute = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("GET /competitions/:id/lots"),
    handler: async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKind("tournament", context, request, reply, id);
      if (state === null) return reply;
      const { seq, seedHash } = state;
      const lots = { seq, seedHash, commitments: [...publicCommitments(state)] };
      if (state.status === "open") return { ...lots, verification: null };
      return { ...lots, verification: verified(await context.competitions.eventsOf(state)) };
    },
  });
};

const verified = (events: readonly RecordedCompetitionEvent[]): Verification | null =>
  isJournalOf("tournament", events) ? verifyJournal(events) : null;
