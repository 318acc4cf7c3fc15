import type { ChallengeId, LadderEventType, RecordedLadderEvent } from "@losfee/core";
import type { NameOf } from "../message.ts";

/** Further input of a sentence about an event. */
export interface EventWords {
  readonly name: NameOf;
  /** Returns the players of a challenge. */
  readonly game: (challenge: ChallengeId) => string;
  readonly day: (day: string) => string;
  /** Formats a moment in the club's time zone. */
  readonly moment: (iso: string) => string;
}

/** One sentence for each type of event; complete by type. */
export type EventSentences = {
  readonly [Type in LadderEventType]: (
    data: Extract<RecordedLadderEvent, { readonly type: Type }>["data"],
    words: EventWords,
  ) => string;
};
