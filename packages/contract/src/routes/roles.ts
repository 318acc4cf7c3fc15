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
import { routesUnder } from "./route.ts";

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

const row = <const Name extends string, Row>(name: Name, it: Row) =>
  ({ [name]: it }) as Readonly<Record<Name, Row>>;

/** Roles on what `path` names, and invitations to them; the last two name one of these, too. */
const rolesOn = <
  const Path extends string,
  Params extends z.ZodObject,
  OfGrant extends z.ZodObject,
  OfInvitation extends z.ZodObject,
>(
  path: Path,
  target: string,
  params: Params,
  ofGrant: OfGrant,
  ofInvitation: OfInvitation,
) => ({
  ...row(`GET ${path}/roles`, {
    access: "director" as const,
    summary: `Who has which role on ${target}, and who is invited to one`,
    params,
    response: listed,
  }),
  ...row(`POST ${path}/roles`, {
    access: "director" as const,
    summary: `Give somebody a role on ${target}, or another term to one; directors and owners are made by owners`,
    params,
    body: newGrantSchema,
    response: given,
  }),
  ...row(`DELETE ${path}/roles/:grant`, {
    access: "director" as const,
    summary: `Take a role on ${target} back: it ends at once, live streams too`,
    params: ofGrant,
    response: taken,
  }),
  ...row(`POST ${path}/invitations`, {
    access: "director" as const,
    summary: `Make a link that gives a role on ${target} to whoever opens it first with an account`,
    params,
    body: newInvitationSchema,
    response: invited,
  }),
  ...row(`DELETE ${path}/invitations/:invitation`, {
    access: "director" as const,
    summary: "Take an invitation back",
    params: ofInvitation,
    response: taken,
  }),
});

/** Roles on each level, and invitations to them. */
export const rolesRoutes = routesUnder("roles", {
  ...rolesOn(
    "/organisations/:organisation",
    "an organisation",
    organisationParams,
    organisationParams.extend(grant),
    organisationParams.extend(invitation),
  ),
  ...rolesOn(
    "/festivals/:festival",
    "a festival",
    festivalParams,
    festivalParams.extend(grant),
    festivalParams.extend(invitation),
  ),
  ...rolesOn(
    "/competitions/:id",
    "a competition",
    competitionParams,
    competitionParams.extend(grant),
    competitionParams.extend(invitation),
  ),
  "POST /invitations": {
    access: "person",
    summary: "Accept an invitation by what its link carries: the role becomes that of whoever asks",
    body: z.strictObject({ token: z.string().max(200) }),
    response: {
      200: z.object({ role: grantSchema.shape.role, target: targetSchema }),
      ...problems(400, 401, 403, 404, 422),
    },
  },
});
