import type { TablesLead } from "@losfee/core";
import type { Language } from "../../../../language/language.ts";
import { formatList } from "../../../../language/numbers.ts";
import { texts } from "../../../../language/texts.ts";
import type { NameOf } from "../../../../messages/message.ts";
import { formatTablesValue, tablesCriterionLabel } from "../../../../messages/tables-labels.ts";

interface Ahead {
  readonly ahead: string;
  readonly behind: string;
  readonly criterion: string;
  readonly values: readonly [string, string];
}

const leadTexts = texts({
  de: {
    ahead: ({ ahead, behind, criterion, values }: Ahead) =>
      `${ahead} steht vor ${behind}; den Ausschlag gibt: ${criterion}, ${values[0]} gegen ${values[1]}.`,
    level: (criteria: string) => `Gleich sind ${criteria}.`,
  },
  en: {
    ahead: ({ ahead, behind, criterion, values }: Ahead) =>
      `${ahead} is ahead of ${behind}; what decides is: ${criterion}, ${values[0]} to ${values[1]}.`,
    level: (criteria: string) => `They are level on ${criteria}.`,
  },
});

/** Why one member of a stage is ahead of another, in a sentence or two. */
export const describeTablesLead = (lead: TablesLead, language: Language, name: NameOf): string => {
  const t = leadTexts[language];
  const [first, second] = lead.derivations;
  const sentence = t.ahead({
    ahead: name(lead.ahead),
    behind: name(lead.behind),
    criterion: tablesCriterionLabel(lead.decidedBy, language),
    values: [
      formatTablesValue(first.code, first.value, language),
      formatTablesValue(second.code, second.value, language),
    ],
  });
  if (lead.levelOn.length === 0) return sentence;
  const level = lead.levelOn.map((code) => tablesCriterionLabel(code, language));
  return `${sentence} ${t.level(formatList(level, language))}`;
};
