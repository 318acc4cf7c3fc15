import type { EntryId } from "@losfee/core";
import type { Language } from "../language/language.ts";
import type { Texts } from "../language/texts.ts";

/** How an entry is called in a sentence. */
export type NameOf = (entry: EntryId) => string;

/** For sentences about a competition whose entries are not at hand: `#7`. */
export const numberOf: NameOf = (entry) => `#${entry}`;

/** Something with a code, of which a dictionary has one sentence for each code. */
interface Coded {
  readonly code: string;
}

/** One sentence for each code of `Message`; complete by type. */
export type Sentences<Message extends Coded> = {
  readonly [Code in Message["code"]]: (
    message: Extract<Message, { readonly code: Code }>,
    name: NameOf,
  ) => string;
};

/** The sentence for a message. */
export const sentenceFor = <Message extends Coded>(
  sentences: Sentences<Message>,
  message: Message,
  name: NameOf,
): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[message.code as Message["code"]] as (
    message: Message,
    name: NameOf,
  ) => string;
  return sentence(message, name);
};

/** Finds the sentence for a message in the dictionary of a language. */
export const describerBy =
  <Message extends Coded>(dictionary: Texts<Sentences<Message>>) =>
  (message: Message, language: Language, name: NameOf = numberOf): string =>
    sentenceFor(dictionary[language], message, name);
