import type { EntryChance, Odds, OddsQuestion, Settings } from "@losfee/core";
import { numberFormat } from "../language/formats.ts";
import { type Language, localeOf } from "../language/language.ts";
import { counted } from "../language/plurals.ts";
import { texts } from "../language/texts.ts";
import { stageLabel } from "./tables-labels.ts";

interface OddsTexts {
  readonly title: string;
  readonly win: string;
  readonly candidates: string;
  readonly top: (places: number) => string;
  readonly sure: string;
  readonly out: string;
  readonly unknown: string;
  readonly below: (share: string) => string;
  readonly above: (share: string) => string;
  readonly margin: (low: string, high: string) => string;
  /** Number of runs, and the seed that reproduces them. */
  readonly source: (runs: number, seed: string, model: Odds["model"]) => string;
  readonly stuck: (runs: number) => string;
  readonly played: string;
  readonly certain: string;
}

const MODELS_DE = {
  chess: "Schach nach Wertungszahl",
  spread: "Differenzpunkte",
  tables: "Tische",
} as const;

const MODELS_EN = { chess: "chess by rating", spread: "spread", tables: "tables" } as const;

/** Texts about chances. */
export const oddsTexts = texts<OddsTexts>({
  de: {
    title: "Chancen",
    win: "Sieg",
    candidates: "Kandidaten",
    top: (places) => `Beste ${places}`,
    sure: "sicher",
    out: "nicht mehr",
    unknown: "noch unbekannt",
    below: (share) => `unter ${share}`,
    above: (share) => `über ${share}`,
    margin: (low, high) => `${low} bis ${high}`,
    source: (runs, seed, { games, version }) =>
      `Aus ${counted(runs, { one: "Durchlauf", other: "Durchläufen" }, "de")}, Startwert ${seed}, Modell ${version} (${games.map((game) => MODELS_DE[game]).join(", ")}).`,
    stuck: (runs) =>
      `${counted(runs, { one: "weiterer Durchlauf zählt", other: "weitere Durchläufe zählen" }, "de")} nicht, weil eine Runde nicht zu paaren war.`,
    played: "Alles ist gespielt: Es gilt die Tabelle.",
    certain: "„Sicher“ und „nicht mehr“ folgen aus den Regeln, alles andere ist geschätzt.",
  },
  en: {
    title: "Chances",
    win: "Win",
    candidates: "Candidates",
    top: (places) => `Top ${places}`,
    sure: "certain",
    out: "out",
    unknown: "not yet known",
    below: (share) => `under ${share}`,
    above: (share) => `over ${share}`,
    margin: (low, high) => `${low} to ${high}`,
    source: (runs, seed, { games, version }) =>
      `From ${counted(runs, { one: "run", other: "runs" }, "en")}, seed ${seed}, model ${version} (${games.map((game) => MODELS_EN[game]).join(", ")}).`,
    stuck: (runs) =>
      `${counted(runs, { one: "more run does", other: "more runs do" }, "en")} not count, as a round could not be paired.`,
    played: "Everything has been played: the standings are final.",
    certain: "“Certain” and “out” follow from the rules; everything else is an estimate.",
  },
});

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
      return t.top(question.places);
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
      ? t.below(percent(0.01, language))
      : chance > 0.995
        ? t.above(percent(0.99, language))
        : percent(chance, language);
  return { text, margin: t.margin(percent(low, language), percent(high, language)) };
};

const percent = (share: number, language: Language): string =>
  numberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Explains the source of the figures, one sentence each. */
export const oddsNotes = (odds: Odds, language: Language): readonly string[] => {
  const t = oddsTexts[language];
  if (odds.isPlayed) return [t.played];
  return [
    t.source(odds.runs, odds.seed, odds.model),
    ...(odds.stuck > 0 ? [t.stuck(odds.stuck)] : []),
    t.certain,
  ];
};
