/** Sample competitions that the server creates with one click. */
export const SAMPLE_IDS = [
  "championship-running",
  "championship-finished",
  "entries-only",
  "king-lui",
  "pyramid",
  "league",
] as const;

export type SampleId = (typeof SAMPLE_IDS)[number];
