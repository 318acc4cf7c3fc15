import type { EntryId } from "../../base/entry-id.ts";
import type { TeamColourRule, TeamPreference } from "./round.ts";

/** Reasons of the FIDE Swiss Team Pairing System; brackets and floats use the Dutch notes. */
export type TeamSwissNote =
  /**
   * Reason why `white` has White on the first board (4.3), the first-team (4.2), and the
   * preferences of the two, White's side first.
   */
  {
    readonly code: "team-colours";
    readonly white: EntryId;
    readonly firstTeam: EntryId;
    readonly rule: TeamColourRule;
    readonly preferences: readonly [TeamPreference | null, TeamPreference | null];
    /** Set where it is told, never in a journal: the director gave the colours the other way. */
    readonly overruled?: true;
  };
