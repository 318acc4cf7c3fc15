import { may, type Viewer } from "@losfee/contract";
import type { EntryId, LadderState } from "@losfee/core";

/**
 * Whose holidays a viewer may see in a pyramid: directors see all, players their own, others none,
 * unless the settings make them public.
 */
export const seesHolidays =
  (
    { settings: { publicHolidays = false } }: Pick<LadderState, "settings">,
    { scope, ...viewer }: Pick<Viewer, "role" | "also" | "scope">,
  ) =>
  (player: EntryId): boolean =>
    publicHolidays ||
    may(viewer, "director") ||
    (scope?.kind === "player" && scope.entry === player);
