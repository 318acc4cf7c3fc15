import type { RecordedLadderEvent } from "@losfee/core";
import type { Language } from "../../language/language.ts";
import { texts } from "../../language/texts.ts";
import type { EventSentences, EventWords } from "./event-sentences.ts";
import { ladderEventsDe } from "./events.de.ts";
import { ladderEventsEn } from "./events.en.ts";

const events = texts<EventSentences>({
  de: ladderEventsDe,
  en: ladderEventsEn,
});

/** Describes an event of a pyramid's journal, without a full stop. */
export const describeLadderEvent = (
  { type, data }: RecordedLadderEvent,
  language: Language,
  words: EventWords,
): string => {
  // The table is typed by event, which TypeScript cannot follow through the look-up.
  const sentence = events[language][type] as (data: unknown, words: EventWords) => string;
  return sentence(data, words);
};
