import type { EntryId } from "@losfee/core";
import { numberedStages } from "@losfee/messages/message";
import type { Language } from "../language/language.ts";
import type { Texts } from "../language/texts.ts";

/** Returns an entry's name for a sentence. */
export type NameOf = (entry: EntryId) => string;

/** Names entries by number (`#7`), for sentences without the competition at hand. */
export const numberOf: NameOf = (entry) => `#${entry}`;

/** Returns a stage's name for a sentence. */
export type StageOf = (stage: number) => string;

/** A message with a code; a dictionary has one sentence for each code. */
interface Coded {
  readonly code: string;
}

/** Further input of sentences that may name stages. */
export type WithStages = readonly [stage: StageOf];

/** One sentence for each code of `Message`, complete by type: a text, or a function of the message. */
export type Sentences<Message extends Coded, More extends readonly unknown[] = readonly []> = {
  readonly [Code in Message["code"]]:
    | string
    | ((message: Extract<Message, { readonly code: Code }>, name: NameOf, ...more: More) => string);
};

/** Returns the sentence for a message. */
export const sentenceFor = <Message extends Coded, More extends readonly unknown[] = readonly []>(
  sentences: Sentences<Message, More>,
  message: Message,
  name: NameOf,
  ...more: More
): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[message.code as Message["code"]] as
    | string
    | ((message: Message, name: NameOf, ...more: More) => string);
  return typeof sentence === "string" ? sentence : sentence(message, name, ...more);
};

/** Returns a function that looks up a message's sentence in the dictionary of a language. */
export const describerBy =
  <Message extends Coded>(dictionary: Texts<Sentences<Message, WithStages>>) =>
  (
    message: Message,
    language: Language,
    name: NameOf = numberOf,
    stage: StageOf = (number) => numberedStages[language]({ stage: number }),
  ): string =>
    sentenceFor<Message, WithStages>(dictionary[language], message, name, stage);

/** One sentence for each code of `Message`, without names of people; complete by type. */
export type CodeSentences<Message extends Coded> = {
  readonly [Code in Message["code"]]:
    | string
    | ((message: Extract<Message, { readonly code: Code }>) => string);
};

/** Returns a function that looks up a message without names of people. */
export const describerOf =
  <Message extends Coded>(dictionary: Texts<CodeSentences<Message>>) =>
  (message: Message, language: Language): string =>
    sentenceFor<Message>(dictionary[language], message, numberOf);
