import { formatList, type Language, texts } from "@losfee/contract";
import type { Verdict } from "@losfee/core";

/** How many of a table have which prospects: `1 weiter, 2 offen`. */
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

/** What the plan of the tables says. */
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
