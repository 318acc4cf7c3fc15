import type { Language } from "@losfee/contract";
import type { RecordedCompetitionEvent } from "@losfee/core";

/** What a sample is played as: the same each time but for these. */
export interface SampleOccasion {
  readonly competition: string;
  readonly name: string;
  /** ISO 8601 in UTC; everything happens at once unless the sample says otherwise. */
  readonly now: string;
}

/** A sample competition of any kind. */
export interface Sample {
  readonly name: Readonly<Record<Language, string>>;
  /** Plays it by commands; its whole journal. */
  readonly play: (occasion: SampleOccasion) => readonly RecordedCompetitionEvent[];
}

/** A seed that everybody knows: the same sample is the same everywhere. */
export const SAMPLE_SEED = "10".repeat(32);

/** How a sample tournament begins; its hall is where most readers are, wherever the server stands. */
export const SAMPLE_CREATION = {
  type: "create-competition",
  seed: SAMPLE_SEED,
  details: { timeZone: "Europe/Berlin" },
} as const;
