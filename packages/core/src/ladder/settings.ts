import type { CapacityRule } from "./seat.ts";

/** How long everything may take. Days are whole calendar days in the club's time zone. */
export interface LadderDeadlines {
  /** For a challenger assigned from a list to confirm with move 1, from the director's mail. */
  readonly confirmDays: number;
  /** For the defender to accept with the first reply, from the challenge. */
  readonly acceptDays: number;
  /** The same for an assigned challenge, from the director's mail. */
  readonly acceptAssignedDays: number;
  /** From the challenge to the day the clocks start. */
  readonly clockStartDays: number;
  /** For an objection to a provisional result, from the notice being sent. */
  readonly objectionDays: number;
  /** A game's longest duration, from the clock start. */
  readonly gameMonths: number;
  /** For both to send the record of a game that lasted too long. */
  readonly recordDays: number;
  /** Without a game and off the waiting lists, before a letter is sent. */
  readonly idleMonths: number;
  /** For the answer to that letter, from its being sent. */
  readonly letterDays: number;
}

/** Everything that a director can set. Part of the journal; changes are events. */
export interface LadderSettings {
  /** Fixed once there are players. */
  readonly capacity: CapacityRule;
  /** Key of `calendar/zones.ts`. */
  readonly timeZone: string;
  readonly deadlines: LadderDeadlines;
  /**
   * When a deadline begins that starts with a director's mail: when the mail has left, and not before;
   * with its cause, and anew where the journal tells of a mail that left on a later day (as clubs that
   * began before `from-departure` have it); with its cause whenever the mail leaves.
   */
  readonly directorsDeadlines: "from-departure" | "from-mail" | "from-cause";
  /** Holidays a player may take in a calendar year, in days. */
  readonly holidayDays: number;
  /** Whether everybody may see who is on holiday. Missing: only the player and the director. */
  readonly publicHolidays?: boolean;
  /**
   * How the two of a game reach each other: letters name the opponent's address, or the director
   * relays what they write. Missing: letters name it.
   */
  readonly opponents?: "addresses" | "relay";
  /**
   * What a challenger's win does: the two exchange seats, or the winner takes the loser's seat and
   * all from there to the winner's old seat move down by one.
   */
  readonly onWin: "swap" | "insert";
  /** What orders the log and so decides who was first: when mails arrived, or when they were recorded. Fixed once there are players. */
  readonly orderBy: "arrival" | "recording";
  /** Who is best placed in the waiting list: who came first, or who sits highest. */
  readonly bestPlaced: "earliest" | "highest-seat";
  /** A challenge of a chain that is not possible: go on with the next, or leave the rest. */
  readonly impossibleInChain: "skip" | "stop";
  /** At how many challenges not accepted expulsion is offered to the director. */
  readonly strikesToExpulsion: number;
  /** Whether taking a vacancy counts as playing against the 12 months' silence. */
  readonly vacancyCountsAsPlaying: boolean;
  /**
   * When the standing waiting list gives a member the first game: with the next end of one as
   * challenger, or at once. Missing: at once, as clubs that began before have it.
   */
  readonly standingListBegins?: "at-game-end" | "at-once";
  /** Whether a suspended entry in the standing waiting list counts as being on the waiting list there. */
  readonly suspendedCountsAsWaiting: boolean;
  /** Whether a second report that says otherwise counts as an objection. */
  readonly contradictionIsObjection: boolean;
}
