import { z } from "zod";
import { problems } from "../resources/answer.ts";
import { claimedEntriesSchema } from "../resources/claim-schema.ts";
import { competitionParams, number } from "./parameters.ts";
import type { RouteTable } from "./route.ts";

const tags = ["accounts"];

const proposalParams = competitionParams.extend({ entry: number });
const claimParams = proposalParams.extend({ person: z.string().max(100) });

/** Links of accounts to entries; the person and the direction both have to agree. */
export const claimsRoutes = {
  "GET /competitions/:id/claims": {
    access: "director",
    schema: {
      tags,
      summary:
        "Which accounts say to be which entries, what the direction says, and which corrections are asked for",
      params: competitionParams,
      response: { 200: claimedEntriesSchema, ...problems(401, 403, 404) },
    },
  },
  "PUT /competitions/:id/claims/:entry/:person": {
    access: "director",
    schema: {
      tags,
      summary: "Confirm that an account is an entry's, or undo that",
      params: claimParams,
      body: z.strictObject({ accepted: z.boolean() }),
      response: { 204: z.undefined().describe("Done"), ...problems(400, 401, 403, 404, 409) },
    },
  },
  "DELETE /competitions/:id/claims/:entry/:person": {
    access: "director",
    schema: {
      tags,
      summary: "Refuse what an account says: it is not the entry's; links go on working",
      params: claimParams,
      response: { 204: z.undefined().describe("Refused"), ...problems(401, 403, 404) },
    },
  },
  "POST /competitions/:id/corrections/:entry/:person": {
    access: "director",
    schema: {
      tags,
      summary: "Answer what somebody asks to be set right; accepting it makes the change",
      params: claimParams,
      body: z.strictObject({
        askedAt: z.string().max(100).describe("Of what is answered: it may be another by now"),
        accepted: z.boolean(),
        reason: z.string().max(1000).describe("For whoever asked, where it is declined"),
      }),
      response: {
        204: z.undefined().describe("Done"),
        ...problems(400, 401, 403, 404, 409, 422),
      },
    },
  },
  "PUT /competitions/:id/proposals/:entry": {
    access: "director",
    schema: {
      tags,
      summary:
        "Say whose an entry is, by an address: whoever has confirmed it in an account is asked there",
      params: proposalParams,
      body: z.strictObject({ address: z.string().max(400) }),
      response: {
        204: z.undefined().describe("Kept; whether an account has the address is told to nobody"),
        ...problems(400, 401, 403, 404, 422),
      },
    },
  },
  "DELETE /competitions/:id/proposals/:entry": {
    access: "director",
    schema: {
      tags,
      summary: "Take back what was said of whose an entry is",
      params: proposalParams,
      response: { 204: z.undefined().describe("Taken back"), ...problems(401, 403, 404) },
    },
  },
} satisfies RouteTable;
