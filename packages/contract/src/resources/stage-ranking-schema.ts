import {
  type CutLine,
  type CutOutlook,
  type Fraction,
  type TablesDerivation,
  type TablesFinalPlace,
  type TablesLead,
  type TablesStandingsRow,
  tablesCriterionCodes,
} from "@losfee/core";
import { z } from "zod";
import { answers, answersAtLeast } from "./answer.ts";
import { unconfirmedSchema } from "./ranking-schema.ts";

/** An exact value: n / d in lowest terms. */
export const fractionSchema = z.object({ n: z.int(), d: z.int().min(1) });

const fraction = answers<Fraction>()(fractionSchema);
const code = z.enum(tablesCriterionCodes);

/** A row of a stage's standings, by name; the player resource has its games. */
export interface NamedStageRow extends Omit<TablesStandingsRow, "card"> {
  readonly name: string;
}

const row = z.object({
  rank: z.int(),
  entry: z.int(),
  name: z.string(),
  values: z.array(fraction).describe("In the order of the criteria"),
  decidedBy: code.nullable().describe("What puts the row below the one above"),
  table: z.int().nullable(),
  unconfirmed: unconfirmedSchema,
});

export const stageRowSchema = answersAtLeast<NamedStageRow>()(row);

const derivation = z.looseObject({
  code,
  value: fraction,
  terms: z.array(z.looseObject({ kind: z.string(), amount: fraction })),
  working: z
    .looseObject({ kind: z.enum(["sum", "best"]) })
    .optional()
    .describe("How the terms make the value; a sum by default"),
});

export const stageDerivationSchema = answersAtLeast<TablesDerivation>()(derivation);

export const stageLeadSchema = answersAtLeast<TablesLead>()(
  z.looseObject({
    ahead: z.int(),
    behind: z.int(),
    decidedBy: code,
    levelOn: z.array(code),
    derivations: z.tuple([derivation, derivation]),
  }),
);

const verdict = z.enum(["in", "out", "open"]);

/** The cut line with names. */
export interface NamedCutLine extends Omit<CutLine, "outlooks"> {
  readonly outlooks: readonly (CutOutlook & { readonly name: string })[];
}

export const cutLineSchema = answersAtLeast<NamedCutLine>()(
  z.looseObject({
    stage: z.int(),
    next: z.int().nullable().describe("The stage that is played for; null: the first place"),
    players: z.int().describe("How many get there"),
    perTable: z.int().describe("How many of each table do; 0 where the stage is cut overall"),
    open: z.array(z.object({ stage: z.int(), game: z.int(), table: z.int(), round: z.int() })),
    groups: z
      .array(
        z.object({
          table: z.int().nullable().describe("The table whose best advance; null: overall"),
          entries: z.array(z.int()).describe("In the order of the standings"),
          lastAbove: z.int().nullable().describe("The last above the line, as things stand"),
        }),
      )
      .describe("Those who compete for the same places"),
    outlooks: z.array(
      z.looseObject({
        entry: z.int(),
        name: z.string(),
        verdict,
        gamesLeft: z.int(),
        enough: fraction.nullable().describe("Rank points that are enough, whatever others do"),
        atLeast: fraction.nullable().describe("Rank points without which it is over"),
        places: z.array(z.looseObject({ rankPoints: fraction, verdict })),
        because: z
          .enum(["withdrawn", "replaced", "lot", "moved-up"])
          .nullable()
          .describe("What decides where no game does"),
        exact: z.boolean(),
      }),
    ),
  }),
);

/** A row of the final table, by name. */
export interface NamedFinalPlace extends Omit<TablesFinalPlace, "row"> {
  readonly name: string;
  readonly row: NamedStageRow;
}

export const finalPlaceSchema = answersAtLeast<NamedFinalPlace>()(
  z.object({
    place: z.int(),
    entry: z.int(),
    name: z.string(),
    stage: z.int().describe("The last stage that the player was in"),
    row,
  }),
);
