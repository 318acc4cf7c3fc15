import type { Viewer } from "@losfee/contract";
import type { CompetitionCommand, CompetitionState } from "@losfee/core";
import type { CommandRefusal } from "../kinds/command-refusal.ts";
import { kindAdapter } from "../kinds/registry.ts";

/**
 * What a viewer may not do although the rules would allow it: directors may do everything, the
 * public nothing, the others what the kind of competition says.
 */
export const permitFor =
  (viewer: Viewer) =>
  (state: CompetitionState, command: CompetitionCommand): CommandRefusal | null => {
    const { role } = viewer;
    if (role === "director") return null;
    if (role === "public") return { code: "command-not-allowed", command: command.type };
    return kindAdapter(state.kind).permit({ ...viewer, role }, state, command);
  };
