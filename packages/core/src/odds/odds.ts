import type { EntryId } from "../base/entry-id.ts";
import type { Refusal } from "../tournament/refusal.ts";
import type { TournamentState } from "../tournament/state.ts";
import { type Certainty, certaintiesFor, leftBeforeEnd } from "./certain.ts";
import { type CountedRuns, NO_RUNS, type QuestionCount } from "./count-runs.ts";
import { wilson } from "./margin.ts";
import { type GameModel, gamesOfModel, modelOf, ODDS_VERSION } from "./model.ts";
import { isPlayed, withoutDraft } from "./play-on.ts";
import { type OddsQuestion, placesOf, questionKey, questionsOf } from "./questions.ts";

/** An entry's chance in one question. */
export interface EntryChance {
  readonly entry: EntryId;
  /** What the rules decide; `open`: the chance is an estimate. */
  readonly certainty: Certainty;
  /** 0 to 1; null if open and there are no runs. */
  readonly chance: number | null;
  /** Wilson's 95 % interval; the exact value if certain. */
  readonly low: number;
  readonly high: number;
}

/** One question with the chances of all entries, in the present order of the table. */
export interface OddsAnswer {
  readonly question: OddsQuestion;
  /** The runs in which it was asked. */
  readonly runs: number;
  readonly chances: readonly EntryChance[];
}

/** The odds of a competition, with everything needed to compute them again. */
export interface Odds {
  readonly seq: number;
  readonly seed: string;
  /** Completed runs; the others are `stuck`, with the reason. */
  readonly runs: number;
  readonly stuck: number;
  readonly refusal: Refusal | null;
  readonly model: { readonly games: readonly GameModel["id"][]; readonly version: number };
  /** True if all is played: then everything is certain except shared places. */
  readonly isPlayed: boolean;
  readonly answers: readonly OddsAnswer[];
}

/** Default number of top places in question. */
export const TOP_PLACES = 3;
/** Default number of runs. */
export const ODDS_RUNS = 1000;
/** Default seed: the same everywhere, so that figures can be compared. */
export const ODDS_SEED = "1";
/** Maximum number of runs: more would not visibly improve the margin. */
export const MOST_RUNS = 100_000;

/** Returns the odds by some runs of a seed; without runs only what is certain. */
export const oddsOf = (
  state: TournamentState,
  { seed, top }: { readonly seed: string; readonly top: number },
  counted: CountedRuns = NO_RUNS,
): Odds => {
  const seen = withoutDraft(state);
  const left = leftBeforeEnd(seen);
  const order = orderOf(seen);
  return {
    seq: state.seq,
    seed,
    runs: counted.finished,
    stuck: counted.stuck,
    refusal: counted.refusal,
    model: { games: gamesOfModel(state.settings, modelOf(state.settings)), version: ODDS_VERSION },
    isPlayed: isPlayed(seen),
    answers: questionsOf(seen.settings, Math.min(top, order.length))
      .map((question) => {
        const certain = certaintiesFor(seen, question, left);
        const count = counted.questions[questionKey(question)];
        return {
          question,
          runs: count?.asked ?? 0,
          chances: order.map((entry) => chanceOf(entry, certain(entry), count)),
        };
      })
      .filter((answer) => counted.finished === 0 || isMeaningful(answer)),
  };
};

/** A stage that every run has skipped is not worth asking about. */
const isMeaningful = ({ runs, chances }: OddsAnswer): boolean =>
  runs > 0 || chances.some(({ certainty }) => certainty === "sure");

/** Returns all entries in the order of the table; those not in it at the end. */
const orderOf = (state: TournamentState): readonly EntryId[] => {
  const ranked = placesOf(state).map(({ entry }) => entry);
  const known = new Set(ranked);
  return [...ranked, ...[...state.entries.keys()].filter((entry) => !known.has(entry))];
};

const chanceOf = (
  entry: EntryId,
  certainty: Certainty,
  count: QuestionCount | undefined,
): EntryChance => {
  if (certainty === "sure") return { entry, certainty, chance: 1, low: 1, high: 1 };
  if (certainty === "out") return { entry, certainty, chance: 0, low: 0, high: 0 };
  if (count === undefined || count.asked === 0) {
    return { entry, certainty, chance: null, low: 0, high: 1 };
  }
  const hits = count.hits[entry] ?? 0;
  return { entry, certainty, chance: hits / count.asked, ...wilson(hits, count.asked) };
};

/**
 * True if odds are available for an event: not for team events, whose matches are decided at
 * boards, unknown to the forecasts of games for two.
 */
export const tellsOdds = ({ settings }: Pick<TournamentState, "settings">): boolean =>
  settings.teams === undefined;
