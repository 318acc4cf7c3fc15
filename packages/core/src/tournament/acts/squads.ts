import type { EntryDetails, EntryDetailsInput } from "../../base/entry-details.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { identityPlace, noteAbout } from "../../chain/entry-places.ts";
import type { EventRows } from "../../lifecycle/event-rows.ts";
import type { MatchDate } from "../match-date.ts";
import type { LineUpPlayers } from "../teams/line-up.ts";
import type { Eligibility, Member } from "../teams/squad.ts";
import type { NewSquad } from "../teams/squad-check.ts";

/** Commands about squads, line-ups and the days of matches. */
export type SquadCommand =
  /** Adds members at the end of a team's list: all or none. */
  | {
      readonly type: "add-members";
      readonly team: EntryId;
      readonly members: readonly (Pick<EntryDetails, "name"> & EntryDetailsInput & Eligibility)[];
    }
  /** Adds members to the teams of these names, all or none; enters missing teams. */
  | {
      readonly type: "add-squads";
      readonly squads: readonly NewSquad<
        Pick<EntryDetails, "name"> & EntryDetailsInput & Eligibility
      >[];
    }
  /** A new order of the team's list, which names each member once. */
  | { readonly type: "order-squad"; readonly team: EntryId; readonly order: readonly EntryId[] }
  /** Replaces all eligibility data. */
  | {
      readonly type: "change-eligibility";
      readonly entry: EntryId;
      readonly eligibility: Eligibility;
    }
  /** By the captain or the director; with a reason even if it breaks a rule. */
  | {
      readonly type: "set-line-up";
      readonly round: number;
      readonly team: EntryId;
      readonly players: LineUpPlayers;
      readonly reason?: string;
    }
  /** Lines up teams without a line-up from their lists: all of the round, or these. */
  | {
      readonly type: "line-up-by-list";
      readonly round: number;
      readonly teams?: readonly EntryId[];
    }
  /** Withdraws the line-ups of these teams, as long as no result is typed. */
  | {
      readonly type: "take-back-line-ups";
      readonly round: number;
      readonly teams: readonly EntryId[];
    }
  /** Publishes line-ups: of these matches, by default of all with both sides handed in. */
  | {
      readonly type: "publish-line-ups";
      readonly round: number;
      readonly boards?: readonly number[];
    }
  /**
   * Gives a match its own day or place. Replaces both: what is left out, or an empty text, is as in
   * the round; days as in the details of the event.
   */
  | {
      readonly type: "move-match";
      readonly round: number;
      readonly teams: readonly [EntryId, EntryId];
      /** Null: postponed, without an agreed day. */
      readonly at?: string | null;
      readonly venue?: string;
      readonly reason: string;
    };

/** Events about squads, line-ups and the days of matches, by type. */
export interface SquadEventData {
  /** At the end of the team's list. */
  readonly "members-added": { readonly team: EntryId; readonly members: readonly Member[] };
  /** All members of the team, in the new order. */
  readonly "squad-ordered": { readonly team: EntryId; readonly order: readonly EntryId[] };
  readonly "eligibility-changed": {
    readonly entry: EntryId;
    readonly eligibility: Eligibility;
  };
  /** Secret until it is published. */
  readonly "line-up-set": {
    readonly round: number;
    readonly team: EntryId;
    readonly players: LineUpPlayers;
    /** Reason for breaking a rule; empty if none is broken. */
    readonly reason: string;
  };
  /** The handed-in line-ups of both sides of these matches. */
  readonly "line-ups-published": {
    readonly round: number;
    readonly boards: readonly number[];
  };
  /** These teams have no line-up for the round any more. */
  readonly "line-ups-taken-back": {
    readonly round: number;
    readonly teams: readonly EntryId[];
  };
  /** Replaces earlier ones; without a day and a place it is played with its round. */
  readonly "match-moved": MatchDate;
}

export const squadEvents: EventRows<SquadEventData> = {
  "members-added": { group: "entries", personal: [identityPlace("members[]", "id")] },
  "squad-ordered": { group: "entries", personal: [] },
  "eligibility-changed": { group: "entries", personal: [] },
  "line-up-set": { group: "entries", personal: [noteAbout("team", "players")] },
  "line-ups-published": { group: "entries", personal: [] },
  "line-ups-taken-back": { group: "entries", personal: [] },
  "match-moved": { group: "rounds", personal: [noteAbout("teams")] },
};
