import { describeChance, oddsNotes, oddsQuestionLabel, oddsTexts } from "@losfee/contract";
import type { OddsStatus } from "@losfee/contract/api";
import { displayName, type EntryId, questionKey, tellsOdds } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { pages } from "../../pages-of.ts";

/** A player's chances, one text per question. */
export interface ChancesLine {
  readonly entry: EntryId;
  readonly name: string;
  readonly cells: readonly {
    readonly certainty: "sure" | "out" | "open";
    readonly text: string;
    /** Empty if certain or unknown. */
    readonly margin: string;
  }[];
}

/** Chances of all players. */
export interface ChancesModel {
  readonly competition: string;
  readonly status: OddsStatus;
  readonly isPlayed: boolean;
  /** True if they are public. */
  readonly isPublic: boolean;
  readonly runs: number;
  readonly wanted: number;
  readonly seed: string;
  readonly questions: readonly { readonly key: string; readonly label: string }[];
  readonly lines: readonly ChancesLine[];
  readonly notes: readonly string[];
}

/** Returns the chances for permitted viewers, sorted by the first question, then the table. */
export const buildChances = ({
  state,
  odds: report,
  language,
}: PageRequest<"tournament", "odds">): ChancesModel | null => {
  if (state === null || report === undefined) return null;
  const { odds, wanted, status } = report;
  const [first] = odds.answers;
  const lines = (first?.chances ?? []).map(({ entry }, index) => ({
    entry,
    name: displayName(state, entry),
    best: odds.answers.map(({ chances }) => chances[index]?.chance ?? 0),
    cells: odds.answers.flatMap(({ chances }) => {
      const chance = chances[index];
      if (chance === undefined) return [];
      return [{ certainty: chance.certainty, ...describeChance(chance, language) }];
    }),
  }));
  return {
    competition: state.competition,
    status,
    isPlayed: odds.isPlayed,
    isPublic: state.settings.chances === "public",
    runs: odds.runs,
    wanted,
    seed: odds.seed,
    questions: odds.answers.map(({ question }) => ({
      key: questionKey(question),
      label: oddsQuestionLabel(question, state.settings, language),
    })),
    lines: lines
      .toSorted((a, b) => compareChances(a.best, b.best))
      .map(({ best: _, ...line }) => line),
    notes: oddsNotes(odds, language),
  };
};

const compareChances = (a: readonly number[], b: readonly number[]): number =>
  a.map((chance, index) => (b[index] ?? 0) - chance).find((order) => order !== 0) ?? 0;

/** Chances of all players; not found for the public unless the director shows them. */
export const chancesPage = pages.publicPage("chances", "/chances", {
  place: "chances",
  asks: ["odds"],
  isListed: (state) =>
    state.kind === "tournament" && tellsOdds(state) && state.settings.chances === "public",
  build: buildChances,
  isUnfinished: ({ status }) => status === "running",
  title: (_model, { language }) => oddsTexts[language].title,
  alsoFor: ["tables"],
});
