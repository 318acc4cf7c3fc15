import type { Language, Texts } from "@losfee/contract";
import { excerpt } from "./excerpt.ts";

interface Coded {
  readonly code: string;
}

/**
 * One sentence for each code of `Message`, without names of people; complete by type: a text, or a
 * function of the message.
 */
export type CodeSentences<Message extends Coded> = {
  readonly [Code in Message["code"]]:
    | string
    | ((message: Extract<Message, { readonly code: Code }>) => string);
};

/** Returns a function that looks up a message's sentence in the dictionary of a language. */
export const describerOf =
  <Message extends Coded>(dictionary: Texts<CodeSentences<Message>>) =>
  (message: Message, language: Language): string => {
    // The table is typed by code, which TypeScript cannot follow through the look-up.
    const sentence = dictionary[language][message.code as Message["code"]] as
      | string
      | ((message: Message) => string);
    return typeof sentence === "string" ? sentence : sentence(message);
  };

/** Describes messages that quote a user's file or input: no quotation is long. */
export const quotingDescriberOf = <Message extends Coded>(
  dictionary: Texts<CodeSentences<Message>>,
): ((message: Message, language: Language) => string) => {
  const describe = describerOf(dictionary);
  return (message, language) => describe(withExcerpts(message), language);
};

const withExcerpts = <Message extends Coded>(message: Message): Message =>
  Object.fromEntries(
    Object.entries(message).map(([field, value]) => [
      field,
      typeof value === "string" ? excerpt(value) : value,
    ]),
  ) as Message;
