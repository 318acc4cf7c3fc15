import type { EntryId } from "@losfee/core";
import type { Language } from "../language/language.ts";
import type { Texts } from "../language/texts.ts";
import { texts } from "../language/texts.ts";

/** How an entry is called in a sentence. */
export type NameOf = (entry: EntryId) => string;

/** For sentences about a competition whose entries are not at hand: `#7`. */
export const numberOf: NameOf = (entry) => `#${entry}`;

/** How a stage (from 1) is called in a sentence. */
export type StageOf = (stage: number) => string;

/** For sentences about a competition whose stages are not at hand: `Stufe 2`. */
const numberedStages = texts<StageOf>({
  de: (stage) => `Stufe ${stage}`,
  en: (stage) => `Stage ${stage}`,
});

/** Something with a code, of which a dictionary has one sentence for each code. */
interface Coded {
  readonly code: string;
}

/** What sentences that may name stages need beside the names of entries. */
export type WithStages = readonly [stage: StageOf];

/** One sentence for each code of `Message`; complete by type. */
export type Sentences<Message extends Coded, More extends readonly unknown[] = readonly []> = {
  readonly [Code in Message["code"]]: (
    message: Extract<Message, { readonly code: Code }>,
    name: NameOf,
    ...more: More
  ) => string;
};

/** The sentence for a message. */
export const sentenceFor = <Message extends Coded, More extends readonly unknown[] = readonly []>(
  sentences: Sentences<Message, More>,
  message: Message,
  name: NameOf,
  ...more: More
): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[message.code as Message["code"]] as (
    message: Message,
    name: NameOf,
    ...more: More
  ) => string;
  return sentence(message, name, ...more);
};

/** Finds the sentence for a message in the dictionary of a language. */
export const describerBy =
  <Message extends Coded>(dictionary: Texts<Sentences<Message, WithStages>>) =>
  (
    message: Message,
    language: Language,
    name: NameOf = numberOf,
    stage: StageOf = numberedStages[language],
  ): string =>
    sentenceFor<Message, WithStages>(dictionary[language], message, name, stage);
