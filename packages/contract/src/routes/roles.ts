import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import {
  grantSchema,
  invitationSchema,
  madeInvitationSchema,
  newGrantSchema,
  newInvitationSchema,
  targetSchema,
} from "../resources/organisation-schema.ts";
import { competitionParams, festivalParams, organisationParams } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

const tags = ["roles"];

const listed = {
  200: z.object({ grants: listOf(grantSchema), invitations: listOf(invitationSchema) }),
  ...problems(401, 403, 404),
};
const given = { 201: grantSchema, ...problems(400, 401, 403, 404, 422) };
const taken = {
  204: z.undefined().describe("Taken back"),
  ...problems(401, 403, 404, 422),
};
const invited = { 201: madeInvitationSchema, ...problems(400, 401, 403, 404, 422) };

const grant = { grant: z.string().max(100) };
const invitation = { invitation: z.string().max(100) };

/** Roles on each level, and invitations to them. */
export const rolesRoutes = {
  "GET /organisations/:organisation/roles": {
    access: "director",
    schema: {
      tags,
      summary: "Who has which role on an organisation, and who is invited to one",
      params: organisationParams,
      response: listed,
    },
  },
  "POST /organisations/:organisation/roles": {
    access: "director",
    schema: {
      tags,
      summary:
        "Give somebody a role on an organisation, or another term to one; directors and owners are made by owners",
      params: organisationParams,
      body: newGrantSchema,
      response: given,
    },
  },
  "DELETE /organisations/:organisation/roles/:grant": {
    access: "director",
    schema: {
      tags,
      summary: "Take a role on an organisation back: it ends at once, live streams too",
      params: organisationParams.extend(grant),
      response: taken,
    },
  },
  "POST /organisations/:organisation/invitations": {
    access: "director",
    schema: {
      tags,
      summary:
        "Make a link that gives a role on an organisation to whoever opens it first with an account",
      params: organisationParams,
      body: newInvitationSchema,
      response: invited,
    },
  },
  "DELETE /organisations/:organisation/invitations/:invitation": {
    access: "director",
    schema: {
      tags,
      summary: "Take an invitation back",
      params: organisationParams.extend(invitation),
      response: taken,
    },
  },
  "GET /festivals/:festival/roles": {
    access: "director",
    schema: {
      tags,
      summary: "Who has which role on a festival, and who is invited to one",
      params: festivalParams,
      response: listed,
    },
  },
  "POST /festivals/:festival/roles": {
    access: "director",
    schema: {
      tags,
      summary:
        "Give somebody a role on a festival, or another term to one; directors and owners are made by owners",
      params: festivalParams,
      body: newGrantSchema,
      response: given,
    },
  },
  "DELETE /festivals/:festival/roles/:grant": {
    access: "director",
    schema: {
      tags,
      summary: "Take a role on a festival back: it ends at once, live streams too",
      params: festivalParams.extend(grant),
      response: taken,
    },
  },
  "POST /festivals/:festival/invitations": {
    access: "director",
    schema: {
      tags,
      summary:
        "Make a link that gives a role on a festival to whoever opens it first with an account",
      params: festivalParams,
      body: newInvitationSchema,
      response: invited,
    },
  },
  "DELETE /festivals/:festival/invitations/:invitation": {
    access: "director",
    schema: {
      tags,
      summary: "Take an invitation back",
      params: festivalParams.extend(invitation),
      response: taken,
    },
  },
  "GET /competitions/:id/roles": {
    access: "director",
    schema: {
      tags,
      summary: "Who has which role on a competition, and who is invited to one",
      params: competitionParams,
      response: listed,
    },
  },
  "POST /competitions/:id/roles": {
    access: "director",
    schema: {
      tags,
      summary:
        "Give somebody a role on a competition, or another term to one; directors and owners are made by owners",
      params: competitionParams,
      body: newGrantSchema,
      response: given,
    },
  },
  "DELETE /competitions/:id/roles/:grant": {
    access: "director",
    schema: {
      tags,
      summary: "Take a role on a competition back: it ends at once, live streams too",
      params: competitionParams.extend(grant),
      response: taken,
    },
  },
  "POST /competitions/:id/invitations": {
    access: "director",
    schema: {
      tags,
      summary:
        "Make a link that gives a role on a competition to whoever opens it first with an account",
      params: competitionParams,
      body: newInvitationSchema,
      response: invited,
    },
  },
  "DELETE /competitions/:id/invitations/:invitation": {
    access: "director",
    schema: {
      tags,
      summary: "Take an invitation back",
      params: competitionParams.extend(invitation),
      response: taken,
    },
  },
  "POST /invitations": {
    access: "person",
    schema: {
      tags,
      summary:
        "Accept an invitation by what its link carries: the role becomes that of whoever asks",
      body: z.strictObject({ token: z.string().max(200) }),
      response: {
        200: z.object({ role: grantSchema.shape.role, target: targetSchema }),
        ...problems(400, 401, 403, 404, 422),
      },
    },
  },
} satisfies RouteTable;
