import type { Language } from "@losfee/contract";
import type { RecordedCompetitionEvent } from "@losfee/core";
import { casts } from "./names.ts";

/** Parameters of a sample: everything else is the same each time. */
export interface SampleOccasion {
  readonly competition: string;
  readonly name: string;
  /** Everything in it is in this language. */
  readonly language: Language;
  /** ISO 8601 in UTC; everything happens at once unless the sample defines other times. */
  readonly now: string;
}

/** A sample competition of any kind. */
export interface Sample {
  /** Id of its preset. */
  readonly format: string;
  /** Plays it by commands; returns its whole journal. */
  readonly play: (occasion: SampleOccasion) => readonly RecordedCompetitionEvent[];
}

/** A public seed: the same sample is the same everywhere. */
export const SAMPLE_SEED = "10".repeat(32);

/** The creation of a sample tournament; it is where most readers of the language are, not the server. */
export const creationIn = (language: Language) =>
  ({
    type: "create-competition",
    seed: SAMPLE_SEED,
    details: { timeZone: casts[language].timeZone },
  }) as const;
