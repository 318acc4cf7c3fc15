import type { CompetitionKind, StateOf } from "./kinds.ts";

/** Returns the time zone of a competition's times, e.g. `Europe/Berlin`; null if none is known. */
export const timeZoneOf = (state: StateOf<CompetitionKind> | null): string | null => {
  if (state === null) return null;
  return state.kind === "ladder" ? state.settings.timeZone : (state.details.timeZone ?? null);
};
