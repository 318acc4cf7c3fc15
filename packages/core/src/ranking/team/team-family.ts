import type { CriterionValues, RankingField } from "../criterion.ts";
import { crosstableOf } from "../crosstable.ts";
import { type CriterionFamily, criterionFamily, type FamilyRule } from "../family.ts";
import { columnOf, valuesByColumn } from "../values.ts";
import { isTeamField } from "./score-field.ts";

/** Creates a family of criteria for teams: undefined in an event without teams. */
export const teamFamily = ({ needs = [], evaluate, ...rule }: FamilyRule): CriterionFamily =>
  criterionFamily({
    ...rule,
    needs: ["teams", ...needs],
    evaluate: (code, field, modifiers, ties) =>
      isTeamField(field) ? evaluate(code, field, modifiers, ties) : undefinedValues(code, field),
  });

const undefinedValues = (code: string, field: RankingField): CriterionValues => {
  const table = crosstableOf(field);
  const column = columnOf(table.size, () => Number.NaN);
  return valuesByColumn(code, table, column, () => ({
    terms: [],
    working: { kind: "undefined", reason: "not-a-team-event" },
  }));
};
