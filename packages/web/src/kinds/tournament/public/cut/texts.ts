import { formatList, type Language, texts } from "@losfee/contract";
import type { Verdict } from "@losfee/core";

/** Number of players at a table with each prospect: `1 weiter, 2 offen`. */
const tallied = (
  counts: Readonly<Record<Verdict, number>>,
  words: Readonly<Record<Verdict, string>>,
  language: Language,
): string =>
  formatList(
    (["in", "open", "out"] as const).flatMap((verdict) =>
      counts[verdict] === 0 ? [] : `${counts[verdict]} ${words[verdict]}`,
    ),
    language,
  );

/** Texts of the plan of tables. */
export const planTexts = texts({
  de: {
    plan: "Plan der Tische",
    tableOf: (
      table: number,
      counts: Readonly<Record<Verdict, number>>,
      words: Readonly<Record<Verdict, string>>,
    ) => `Tisch ${table}: ${tallied(counts, words, "de")}`,
  },
  en: {
    plan: "Plan of the tables",
    tableOf: (
      table: number,
      counts: Readonly<Record<Verdict, number>>,
      words: Readonly<Record<Verdict, string>>,
    ) => `Table ${table}: ${tallied(counts, words, "en")}`,
  },
});
