import { z } from "zod";
import { listOf } from "./answer.ts";

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

const text = z.string().optional();
const details = z.object({ name: text, club: text, birth: text, fideId: text });

/** A correction that the owner of an entry requests. */
const correctionSchema = z.object({
  ...{ entry, who, person: z.string(), name: z.string(), askedAt: time },
  wish: details.describe("What is to stand there; empty: nothing"),
  was: details.describe("What stands there now, of the same details"),
});

export const claimedEntriesSchema = z.object({
  claims: listOf(claimSchema),
  proposals: listOf(proposalSchema),
  corrections: listOf(correctionSchema).describe("Those that nobody has answered"),
});

export type ListedClaim = z.output<typeof claimSchema>;
export type ListedProposal = z.output<typeof proposalSchema>;
export type ListedCorrection = z.output<typeof correctionSchema>;
