import type { EntryChance, Odds, OddsQuestion, Settings } from "@losfee/core";
import { oddsTexts } from "@losfee/messages/odds";
import { numberFormat } from "../language/formats.ts";
import { type Language, localeOf } from "../language/language.ts";
import { stageLabel } from "./stage-names.ts";

export { oddsTexts };

/** Returns the heading of a question: `Sieg`, `Finale`, `Beste 3`. */
export const oddsQuestionLabel = (
  question: OddsQuestion,
  settings: Pick<Settings, "stages">,
  language: Language,
): string => {
  const t = oddsTexts[language];
  switch (question.kind) {
    case "win":
      return t.win;
    case "top":
      return t.top({ places: question.places });
    case "candidates":
      return t.candidates;
    case "stage":
      return stageLabel(question.stage, settings, language);
  }
};

/** Returns a chance with its margin: `37 %` with `34 % bis 40 %`; certainties have no margin. */
export const describeChance = (
  { certainty, chance, low, high }: EntryChance,
  language: Language,
): { readonly text: string; readonly margin: string } => {
  const t = oddsTexts[language];
  if (certainty === "sure") return { text: t.sure, margin: "" };
  if (certainty === "out") return { text: t.out, margin: "" };
  if (chance === null) return { text: t.unknown, margin: "" };
  const text =
    chance < 0.005
      ? t.below({ share: percent(0.01, language) })
      : chance > 0.995
        ? t.above({ share: percent(0.99, language) })
        : percent(chance, language);
  return { text, margin: t.margin({ low: percent(low, language), high: percent(high, language) }) };
};

const percent = (share: number, language: Language): string =>
  numberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Explains the source of the figures, one sentence each. */
export const oddsNotes = (odds: Odds, language: Language): readonly string[] => {
  const t = oddsTexts[language];
  if (odds.isPlayed) return [t.played];
  return [
    t.source({
      runs: odds.runs,
      seed: odds.seed,
      version: odds.model.version,
      games: odds.model.games.map((game) => t.games[game]).join(", "),
    }),
    ...(odds.stuck > 0 ? [t.stuck({ runs: odds.stuck })] : []),
    t.certain,
  ];
};
