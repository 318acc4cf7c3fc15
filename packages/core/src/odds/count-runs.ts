import type { EntryId } from "../base/entry-id.ts";
import type { Refusal } from "../tournament/refusal.ts";
import type { TournamentState } from "../tournament/state.ts";
import { leftBeforeEnd } from "./certain.ts";
import type { Chance } from "./chance.ts";
import { figuresOf } from "./event-figures.ts";
import { modelOf, type OddsModel } from "./model.ts";
import { playOn, withoutDraft } from "./play-on.ts";
import {
  candidatesFates,
  membersOfStage,
  type OddsQuestion,
  placesOf,
  questionKey,
  questionsOf,
} from "./questions.ts";

/** The runs to play, their seed, and the number of top places in question. */
export interface RunsRequest {
  readonly seed: string;
  /** The first run; runs are numbered from 0. */
  readonly from: number;
  /** The run after the last. */
  readonly to: number;
  readonly top: number;
}

/** Counted results of some runs. Plain values: sent between threads, and added up. */
export interface CountedRuns {
  /** Completed runs. */
  readonly finished: number;
  /** Runs in which a round could not be paired, with the first refusal. */
  readonly stuck: number;
  readonly refusal: Refusal | null;
  readonly questions: Readonly<Record<string, QuestionCount>>;
}

/** How often each entry reached something. */
export interface QuestionCount {
  /** Runs in which it could be reached; others may skip a stage. */
  readonly asked: number;
  readonly hits: Readonly<Record<EntryId, number>>;
}

/** No runs yet. */
export const NO_RUNS: CountedRuns = { finished: 0, stuck: 0, refusal: null, questions: {} };

/**
 * Plays runs `from` to `to` of a competition and counts their results: the same for the same state,
 * seed and run, on any machine and in any parts.
 */
export const countRuns = (
  state: TournamentState,
  { seed, from, to, top }: RunsRequest,
  model: OddsModel = modelOf(state.settings),
): CountedRuns => {
  const before = withoutDraft(state);
  const figures = figuresOf(before, model);
  const left = leftBeforeEnd(before);
  const questions = questionsOf(state.settings, top);
  const tallies = new Map<string, { asked: number; hits: Record<EntryId, number> }>();
  let [finished, stuck] = [0, 0];
  let refusal: Refusal | null = null;
  for (let run = from; run < to; run++) {
    const played = playOn(before, figures, seed, run);
    if (!played.ok) {
      stuck++;
      refusal ??= played.error;
      continue;
    }
    finished++;
    for (const question of questions) {
      const reached = reachedIn(played.value.state, question, left, played.value.chance);
      if (reached === null) continue;
      const key = questionKey(question);
      const tally = tallies.get(key) ?? { asked: 0, hits: {} };
      tallies.set(key, tally);
      tally.asked++;
      for (const entry of reached) tally.hits[entry] = (tally.hits[entry] ?? 0) + 1;
    }
  }
  return { finished, stuck, refusal, questions: Object.fromEntries(tallies) };
};

/** Returns the entries that a question counts in a run; null if it could not be reached. */
const reachedIn = (
  state: TournamentState,
  question: OddsQuestion,
  left: ReadonlySet<EntryId>,
  chance: Chance,
): Iterable<EntryId> | null => {
  switch (question.kind) {
    case "stage":
      return membersOfStage(state, question.stage);
    case "candidates": {
      const fates = candidatesFates(state, question.stage);
      return fates && [...fates.sure, ...fates.candidates];
    }
    case "win":
      return firstOf(state, 1, left, chance);
    case "top":
      return firstOf(state, question.places, left, chance);
  }
};

/**
 * Returns the top entries of the table, without players who left before the end. Shares of the last
 * place are decided by a lot of the run.
 */
const firstOf = (
  state: TournamentState,
  places: number,
  left: ReadonlySet<EntryId>,
  chance: Chance,
): readonly EntryId[] => {
  const table = placesOf(state).filter(({ entry }) => !left.has(entry));
  const last = table[places - 1]?.place;
  if (last === undefined) return table.map(({ entry }) => entry);
  const sure = table.filter(({ place }) => place < last).map(({ entry }) => entry);
  const tied = table.filter(({ place }) => place === last).map(({ entry }) => entry);
  while (sure.length < places) {
    const drawn = tied.splice(Math.floor(chance.share() * tied.length), 1);
    sure.push(...drawn);
  }
  return sure;
};

/** Adds up two parts of runs. */
export const addRuns = (one: CountedRuns, other: CountedRuns): CountedRuns => {
  const keys = [...new Set([...Object.keys(one.questions), ...Object.keys(other.questions)])];
  return {
    finished: one.finished + other.finished,
    stuck: one.stuck + other.stuck,
    refusal: one.refusal ?? other.refusal,
    questions: Object.fromEntries(
      keys.map((key) => [key, addCounts(one.questions[key], other.questions[key])]),
    ),
  };
};

const addCounts = (
  one: QuestionCount = { asked: 0, hits: {} },
  other: QuestionCount = { asked: 0, hits: {} },
): QuestionCount => {
  const hits: Record<EntryId, number> = { ...one.hits };
  for (const [entry, times] of Object.entries(other.hits)) {
    hits[Number(entry)] = (hits[Number(entry)] ?? 0) + times;
  }
  return { asked: one.asked + other.asked, hits };
};
