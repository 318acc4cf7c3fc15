import { type CodeSentences, describerOf, type Language, type Texts } from "@losfee/contract";
import { excerpt } from "./excerpt.ts";

interface Coded {
  readonly code: string;
}

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
