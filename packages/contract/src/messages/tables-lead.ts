import type { TablesLead } from "@losfee/core";
import type { Language } from "../language/language.ts";
import type { NameOf } from "./message.ts";
import { leadSentences } from "./ranking.ts";
import { formatTablesValue, tablesCriterionLabel } from "./tables-labels.ts";

/** Explains why one member of a stage is ahead of another, in a sentence or two. */
export const describeTablesLead = (lead: TablesLead, language: Language, name: NameOf): string =>
  leadSentences(lead, language, name, {
    criterion: (code) => tablesCriterionLabel(code, language),
    value: ({ code, value }) => formatTablesValue(code, value, language),
  });
