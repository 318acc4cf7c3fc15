import { CORRECTABLE } from "@losfee/contract";
import type { EntryId, Result } from "@losfee/core";
import { addressKey } from "@losfee/files";
import type { FastifyReply, FastifyRequest } from "fastify";
import { permitFor } from "../../access/permit.ts";
import type { CorrectionRefusal } from "../../personal-data/corrections.ts";
import { whoseEntry } from "../../personal-data/whose-entry.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { givenBy } from "../given-by.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";

/** Adds the routes that link a competition's entries to accounts. */
export const addClaimRoutes = (app: App, context: AppContext): void => {
  const { claims, corrections, organisations } = context;

  const done = async (
    request: FastifyRequest,
    reply: FastifyReply,
    competition: string,
    result: Result<null, CorrectionRefusal>,
  ): Promise<FastifyReply> => {
    if (!result.ok) {
      const state = await context.competitions.state(competition);
      return refuse(request, reply, result.error, state);
    }
    organisations.changed();
    return reply.code(204).send();
  };

  addRoute(app, "GET /competitions/:id/claims", async (request, reply) => {
    const { id } = request.params;
    const state = await findCompetition(context, request, reply, id);
    if (state === null) return reply;
    const whoIs = (entry: EntryId): string => {
      const whose = whoseEntry(state, entry);
      if (whose === null) return `#${entry}`;
      return whose.is === "team" ? whose.name : whose.details.name;
    };
    const [known, asked] = await Promise.all([claims.in(id), corrections.openIn(id)]);
    void reply.header("cache-control", "no-store");
    return {
      claims: known.claims.map(({ entry, person, name, confirmedAt, accepted }) => ({
        ...{ entry, who: whoIs(entry), person, name },
        ...{ claimedAt: confirmedAt, acceptedAt: accepted?.at ?? null },
      })),
      proposals: known.proposals.map(({ entry, address, saidAt }) => ({
        ...{ entry, who: whoIs(entry), address, saidAt },
      })),
      corrections: asked.flatMap(({ entry, person, name, wish, askedAt }) => {
        const whose = whoseEntry(state, entry);
        if (whose?.is !== "person") return [];
        const fields = CORRECTABLE.filter((field) => wish[field] !== undefined);
        const was = Object.fromEntries(fields.map((field) => [field, whose.details[field] ?? ""]));
        return [{ entry, who: whoIs(entry), person, name, wish, was, askedAt }];
      }),
    };
  });

  addRoute(app, "PUT /competitions/:id/claims/:entry/:person", async (request, reply) => {
    const { id: competition, entry, person } = request.params;
    const one = { competition, entry, person };
    const { label } = request.viewer;
    return done(
      request,
      reply,
      competition,
      await (request.body.accepted ? claims.accept(one, label) : claims.doubt(one, label)),
    );
  });

  addRoute(app, "DELETE /competitions/:id/claims/:entry/:person", async (request, reply) => {
    const { id: competition, entry, person } = request.params;
    const { label } = request.viewer;
    return done(
      request,
      reply,
      competition,
      await claims.refuse({ competition, entry, person }, label),
    );
  });

  addRoute(app, "POST /competitions/:id/corrections/:entry/:person", async (request, reply) => {
    const { id: competition, entry, person } = request.params;
    const { askedAt, accepted, reason } = request.body;
    const answered = { competition, entry, person, askedAt };
    const by = { ...givenBy(request), permit: permitFor(request.viewer) };
    return done(
      request,
      reply,
      competition,
      await (accepted
        ? corrections.accept(answered, by)
        : corrections.decline(answered, reason.trim())),
    );
  });

  addRoute(app, "PUT /competitions/:id/proposals/:entry", async (request, reply) => {
    const { id: competition, entry } = request.params;
    const state = await findCompetition(context, request, reply, competition);
    if (state === null) return reply;
    if (whoseEntry(state, entry) === null) {
      return refuse(request, reply, { code: "unknown-entry", entry }, state);
    }
    const address = addressKey(request.body.address);
    if (address === null) return refuse(request, reply, { code: "address-malformed" });
    await claims.propose({ competition, entry, address }, request.viewer.label);
    return reply.code(204).send();
  });

  addRoute(app, "DELETE /competitions/:id/proposals/:entry", async (request, reply) => {
    const { id: competition, entry } = request.params;
    const { label } = request.viewer;
    return done(request, reply, competition, await claims.withdraw({ competition, entry }, label));
  });
};
