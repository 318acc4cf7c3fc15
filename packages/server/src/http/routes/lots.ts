import type { AnyVerification } from "@losfee/contract/api";
import {
  isJournalOf,
  type RecordedCompetitionEvent,
  shownCommitments,
  verifyJournal,
  verifyTables,
} from "@losfee/core";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { routeOptions } from "../route-options.ts";
import { findOfKinds } from "./find-competition.ts";

/** The seed's hash, and everything that follows from the seed once that is public. */
export const addLotsRoute = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("GET /competitions/:id/lots"),
    handler: async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKinds(["tournament", "tables"], context, request, reply, id);
      if (state === null) return reply;
      const { seq, seedHash } = state;
      const shown = { seq, seedHash, commitments: [...shownCommitments(state)] };
      if (state.status === "open") return { ...shown, verification: null };
      return { ...shown, verification: verified(await context.competitions.events(id)) };
    },
  });
};

const verified = (events: readonly RecordedCompetitionEvent[]): AnyVerification | null => {
  if (isJournalOf("tournament", events)) return verifyJournal(events);
  return isJournalOf("tables", events) ? verifyTables(events) : null;
};
