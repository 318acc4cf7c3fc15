import { describeNotPaired } from "@losfee/contract";
import { explainNotPaired } from "@losfee/core";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { visibleRounds } from "../resources.ts";
import { routeOptions } from "../route-options.ts";
import { namesIn } from "../subject.ts";
import { findOfKind } from "./find-competition.ts";

/** Explains why two players did not meet: the system's analysis, as data and as a sentence. */
export const addWhyNotRoute = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("GET /competitions/:id/rounds/:n/why-not"),
    handler: async (request, reply) => {
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
    },
  });
};
