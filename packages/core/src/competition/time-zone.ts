import type { CompetitionKind, StateOf } from "./kinds.ts";

/** The time zone that a competition has its times in, e.g. `Europe/Berlin`; null where none is known. */
export const timeZoneOf = (state: StateOf<CompetitionKind> | null): string | null => {
  if (state === null) return null;
  return state.kind === "ladder" ? state.settings.timeZone : (state.details.timeZone ?? null);
};
