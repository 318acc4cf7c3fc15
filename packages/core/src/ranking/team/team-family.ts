import type { Criterion, CriterionNeed, CriterionValues, RankingField } from "../criterion.ts";
import { crosstableOf } from "../crosstable.ts";
import type { CriterionFamily } from "../family.ts";
import type { ModifierKind, Modifiers } from "../modifiers.ts";
import type { Ties } from "../ranking-criterion.ts";
import { columnOf, valuesByColumn } from "../values.ts";
import { isTeamField } from "./score-field.ts";

/** A criterion for teams, but for its modifiers. */
interface TeamRule {
  readonly code: string;
  readonly aliases?: readonly string[];
  readonly words?: readonly string[];
  readonly takes?: readonly ModifierKind[];
  readonly better?: Criterion["better"];
  readonly needs?: readonly CriterionNeed[];
  readonly unsuited?: Criterion["unsuited"];
  readonly amongTied?: boolean;
  readonly evaluate: (
    code: string,
    field: RankingField,
    modifiers: Modifiers,
    ties: Ties | undefined,
  ) => CriterionValues;
}

/** A family of criteria for teams: in an event without teams its values are not defined. */
export const teamFamily = ({
  code,
  aliases = [],
  words = [],
  takes = [],
  better = "higher",
  needs = [],
  unsuited,
  amongTied = false,
  evaluate,
}: TeamRule): CriterionFamily => ({
  code,
  aliases,
  words,
  takes,
  make: (full, modifiers) => ({
    code: full,
    better,
    needs: ["teams", ...needs],
    ...(unsuited === undefined ? {} : { unsuited }),
    amongTied,
    evaluate: (field, ties) =>
      isTeamField(field) ? evaluate(full, field, modifiers, ties) : undefinedValues(full, field),
  }),
});

const undefinedValues = (code: string, field: RankingField): CriterionValues => {
  const table = crosstableOf(field);
  const column = columnOf(table.size, () => Number.NaN);
  return valuesByColumn(code, table, column, () => ({
    terms: [],
    working: { kind: "undefined", reason: "not-a-team-event" },
  }));
};
