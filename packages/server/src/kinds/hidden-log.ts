import { may, type Viewer } from "@losfee/contract";
import type { CompetitionEvent } from "@losfee/core";

/**
 * Whether an event of the arbiter's log changes nothing that somebody of these roles sees: all of it
 * is private but what is published, and what changes in that. Who enters results writes into it, too.
 */
export const hidesLog = (
  event: CompetitionEvent,
  viewer: Pick<Viewer, "role" | "also">,
): boolean => {
  switch (event.type) {
    case "log-entry-recorded":
      return !may(viewer, "results");
    case "log-entry-corrected":
    case "log-entry-withdrawn":
    case "appeal-decided":
      return !may(viewer, "results") && event.data.shown !== true;
    default:
      return false;
  }
};

/** Whether somebody plays, beside whatever else they do. */
export const isPlayer = ({ role, also = [] }: Pick<Viewer, "role" | "also">): boolean =>
  role === "player" || also.includes("player");
