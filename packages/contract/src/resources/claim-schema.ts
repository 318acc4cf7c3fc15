import { z } from "zod";
import { listOf } from "./answer.ts";

const entry = z.int().min(1);
const time = z.string().describe("ISO 8601 in UTC");
const who = z.string().describe("What the entry is called");

/** Somebody with an account who says to be an entry. */
export const claimSchema = z.object({
  entry,
  who,
  person: z.string().describe("The id of the account"),
  name: z.string().describe("As the account calls itself, which proves nothing"),
  claimedAt: time,
  acceptedAt: z.string().nullable().describe("When the direction agreed; null: not yet"),
});

/** Whose an entry is as the direction says, until whoever has the address agrees. */
export const proposalSchema = z.object({
  entry,
  who,
  address: z.string().describe("As it was given; whether an account has it is not told"),
  saidAt: time,
});

export const claimedEntriesSchema = z.object({
  claims: listOf(claimSchema),
  proposals: listOf(proposalSchema),
});

export type ListedClaim = z.output<typeof claimSchema>;
export type ListedProposal = z.output<typeof proposalSchema>;
