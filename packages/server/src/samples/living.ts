import { LANGUAGES, type Language } from "@losfee/contract";
import {
  type CompetitionState,
  foldCompetition,
  type RecordedCompetitionEvent,
} from "@losfee/core";
import { sampleTexts } from "@losfee/messages/samples";
import type { CompetitionService, StateAndBreak } from "../competitions/competition-service.ts";
import { midway } from "./by-preset.ts";

/** Id of the sample that plays by itself, in the reader's language. */
export const livingSampleId = (language: Language): string => `sample-${language}`;

const languageOf = (id: string): Language | undefined =>
  LANGUAGES.find((language) => livingSampleId(language) === id);

/** Milliseconds between two results. */
const PACE = 6000;

/** The round that the sample begins in, and its last one. */
const [FIRST, LAST] = [5, 7];

/** A whole chess open of 24 boards. */
const open = midway("fide-swiss", { size: 48, clubs: "chess", rounds: LAST - 1, boards: 24 });

/** A played sample, as far as it has been shown. */
interface Play {
  /** What happens at once: a result, or a round with all its pairings. */
  readonly steps: readonly (readonly RecordedCompetitionEvent[])[];
  readonly begun: CompetitionState;
  shown: { readonly step: number; readonly state: CompetitionState };
}

/** Played once for the process, as the sample is the same for all. */
const plays = new Map<Language, Play>();

/**
 * Adds the sample to a service's reads. It is in no journal: its state follows from the time, a result
 * every few seconds, and begins again after the last. Nothing can be entered in it.
 */
export const withLivingSample = (
  service: CompetitionService,
  now: () => string,
): CompetitionService => {
  const playing = (id: string): StateAndBreak | null => {
    const language = languageOf(id);
    if (language === undefined) return null;
    const play = plays.get(language) ?? played(language, now());
    plays.set(language, play);
    return { state: stateAt(play, Math.floor(Date.parse(now()) / PACE)), broken: null };
  };
  return {
    ...service,
    state: async (id) => playing(id)?.state ?? service.state(id),
    stateAndBreak: async (id) => playing(id) ?? service.stateAndBreak(id),
    runningState: async (id) => playing(id) ?? service.runningState(id),
  };
};

const played = (language: Language, now: string): Play => {
  const name = sampleTexts[language].living;
  const events = open.play({ competition: livingSampleId(language), name, language, now });
  const steps = stepsOf(events);
  const start = steps.findIndex((step) => step.some((event) => isPublished(event, FIRST)));
  const begun = foldCompetition(steps.slice(0, start + 1).flat());
  if (begun === null) throw new Error("sample: nothing was played");
  return { steps: steps.slice(start + 1), begun, shown: { step: 0, state: begun } };
};

const isPublished = (event: RecordedCompetitionEvent, round: number): boolean =>
  event.type === "round-published" && event.data.round === round;

/** Splits a journal after each result and each published round. */
const stepsOf = (events: readonly RecordedCompetitionEvent[]): Play["steps"] => {
  const steps: RecordedCompetitionEvent[][] = [[]];
  for (const event of events) {
    steps.at(-1)?.push(event);
    if (event.type === "result-entered" || event.type === "round-published") steps.push([]);
  }
  return steps.filter((step) => step.length > 0);
};

const stateAt = (play: Play, tick: number): CompetitionState => {
  // A pause at the end, so that the last results can be read.
  const step = Math.min(tick % (play.steps.length + 5), play.steps.length);
  const from = play.shown.step <= step ? play.shown : { step: 0, state: play.begun };
  const state = foldCompetition(play.steps.slice(from.step, step).flat(), from.state) ?? from.state;
  play.shown = { step, state };
  return state;
};
