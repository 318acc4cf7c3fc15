import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import { correctable } from "../resources/entry-schema.ts";
import { competitionParams, number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

const entry = z.int().min(1);
const time = z.string().describe("ISO 8601 in UTC");
const who = z.string().describe("What the entry is called");

/** A user's claim to be an entry. */
const claimSchema = z.object({
  entry,
  who,
  person: z.string().describe("The id of the account"),
  name: z.string().describe("As the account calls itself, which proves nothing"),
  claimedAt: time,
  acceptedAt: z.string().nullable().describe("When the direction agreed; null: not yet"),
});

/** An entry's owner as proposed by the direction, until the owner of the address agrees. */
const proposalSchema = z.object({
  entry,
  who,
  address: z.string().describe("As it was given; whether an account has it is not told"),
  saidAt: time,
});

const details = z.object(correctable(z.string().exactOptional()));

/** A correction that the owner of an entry requests. */
const correctionSchema = z.object({
  ...{ entry, who, person: z.string(), name: z.string(), askedAt: time },
  wish: details.describe("What is to stand there; empty: nothing"),
  was: details.describe("What stands there now, of the same details"),
});

const claimedEntriesSchema = z.object({
  claims: listOf(claimSchema),
  proposals: listOf(proposalSchema),
  corrections: listOf(correctionSchema).describe("Those that nobody has answered"),
});

export type ListedClaim = z.output<typeof claimSchema>;
export type ListedProposal = z.output<typeof proposalSchema>;
export type ListedCorrection = z.output<typeof correctionSchema>;

const proposalParams = competitionParams.extend({ entry: number });
const claimParams = proposalParams.extend({ person: z.string().max(100) });

/** Links of accounts to entries; the person and the direction both have to agree. */
export const claimsRoutes = routesUnder("accounts", {
  "GET /competitions/:id/claims": {
    access: "director",
    summary:
      "Which accounts say to be which entries, what the direction says, and which corrections are asked for",
    params: competitionParams,
    response: { 200: claimedEntriesSchema, ...problems(401, 403, 404) },
  },
  "PUT /competitions/:id/claims/:entry/:person": {
    access: "director",
    summary: "Confirm that an account is an entry's, or undo that",
    params: claimParams,
    body: z.strictObject({ accepted: z.boolean() }),
    response: { 204: z.undefined().describe("Done"), ...problems(400, 401, 403, 404, 409) },
  },
  "DELETE /competitions/:id/claims/:entry/:person": {
    access: "director",
    summary: "Refuse what an account says: it is not the entry's; links go on working",
    params: claimParams,
    response: { 204: z.undefined().describe("Refused"), ...problems(401, 403, 404) },
  },
  "POST /competitions/:id/corrections/:entry/:person": {
    access: "director",
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
  "PUT /competitions/:id/proposals/:entry": {
    access: "director",
    summary:
      "Say whose an entry is, by an address: whoever has confirmed it in an account is asked there",
    params: proposalParams,
    body: z.strictObject({ address: z.string().max(400) }),
    response: {
      204: z.undefined().describe("Kept; whether an account has the address is told to nobody"),
      ...problems(400, 401, 403, 404, 422),
    },
  },
  "DELETE /competitions/:id/proposals/:entry": {
    access: "director",
    summary: "Take back what was said of whose an entry is",
    params: proposalParams,
    response: { 204: z.undefined().describe("Taken back"), ...problems(401, 403, 404) },
  },
});
