import type { EntryId } from "../base/entry-id.ts";
import type { Refusal } from "../tournament/refusal.ts";
import type { TournamentState } from "../tournament/state.ts";
import { type Certainty, certaintiesFor, leftBeforeEnd } from "./certain.ts";
import { type CountedRuns, NO_RUNS, type QuestionCount } from "./count-runs.ts";
import { wilson } from "./margin.ts";
import { type GameModel, gamesOfModel, modelOf, ODDS_VERSION } from "./model.ts";
import { isPlayed, withoutDraft } from "./play-on.ts";
import { type OddsQuestion, placesOf, questionKey, questionsOf } from "./questions.ts";

/** Somebody's chance of one thing. */
export interface EntryChance {
  readonly entry: EntryId;
  /** What the rules know for certain; `open`: the chance is an estimate. */
  readonly certainty: Certainty;
  /** 0 to 1; without any run null where it is open. */
  readonly chance: number | null;
  /** Wilson's interval of 95 %; what is certain has none. */
  readonly low: number;
  readonly high: number;
}

/** One question with everybody's chances, in the order of the table as it stands. */
export interface OddsAnswer {
  readonly question: OddsQuestion;
  /** The runs that it was asked in. */
  readonly runs: number;
  readonly chances: readonly EntryChance[];
}

/** The chances of a competition, with all that is needed to compute them again. */
export interface Odds {
  readonly seq: number;
  readonly seed: string;
  /** Runs that came to an end; those that did not are `stuck`, and why. */
  readonly runs: number;
  readonly stuck: number;
  readonly refusal: Refusal | null;
  readonly model: { readonly games: readonly GameModel["id"][]; readonly version: number };
  /** Whether all is played: then everything is certain but a place that is shared. */
  readonly isPlayed: boolean;
  readonly answers: readonly OddsAnswer[];
}

/** How many first places are asked about unless it is said. */
export const TOP_PLACES = 3;
/** How many runs are played unless it is said. */
export const ODDS_RUNS = 1000;
/** The seed unless another is said: everywhere the same, so that figures can be compared. */
export const ODDS_SEED = "1";
/** More runs are not played: the margin gets no better that anybody could see. */
export const MOST_RUNS = 100_000;

/** The chances by some runs of a seed; without any what is certain alone. */
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

/** A stage that every run has skipped is nothing to ask about. */
const isMeaningful = ({ runs, chances }: OddsAnswer): boolean =>
  runs > 0 || chances.some(({ certainty }) => certainty === "sure");

/** Everybody in the order of the table; who is not in it at the end. */
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
 * Whether chances can be told of an event: not of one of teams, whose matches are decided at boards that
 * the forecasts of games for two know nothing of.
 */
export const tellsOdds = ({ settings }: Pick<TournamentState, "settings">): boolean =>
  settings.teams === undefined;
