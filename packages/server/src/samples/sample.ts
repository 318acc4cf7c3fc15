import type { Language } from "@losfee/contract";
import type { RecordedCompetitionEvent } from "@losfee/core";

/** Parameters of a sample: everything else is the same each time. */
export interface SampleOccasion {
  readonly competition: string;
  readonly name: string;
  /** ISO 8601 in UTC; everything happens at once unless the sample defines other times. */
  readonly now: string;
}

/** A sample competition of any kind. */
export interface Sample {
  readonly name: Readonly<Record<Language, string>>;
  /** Plays it by commands; returns its whole journal. */
  readonly play: (occasion: SampleOccasion) => readonly RecordedCompetitionEvent[];
}

/** A public seed: the same sample is the same everywhere. */
export const SAMPLE_SEED = "10".repeat(32);

/** Settings of sample tournaments; the venue is where most users are, not the server. */
export const SAMPLE_CREATION = {
  type: "create-competition",
  seed: SAMPLE_SEED,
  details: { timeZone: "Europe/Berlin" },
} as const;
