import { describeNotPaired, seesChances } from "@losfee/contract";
import {
  explainNotPaired,
  isJournalOf,
  publicCommitments,
  type RecordedCompetitionEvent,
  tellsOdds,
  type Verification,
  verifyJournal,
} from "@losfee/core";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { rejectRequest } from "../guard.ts";
import { ODDS_TIMEOUT } from "../limits.ts";
import { refuse } from "../problem.ts";
import { oddsResource, visibleRounds } from "../resources.ts";
import { addRoute } from "../route-options.ts";
import { namesIn } from "../subject.ts";
import { findOfKind } from "./find-competition.ts";

/** The odds, if the director publishes them, or for directors. */
export const addOddsRoute = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/odds", async (request, reply) => {
    const { id } = request.params;
    const state = await findOfKind("tournament", context, request, reply, id);
    if (state === null) return reply;
    if (!seesChances(state, request.viewer)) return rejectRequest(request, reply, "director");
    if (!tellsOdds(state)) return refuse(request, reply, { code: "no-chances-for-teams" });
    // The odds depend on it.
    await context.cutLines.compute(state);
    return oddsResource(state, await context.odds.report(state, ODDS_TIMEOUT));
  });
};

/** The seed's hash, and everything derived from the seed once it is public. */
export const addLotsRoute = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/lots", async (request, reply) => {
    const { id } = request.params;
    const state = await findOfKind("tournament", context, request, reply, id);
    if (state === null) return reply;
    const { seq, seedHash } = state;
    const lots = { seq, seedHash, commitments: [...publicCommitments(state)] };
    if (state.status === "open") return { ...lots, verification: null };
    return { ...lots, verification: verified(await context.competitions.eventsOf(state)) };
  });
};

const verified = (events: readonly RecordedCompetitionEvent[]): Verification | null =>
  isJournalOf("tournament", events) ? verifyJournal(events) : null;

/** Explains why two players did not meet: the system's analysis, as data and as a sentence. */
export const addWhyNotRoute = (app: App, context: AppContext): void => {
  addRoute(app, "GET /competitions/:id/rounds/:n/why-not", async (request, reply) => {
    const { id, n } = request.params;
    const { a, b } = request.query;
    const state = await findOfKind("tournament", context, request, reply, id);
    if (state === null) return reply;
    const visible = visibleRounds(state, request.viewer.role).some(({ number }) => number === n);
    if (!visible) return refuse(request, reply, { code: "unknown-round", round: n }, state, 404);
    const notPaired = explainNotPaired(state, n, [a, b]);
    if (!notPaired.ok) {
      const status = notPaired.error.code === "unknown-entry" ? 404 : 422;
      return refuse(request, reply, notPaired.error, state, status);
    }
    const message = describeNotPaired(
      notPaired.value.reason,
      request.language,
      namesIn(state, request.language),
    );
    return { seq: state.seq, notPaired: notPaired.value, message };
  });
};
