import type { EntryId } from "@losfee/core";
import type { PageRequest } from "../../../shell/page.ts";

/** Of whom it may be shown when they are on holiday. */
export type SeesHolidays = (player: EntryId) => boolean;

/** The director's console. */
export const allHolidays: SeesHolidays = () => true;

/**
 * A page that everybody can look at: people's own holidays alone, whoever else is signed in, as the
 * page may stand on a wall.
 */
export const holidaysShownTo = ({ viewer }: PageRequest<"ladder">): SeesHolidays => {
  const own = viewer.scope?.kind === "player" ? viewer.scope.entry : null;
  return (player) => player === own;
};
