import { may, needLacking, type Viewer } from "@losfee/contract";
import { commandNeeds } from "@losfee/contract/api";
import type { CompetitionCommand, CompetitionState } from "@losfee/core";
import type { CommandRefusal } from "../kinds/command-refusal.ts";
import { kindAdapter } from "../kinds/registry.ts";

/**
 * Refuses what a viewer may not do although the rules would allow it: what the matrix grants to
 * none of their roles and, for non-directors, what the kind's own rule refuses.
 */
export const permitFor =
  (viewer: Viewer) =>
  (state: CompetitionState, command: CompetitionCommand): CommandRefusal | null => {
    if (needLacking(viewer, commandNeeds(state.kind, command.type)) !== null) {
      return { code: "command-not-allowed", command: command.type };
    }
    if (may(viewer, "director")) return null;
    return kindAdapter(state.kind).permit(viewer, state, command);
  };
