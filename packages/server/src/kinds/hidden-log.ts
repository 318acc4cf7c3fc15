import { may, type Viewer } from "@losfee/contract";
import type { CompetitionEvent } from "@losfee/core";

/**
 * True if an event of the arbiter's log changes nothing visible to these roles: the log is private
 * except for published entries and changes to them. Users who enter results write into it, too.
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

/** True if the viewer plays, possibly besides other roles. */
export const isPlayer = ({ role, also = [] }: Pick<Viewer, "role" | "also">): boolean =>
  role === "player" || also.includes("player");
