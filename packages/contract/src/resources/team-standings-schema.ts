import type { RankedMember, TeamRankingRow } from "@losfee/core";
import { z } from "zod";
import { answersAtLeast } from "./answer.ts";
import { unconfirmedSchema } from "./ranking-schema.ts";
import { fractionSchema } from "./stage-ranking-schema.ts";

/** A member of a team, with the name. */
export interface NamedRankedMember extends RankedMember {
  readonly name: string;
}

/** A row of the team standings, members by name. */
export interface TeamRankingResource extends Omit<TeamRankingRow, "members"> {
  readonly members: readonly NamedRankedMember[];
}

/** A {@link TeamRankingResource}. */
export const teamRankingRowSchema = answersAtLeast<TeamRankingResource>()(
  z.object({
    rank: z.int().nullable().describe("Null: too few members"),
    name: z.string(),
    values: z.array(fractionSchema).describe("In the order of the criteria"),
    decidedBy: z.string().nullable().describe("What puts the team below the one above"),
    members: z.array(
      z.object({
        entry: z.int(),
        name: z.string(),
        rank: z.int().nullable().describe("In the standings of people"),
        values: z.array(fractionSchema),
        counts: z.boolean(),
        unconfirmed: unconfirmedSchema,
      }),
    ),
    unconfirmed: unconfirmedSchema,
  }),
);
