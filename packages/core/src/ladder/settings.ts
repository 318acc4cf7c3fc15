import type { CapacityRule } from "./seat.ts";

/** Durations. Days are whole calendar days in the club's time zone. */
export interface LadderDeadlines {
  /** For an assigned challenger to confirm with move 1, from the director's mail. */
  readonly confirmDays: number;
  /** For the defender to accept with the first reply, from the challenge. */
  readonly acceptDays: number;
  /** The same for an assigned challenge, from the director's mail. */
  readonly acceptAssignedDays: number;
  /** From the challenge to the day the clocks start. */
  readonly clockStartDays: number;
  /** For an objection to a provisional result, from the departure of the notice. */
  readonly objectionDays: number;
  /** A game's maximum duration, from the clock start. */
  readonly gameMonths: number;
  /** For both to send the record of a game that exceeded its duration. */
  readonly recordDays: number;
  /** Without a game and off the waiting lists, before a letter is sent. */
  readonly idleMonths: number;
  /** For the answer to that letter, from its departure. */
  readonly letterDays: number;
}

/** Settings that the director can change. Part of the journal; changes are events. */
export interface LadderSettings {
  /** Fixed once there are players. */
  readonly capacity: CapacityRule;
  /** Key of `calendar/zones.ts`. */
  readonly timeZone: string;
  readonly deadlines: LadderDeadlines;
  /**
   * Start of deadlines that begin with a director's mail. `from-departure`: when the mail has left.
   * `from-mail`: with its cause, and again if the journal records a mail that left on a later day
   * (as in older clubs). `from-cause`: with its cause, whenever the mail leaves.
   */
  readonly directorsDeadlines: "from-departure" | "from-mail" | "from-cause";
  /** Holiday allowance of a player per calendar year, in days. */
  readonly holidayDays: number;
  /** True if holidays are public. Missing: only the player and the director see them. */
  readonly publicHolidays?: boolean;
  /**
   * Contact between opponents: letters name the opponent's address, or the director relays
   * messages. Missing: letters name it.
   */
  readonly opponents?: "addresses" | "relay";
  /**
   * Effect of a challenger's win: the two swap seats, or the winner takes the loser's seat and all
   * from there to the winner's old seat move down by one.
   */
  readonly onWin: "swap" | "insert";
  /** Sort order of the log, which decides precedence. Fixed once there are players. */
  readonly orderBy: "arrival" | "recording";
  /** Precedence in the waiting list: earliest entry or highest seat. */
  readonly bestPlaced: "earliest" | "highest-seat";
  /** After an impossible challenge of a chain: continue with the next, or drop the rest. */
  readonly impossibleInChain: "skip" | "stop";
  /** Number of unaccepted challenges at which the director is offered expulsion. */
  readonly strikesToExpulsion: number;
  /** True if taking a vacancy counts as playing against the 12 months' silence. */
  readonly vacancyCountsAsPlaying: boolean;
  /**
   * When the standing waiting list gives a member the first game: at the end of a game as
   * challenger, or at once. Missing: at once, as in older clubs.
   */
  readonly standingListBegins?: "at-game-end" | "at-once";
  /** True if a suspended entry in the standing waiting list counts as waiting. */
  readonly suspendedCountsAsWaiting: boolean;
  /** True if a contradicting second report counts as an objection. */
  readonly contradictionIsObjection: boolean;
}
