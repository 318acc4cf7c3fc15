import { rehearsalName, SAMPLE_IDS } from "@losfee/contract";
import { CRITERIA, formats, pairingSystems, tablesChain, tablesCriterionCodes } from "@losfee/core";
import type { FastifyRequest } from "fastify";
import { createSample } from "../../samples/samples.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { competitionOf } from "../guard.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";

/** Options for new competitions: presets, pairing systems, ranking criteria. */
export const addRegistryRoutes = (app: App): void => {
  addRoute(app, "GET /formats", () => ({
    formats: formats.map(({ kind, id, settings }) => ({ kind, id, settings })),
  }));

  addRoute(app, "GET /systems", () => ({
    systems: Object.values(pairingSystems).map(({ id, plannedAhead, options }) => ({
      id,
      plannedAhead,
      options,
    })),
  }));

  addRoute(app, "GET /criteria", () => ({
    criteria: [...criteriaOf("boards", CRITERIA), ...criteriaOf("tables", TABLES)],
  }));
};

const TABLES = tablesChain(tablesCriterionCodes);

const criteriaOf = <At extends "boards" | "tables">(
  at: At,
  criteria: readonly { readonly code: string; readonly better: "higher" | "lower" }[],
) => criteria.map(({ code, better }) => ({ at, code, better }));

/** Sample competitions for trying things out. */
export const addSampleRoute = (app: App, { competitions, ports }: AppContext): void => {
  addRoute(app, "POST /samples/:sample", async (request, reply) => {
    const { sample } = request.params;
    const known = SAMPLE_IDS.find((id) => id === sample);
    if (known === undefined) {
      return refuse(request, reply, { code: "unknown-sample", known: SAMPLE_IDS });
    }
    const stored = await createSample(competitions, known, request.language, ports);
    return stored.ok ? reply.code(201).send(stored.value) : refuse(request, reply, stored.error);
  });
};

/** Places a rehearsal where the original is, so that its directors find it. */
const shareRehearsal = async (
  { organisations: { organisations, grants } }: AppContext,
  { session, viewer, params }: FastifyRequest,
  rehearsal: string,
): Promise<void> => {
  const real = competitionOf(params);
  if (real === null) return;
  const { organisation, festival } = await organisations.placement(real);
  if (organisation !== null) {
    await organisations.place({ competition: rehearsal, organisation, festival }, viewer.label);
  }
  if (session?.role !== "person") return;
  // A director of this one competition also directs its rehearsal.
  const target = { level: "competition", id: rehearsal } as const;
  const grant = { person: session.person, role: "director", target, expiresAt: null } as const;
  await grants.give(grant, viewer.label);
};

/** Copies of competitions for trying everything out. */
export const addRehearsalRoute = (app: App, context: AppContext): void => {
  addRoute(app, "POST /competitions/:id/rehearsals", async (request, reply) => {
    const state = await findCompetition(context, request, reply, request.params.id);
    if (state === null) return reply;
    if (state.rehearsal !== null) return refuse(request, reply, { code: "is-rehearsal" });
    const stored = await context.competitions.rehearse(state.competition, {
      name: rehearsalName[request.language]({ name: state.name }),
      actor: request.viewer.label,
    });
    if (stored === null) return refuse(request, reply, { code: "no-competition" });
    if (stored.ok) await shareRehearsal(context, request, stored.value.id);
    return stored.ok ? reply.code(201).send(stored.value) : refuse(request, reply, stored.error);
  });
};
