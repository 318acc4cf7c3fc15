import type { EntryId } from "@losfee/core";
import type { PageRequest } from "../../../shell/page.ts";

/** Of whom it may be shown when they are on holiday. */
export type SeesHolidays = (player: EntryId) => boolean;

/** The director's console, and every page where the club has settled that all may know. */
export const allHolidays: SeesHolidays = () => true;

/**
 * A page that everybody can look at: people's own holidays alone, unless the settings make them
 * public; directors see no more there, as the page may stand on a wall.
 */
export const holidaysShownTo = ({ viewer, state }: PageRequest<"ladder">): SeesHolidays => {
  if (state?.settings.publicHolidays === true) return allHolidays;
  const own = viewer.scope?.kind === "player" ? viewer.scope.entry : null;
  return (player) => player === own;
};
