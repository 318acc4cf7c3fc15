import { meets, type Role } from "@losfee/contract";
import type { CompetitionEvent } from "@losfee/core";

/**
 * Whether an event of the arbiter's log changes nothing that somebody of this role sees: all of it
 * is private but what is published, and what changes in that. Who enters results writes into it, too.
 */
export const hidesLog = (event: CompetitionEvent, role: Role): boolean => {
  switch (event.type) {
    case "log-entry-recorded":
      return !meets(role, "results");
    case "log-entry-corrected":
    case "log-entry-withdrawn":
    case "appeal-decided":
      return !meets(role, "results") && event.data.shown !== true;
    default:
      return false;
  }
};
