import { type GrantRole, may, neededToGive } from "@losfee/contract";
import type { EntryId } from "@losfee/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import { unknownTarget } from "../../organisations/grants.ts";
import type { Target } from "../../organisations/organisation.ts";
import { whoseEntry } from "../../personal-data/whose-entry.ts";
import { baseUrlOf } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { targetOf } from "../guard.ts";
import { refuse } from "../problem.ts";
import { addRoute } from "../route-options.ts";

/** What roles are given on. */
const LEVELS = [
  "/organisations/:organisation",
  "/festivals/:festival",
  "/competitions/:id",
] as const;

/** Roles on organisations, festivals and competitions, and invitations to them. */
export const addRoleRoutes = (app: App, context: AppContext): void => {
  const { list, give, take, invite, withdraw } = handlersOf(context);

  for (const level of LEVELS) {
    addRoute(app, `GET ${level}/roles`, list);
    addRoute(app, `POST ${level}/roles`, (request, reply) => give(request, reply, request.body));
    addRoute(app, `DELETE ${level}/roles/:grant`, (request, reply) =>
      take(request, reply, request.params.grant),
    );
    addRoute(app, `POST ${level}/invitations`, (request, reply) =>
      invite(request, reply, request.body),
    );
    addRoute(app, `DELETE ${level}/invitations/:invitation`, (request, reply) =>
      withdraw(request, reply, request.params.invitation),
    );
  }

  addRoute(app, "POST /invitations", async (request, reply) => {
    const { session } = request;
    if (session?.role !== "person") {
      return refuse(request, reply, { code: "invitation-for-accounts" });
    }
    const { grants } = context.organisations;
    const done = await grants.accept(request.body.token, session.person);
    if (!done.ok) return refuse(request, reply, done.error);
    const { role, target } = done.value;
    return { role, target };
  });
};

interface WantedRole {
  readonly role: GrantRole;
  readonly team?: EntryId | null;
  readonly expiresAt: string | null;
}

/** Shared by all levels: the address tells the target. */
const handlersOf = (context: AppContext) => {
  const { grants } = context.organisations;

  const targetIn = ({ params }: FastifyRequest): Target => {
    const target = targetOf(params);
    if (target === null) throw new Error("roles are of something that the address names");
    return target;
  };

  /** True if the team plays in that competition, or no team is given. */
  const isTeamOf = async ({ level, id }: Target, team: EntryId | null): Promise<boolean> => {
    if (team === null) return true;
    const state = level === "competition" ? await context.competitions.state(id) : null;
    return state !== null && whoseEntry(state, team)?.is === "team";
  };

  /** Rejects a caller who may not manage such a role here; null if rejected. */
  const refused = (
    request: FastifyRequest,
    reply: FastifyReply,
    role: GrantRole,
  ): FastifyReply | null => {
    const needed = neededToGive(role);
    return may(request.viewer, needed)
      ? null
      : refuse(request, reply, { code: "not-allowed", needed });
  };

  return {
    list: async (request: FastifyRequest, reply: FastifyReply) => {
      const target = targetIn(request);
      if (!(await grants.exists(target))) {
        return refuse(request, reply, unknownTarget(target));
      }
      return {
        grants: await grants.on(target),
        invitations: await grants.invitations(target),
      };
    },
    give: async (
      request: FastifyRequest,
      reply: FastifyReply,
      { person, role, team = null, expiresAt }: WantedRole & { readonly person: string },
    ) => {
      const answered = refused(request, reply, role);
      if (answered !== null) return answered;
      const target = targetIn(request);
      if (!(await isTeamOf(target, team))) {
        return refuse(request, reply, { code: "captain-of-no-team" });
      }
      const { label } = request.viewer;
      const grant = { person, role, team, target, expiresAt: inUtc(expiresAt) };
      const done = await grants.give(grant, label);
      if (!done.ok) return refuse(request, reply, done.error);
      const given = (await grants.on(target)).find(({ id }) => id === done.value.id);
      return given === undefined
        ? refuse(request, reply, { code: "unknown-grant" })
        : reply.code(201).send(given);
    },
    take: async (request: FastifyRequest, reply: FastifyReply, id: string) => {
      const grant = await grants.find(id);
      if (grant === null || !isSame(grant.target, targetIn(request))) {
        return refuse(request, reply, { code: "unknown-grant" });
      }
      const answered = refused(request, reply, grant.role);
      if (answered !== null) return answered;
      const { viewer } = request;
      const done = await grants.take(id, viewer.label, may(viewer, "place"));
      return done.ok ? reply.code(204).send() : refuse(request, reply, done.error);
    },
    invite: async (
      request: FastifyRequest,
      reply: FastifyReply,
      { role, team = null, expiresAt }: WantedRole,
    ) => {
      const answered = refused(request, reply, role);
      if (answered !== null) return answered;
      const target = targetIn(request);
      if (!(await isTeamOf(target, team))) {
        return refuse(request, reply, { code: "captain-of-no-team" });
      }
      const wanted = { role, team, target, expiresAt: inUtc(expiresAt) };
      const done = await grants.invite(wanted, request.viewer.label);
      if (!done.ok) return refuse(request, reply, done.error);
      const { token, ...invitation } = done.value;
      const url = `${baseUrlOf(request, context)}/invitation/${token}`;
      return reply.code(201).send({ ...invitation, url });
    },
    withdraw: async (request: FastifyRequest, reply: FastifyReply, id: string) => {
      const invitation = await grants.invitation(id);
      if (invitation === null || !isSame(invitation.target, targetIn(request))) {
        return refuse(request, reply, { code: "unknown-invitation" });
      }
      const answered = refused(request, reply, invitation.role);
      if (answered !== null) return answered;
      const done = await grants.withdraw(id, request.viewer.label);
      return done.ok ? reply.code(204).send() : refuse(request, reply, done.error);
    },
  };
};

const isSame = (one: Target, other: Target): boolean =>
  one.level === other.level && one.id === other.id;

/** Times are compared as strings, so all need the same form. */
const inUtc = (moment: string | null): string | null => moment && new Date(moment).toISOString();
