import type { EntryId } from "../../base/entry-id.ts";
import type { TeamColourRule, TeamPreference } from "./round.ts";

/** Reasons of the FIDE Swiss Team Pairing System; brackets and floats are told as the Dutch system's. */
export type TeamSwissNote =
  /**
   * Why `white` has White on the first board (4.3), who the first-team is (4.2), and what the two
   * preferred, White's side first.
   */
  {
    readonly code: "team-colours";
    readonly white: EntryId;
    readonly firstTeam: EntryId;
    readonly rule: TeamColourRule;
    readonly preferences: readonly [TeamPreference | null, TeamPreference | null];
  };
