import type { LinkRole } from "@losfee/contract";
import type { BodyOf } from "@losfee/contract/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { deviceFrom, type Session } from "../../access/session.ts";
import { tokenHash } from "../../access/tokens.ts";
import { kindAdapter } from "../../kinds/registry.ts";
import { baseUrlOf } from "../base-url.ts";
import type { AppContext } from "../context.ts";
import { SESSION_COOKIE, setSessionCookie } from "../cookies.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { qrCode, qrCodeForPhones } from "../qr-code.ts";
import { addRoute } from "../route-options.ts";
import { findCompetition } from "./find-competition.ts";

/** The role that the requested link grants. */
const linkRoleOf = (link: BodyOf<"POST /competitions/:id/links">): LinkRole => {
  switch (link.role) {
    case "table":
      return { role: link.role, scope: link.scope };
    case "player":
      return { role: link.role, scope: link.scope };
    default:
      return { role: "results" };
  }
};

/** Links for those who enter results, for tables and for players. */
export const addLinkRoutes = (app: App, context: AppContext): void => {
  const { access } = context;

  addRoute(app, "GET /competitions/:id/links", async (request, reply) => {
    const state = await findCompetition(context, request, reply, request.params.id);
    return state === null ? reply : { links: await access.links(state.competition) };
  });

  addRoute(app, "POST /competitions/:id/links", async (request, reply) => {
    const { id } = request.params;
    const state = await findCompetition(context, request, reply, id);
    if (state === null) return reply;
    const role = linkRoleOf(request.body);
    if (role.role !== "results" && !kindAdapter(state.kind).acceptsScope(state, role.scope)) {
      return refuse(request, reply, { code: "unknown-scope" });
    }
    const created = await access.createLink(id, request.body.label, role);
    if (!created.ok) return refuse(request, reply, created.error);
    const { token, ...link } = created.value;
    const url = `${baseUrlOf(request, context)}/enter/${token}`;
    return reply.code(201).send({ ...link, url, qr: await qrCodeForPhones(url) });
  });

  addRoute(app, "DELETE /competitions/:id/links/:link", async (request, reply) => {
    const { id, link } = request.params;
    if (!(await access.revokeLink(id, link))) {
      return refuse(request, reply, { code: "unknown-link" });
    }
    context.organisations.changed();
    return reply.code(204).send();
  });
};

const entranceParams = z.object({ token: z.string().max(200) });

/**
 * The entrance: a link's address, outside the API because people follow it. A valid link always
 * works, regardless of others at the same address; limited are attempts with invalid links, and
 * opening one repeatedly.
 */
export const addEntrance = (app: App, { access, accounts, limits }: AppContext): void => {
  const timeWindow = 60_000;
  const countVoid = app.createRateLimit({ max: limits.voidLinks, timeWindow });
  const countOpening = app.createRateLimit({
    max: limits.openingsOfLink,
    timeWindow,
    // Keyed by its hash, so that no valid token is kept in memory.
    keyGenerator: ({ params }) => tokenHash(entranceParams.parse(params).token),
  });
  /** Counts; returns the seconds to wait if over the limit, else null. */
  const exceeds = async (count: typeof countVoid, request: FastifyRequest) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : null;
  };
  const tooMany = (request: FastifyRequest, reply: FastifyReply, seconds: number) => {
    void reply.header("retry-after", seconds);
    return refuse(request, reply, { code: "too-many-requests", seconds });
  };
  app.get(
    "/enter/:token",
    {
      exposeHeadRoute: false,
      config: { access: "public", rateLimit: false },
      schema: { hide: true, params: entranceParams },
    },
    async (request, reply) => {
      void reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
      const tooOften = await exceeds(countOpening, request);
      if (tooOften !== null) return tooMany(request, reply, tooOften);
      const cookie = request.cookies[SESSION_COOKIE];
      const device = deviceFrom(request.headers["user-agent"]);
      const visit = cookie === undefined ? { device } : { device, cookie };
      const entrance = await access.enter(request.params.token, visit, accounts.claim);
      if (entrance === null) {
        const tooMuch = await exceeds(countVoid, request);
        if (tooMuch !== null) return tooMany(request, reply, tooMuch);
        return refuse(request, reply, { code: "link-void" });
      }
      const { token, session } = entrance;
      if (token !== cookie) setSessionCookie(request, reply, token);
      return reply.redirect(placeOf(session), 303);
    },
  );
};

/** The first page after opening a link. */
const placeOf = (session: Session): string => {
  switch (session.role) {
    case "director":
      return "/console";
    case "results":
      return `/console/${session.competition}/results`;
    case "table":
      return `/c/${session.competition}/table`;
    case "player":
      return `/c/${session.competition}/me`;
    case "person":
      return "/account";
  }
};

/** Serves a competition's public address as a QR code, for projector and notice boards. */
export const addAddressCode = (app: App, context: AppContext): void => {
  app.get(
    "/c/:competition/address.svg",
    {
      config: { access: "public", sharing: () => ({}) },
      schema: { hide: true, params: z.object({ competition: z.string().max(300) }) },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const state = await context.competitions.state(competition);
      if (state === null) return refuse(request, reply, { code: "not-found" });
      const address = `${baseUrlOf(request, context)}/c/${competition}`;
      return reply
        .header("cache-control", "no-cache")
        .type("image/svg+xml")
        .send(await qrCode(address));
    },
  );
};
