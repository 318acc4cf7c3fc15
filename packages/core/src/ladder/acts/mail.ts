import type { EntryId } from "../../base/entry-id.ts";
import type { EventRows } from "../../lifecycle/event-rows.ts";
import type { GameRecord } from "../challenge.ts";
import type { LadderOutcome } from "../challenge-status.ts";
import type { ChallengeTarget } from "../challenge-target.ts";

/** The two players of a game. They have at most one with these roles at a time. */
export interface LadderPair {
  readonly challenger: EntryId;
  readonly defender: EntryId;
}

/**
 * A mail, or the same action by a player on the web page. Its `effectiveAt` (context) is the
 * arrival at the mail server. `evenWithoutEffect` records it even if it is not possible as far as
 * is known, because earlier mail may still arrive: for mails, which have been sent in any case.
 * Without it the sender gets the reason at once and nothing is recorded.
 */
export type LadderMailCommand = { readonly evenWithoutEffect?: boolean } & (
  | {
      readonly type: "challenge";
      readonly challenger: EntryId;
      /** In the mail's order. Several targets are for chains of vacancies. */
      readonly targets: readonly ChallengeTarget[];
      /** The first move came along. */
      readonly withMove?: true;
    }
  | ({ readonly type: "confirm-challenge" } & LadderPair)
  | ({
      readonly type: "accept-challenge";
      /** The reply came along. */
      readonly withMove?: true;
    } & LadderPair)
  | ({ readonly type: "refuse-challenge" } & LadderPair)
  | ({
      readonly type: "report-result";
      readonly outcome: LadderOutcome;
      readonly by: EntryId;
    } & LadderPair)
  | ({ readonly type: "object"; readonly by: EntryId } & LadderPair)
  | ({ readonly type: "send-game-record" } & LadderPair & Pick<GameRecord, "by" | "pgn" | "claim">)
  | { readonly type: "request-waiting-list"; readonly player: EntryId }
  | { readonly type: "leave-waiting-list"; readonly player: EntryId }
  | { readonly type: "join-standing-waiting-list"; readonly player: EntryId }
  | { readonly type: "leave-standing-waiting-list"; readonly player: EntryId }
  | { readonly type: "suspend-standing-waiting-list"; readonly player: EntryId }
  | { readonly type: "resume-standing-waiting-list"; readonly player: EntryId }
  | {
      readonly type: "announce-holiday";
      readonly player: EntryId;
      /** First and last day, as `2026-07-01`. */
      readonly from: string;
      readonly to: string;
    }
  | { readonly type: "answer-letter"; readonly player: EntryId }
  | { readonly type: "retire"; readonly player: EntryId; readonly reason: string }
);

/** Events that players bring about by mail, by type. */
export interface MailEventData {
  /** One mail with one or more challenges, in its order. */
  readonly "challenge-sent": {
    readonly challenger: EntryId;
    readonly targets: readonly ChallengeTarget[];
    /** The ones that seemed possible when the mail was recorded. */
    readonly entitled: readonly boolean[];
    /** The first move came along. Left out: nothing is known of one, as after a button. */
    readonly withMove?: true;
  };
  /** Move 1 of an assigned challenger. */
  readonly "challenge-confirmed": LadderPair;
  /** The defender's first reply. */
  readonly "challenge-accepted": LadderPair & {
    /** The reply came along. Left out: nothing is known of one, as after a button. */
    readonly withMove?: true;
  };
  readonly "challenge-refused": LadderPair;
  readonly "result-reported": LadderPair & {
    readonly outcome: LadderOutcome;
    readonly by: EntryId;
  };
  readonly "objection-raised": LadderPair & { readonly by: EntryId };
  /** A record of the last game of these two, for adjudication or the archive. */
  readonly "game-record-sent": LadderPair & Pick<GameRecord, "by" | "pgn" | "claim">;

  readonly "waiting-list-requested": { readonly player: EntryId };
  readonly "waiting-list-left": { readonly player: EntryId };
  readonly "standing-waiting-list-joined": { readonly player: EntryId };
  readonly "standing-waiting-list-left": { readonly player: EntryId };
  readonly "standing-waiting-list-suspended": { readonly player: EntryId };
  readonly "standing-waiting-list-resumed": { readonly player: EntryId };
  /** First and last day, as `2026-07-01`. */
  readonly "holiday-announced": {
    readonly player: EntryId;
    readonly from: string;
    readonly to: string;
  };
  /** The player answers the letter after long silence and stays. */
  readonly "letter-answered": { readonly player: EntryId };
}

/** Game records name both players in their tags: erasing either erases the whole record. */
export const mailEvents: EventRows<MailEventData> = {
  "challenge-sent": { group: "rounds", personal: [] },
  "challenge-confirmed": { group: "rounds", personal: [] },
  "challenge-accepted": { group: "rounds", personal: [] },
  "challenge-refused": { group: "rounds", personal: [] },
  "result-reported": { group: "results", personal: [] },
  "objection-raised": { group: "results", personal: [] },
  "game-record-sent": {
    group: "results",
    personal: [
      { at: "", fields: ["pgn"], of: ["challenger", "defender"], remains: () => ({ pgn: "" }) },
    ],
  },
  "waiting-list-requested": { group: "rounds", personal: [] },
  "waiting-list-left": { group: "rounds", personal: [] },
  "standing-waiting-list-joined": { group: "rounds", personal: [] },
  "standing-waiting-list-left": { group: "rounds", personal: [] },
  "standing-waiting-list-suspended": { group: "rounds", personal: [] },
  "standing-waiting-list-resumed": { group: "rounds", personal: [] },
  "holiday-announced": { group: "requests", personal: [] },
  "letter-answered": { group: "requests", personal: [] },
};
