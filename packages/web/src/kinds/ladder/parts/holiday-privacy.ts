import type { EntryId } from "@losfee/core";
import type { PageRequest } from "../../../shell/page-request.ts";

/** True for players whose holidays may be shown. */
export type SeesHolidays = (player: EntryId) => boolean;

/** For the director's console, and for clubs that make holidays public. */
export const allHolidays: SeesHolidays = () => true;

/**
 * Holidays on public pages: only the viewer's own, unless the settings make them public. Directors
 * see no more, as the page may hang on a wall.
 */
export const holidaysShownTo = ({ viewer, state }: PageRequest<"ladder">): SeesHolidays => {
  if (state?.settings.publicHolidays === true) return allHolidays;
  const own = viewer.scope?.kind === "player" ? viewer.scope.entry : null;
  return (player) => player === own;
};
