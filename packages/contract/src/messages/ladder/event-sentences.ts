import type { ChallengeId, LadderEventType, RecordedLadderEvent } from "@losfee/core";
import type { NameOf } from "../message.ts";

/** What a sentence about an event needs beside it. */
export interface EventWords {
  readonly name: NameOf;
  /** The two of a challenge by its name. */
  readonly game: (challenge: ChallengeId) => string;
  readonly day: (day: string) => string;
  /** A moment in the club's time zone. */
  readonly moment: (iso: string) => string;
}

/** One sentence for each type of event; complete by type. */
export type EventSentences = {
  readonly [Type in LadderEventType]: (
    data: Extract<RecordedLadderEvent, { readonly type: Type }>["data"],
    words: EventWords,
  ) => string;
};
