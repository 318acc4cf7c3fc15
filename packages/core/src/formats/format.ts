import type { Settings } from "../tournament/settings.ts";

/**
 * A preset: stages, ranking and scoring that a competition starts from; all of it can be changed.
 * Add one: a file in this folder that exports such a value, and one line in `registry.ts`.
 */
export interface Format {
  readonly id: string;
  readonly settings: Settings;
}
