import { ownEntries } from "../account-facts.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";
import { personOf } from "./accounts.ts";

/** The entries of the signed-in person; the forms of the account page do the same. */
export const addOwnEntryRoutes = (app: App, context: AppContext): void => {
  const { claims, corrections, organisations } = context;

  addRoute(app, "GET /account/entries", async (request, reply) => {
    const person = personOf(request);
    if (person === null) return refuse(request, reply, { code: "no-account" });
    void reply.header("cache-control", "no-store");
    return { entries: [...(await ownEntries(context, person))] };
  });

  addRoute(app, "PUT /account/entries/:competition/:entry", async (request, reply) => {
    const person = personOf(request);
    if (person === null) return refuse(request, reply, { code: "no-account" });
    const done = await claims.agree({ ...request.params, person });
    return done.ok ? reply.code(204).send() : refuse(request, reply, done.error);
  });

  addRoute(app, "DELETE /account/entries/:competition/:entry", async (request, reply) => {
    const person = personOf(request);
    if (person === null) return refuse(request, reply, { code: "no-account" });
    await claims.leave({ ...request.params, person });
    organisations.changed();
    return reply.code(204).send();
  });

  addRoute(app, "PUT /account/entries/:competition/:entry/correction", async (request, reply) => {
    const person = personOf(request);
    if (person === null) return refuse(request, reply, { code: "no-account" });
    const done = await corrections.ask({ ...request.params, person }, request.body);
    return done.ok ? reply.code(204).send() : refuse(request, reply, done.error);
  });
};
