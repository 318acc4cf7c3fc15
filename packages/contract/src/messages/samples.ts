import { sampleTexts } from "@losfee/messages/samples";
import type { Language } from "../language/language.ts";

/** The sample competitions in the order of lists. */
export const SAMPLE_IDS = [
  ...(["chess-open", "chess-round-robin", "team-swiss", "team-round-robin", "league"] as const),
  ...(["scheveningen", "friendly-match"] as const),
  ...(["championship-running", "championship-finished", "entries-only"] as const),
  ...(["scrabble-swiss", "scrabble-round-robin", "scrabble-teams"] as const),
  ...(["king-lui", "king-lui-teams", "table-tournament", "pyramid"] as const),
] as const;

export type SampleId = (typeof SAMPLE_IDS)[number];

/** Returns the name of a sample. */
export const sampleLabel = (sample: SampleId, language: Language): string =>
  sampleTexts[language].samples[sample];
