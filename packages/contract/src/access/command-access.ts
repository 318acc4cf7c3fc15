import type { CommandOfKind, CompetitionKind } from "@losfee/core";
import type { Need } from "./needs.ts";

const DIRECTOR = ["director"] as const satisfies readonly Need[];

/** The needs that suffice for each type of command; any one of them does. */
type CommandAccess = {
  readonly [Kind in CompetitionKind]: Readonly<
    Record<CommandOfKind<Kind>["type"], readonly Need[]>
  >;
};

/** Needs of the commands common to all kinds of competition. */
const LIFECYCLE = {
  "set-picture": DIRECTOR,
  "create-competition": ["founder"],
  "rename-competition": DIRECTOR,
  "change-settings": DIRECTOR,
  "change-event-details": DIRECTOR,
  "post-announcement": DIRECTOR,
  "edit-announcement": DIRECTOR,
  "withdraw-announcement": DIRECTOR,
  "describe-picture": DIRECTOR,
  "remove-picture": DIRECTOR,
  "close-competition": DIRECTOR,
  "reopen-competition": DIRECTOR,
  "record-log-entry": ["results"],
  "correct-log-entry": DIRECTOR,
  "withdraw-log-entry": DIRECTOR,
  "decide-appeal": DIRECTOR,
  "publish-log-entry": DIRECTOR,
  "unpublish-log-entry": DIRECTOR,
} as const;

/**
 * Needs of each command. The kind of competition itself defines what users may do only for
 * themselves or at their own table.
 */
export const COMMAND_ACCESS: CommandAccess = {
  tournament: {
    ...LIFECYCLE,
    "add-entries": DIRECTOR,
    "change-entry": ["player"],
    "remove-entry": DIRECTOR,
    "add-members": ["player"],
    "add-squads": DIRECTOR,
    "order-squad": DIRECTOR,
    "change-eligibility": DIRECTOR,
    "set-line-up": ["player"],
    "line-up-by-list": DIRECTOR,
    "take-back-line-ups": DIRECTOR,
    "publish-line-ups": DIRECTOR,
    "move-match": DIRECTOR,
    "erase-person": DIRECTOR,
    "withdraw-entry": DIRECTOR,
    "reinstate-entry": DIRECTOR,
    "pause-entry": DIRECTOR,
    "end-pause": DIRECTOR,
    "request-absence": ["player"],
    "take-back-request": ["player"],
    "grant-request": DIRECTOR,
    "decline-request": DIRECTOR,
    "check-in": ["check-in"],
    "draft-round": DIRECTOR,
    "adjust-draft": DIRECTOR,
    "redraw-stage": DIRECTOR,
    "adjust-seating": DIRECTOR,
    "substitute-player": DIRECTOR,
    "discard-draft": DIRECTOR,
    "publish-round": DIRECTOR,
    "publish-ahead": DIRECTOR,
    "recall-round": DIRECTOR,
    "report-result": ["results", "table", "player"],
    "confirm-results": DIRECTOR,
    "pass-time": DIRECTOR,
    "enter-result": ["results"],
    "erase-result": ["results"],
    "enter-again": ["results"],
    "correct-result": DIRECTOR,
    "annul-game": DIRECTOR,
    "impose-penalty": DIRECTOR,
    "waive-penalty": DIRECTOR,
    "lift-penalty": DIRECTOR,
    "enter-play-off": DIRECTOR,
  },
  ladder: {
    ...LIFECYCLE,
    challenge: ["player"],
    "confirm-challenge": ["player"],
    "accept-challenge": ["player"],
    "refuse-challenge": ["player"],
    "report-result": ["player"],
    object: ["player"],
    "send-game-record": ["player"],
    "request-waiting-list": ["player"],
    "leave-waiting-list": ["player"],
    "join-standing-waiting-list": ["player"],
    "leave-standing-waiting-list": ["player"],
    "suspend-standing-waiting-list": ["player"],
    "resume-standing-waiting-list": ["player"],
    "announce-holiday": ["player"],
    "answer-letter": ["player"],
    retire: ["player"],
    "add-entries": DIRECTOR,
    "change-entry": DIRECTOR,
    "erase-person": DIRECTOR,
    "return-player": DIRECTOR,
    "expel-player": DIRECTOR,
    "decline-expulsion": DIRECTOR,
    "pass-time": DIRECTOR,
    "note-absence": DIRECTOR,
    "decide-absence": DIRECTOR,
    "take-over": DIRECTOR,
    "record-sending": DIRECTOR,
    "decide-dispute": DIRECTOR,
    adjudicate: DIRECTOR,
    "void-challenge": DIRECTOR,
    "keep-challenge": DIRECTOR,
    overturn: DIRECTOR,
  },
};

/** Returns the needs of a command; empty (nothing suffices) for an unknown type. */
export const commandNeeds = (kind: CompetitionKind, type: string): readonly Need[] =>
  Object.hasOwn(COMMAND_ACCESS[kind], type)
    ? ((COMMAND_ACCESS[kind] as Readonly<Record<string, readonly Need[]>>)[type] ?? [])
    : [];
