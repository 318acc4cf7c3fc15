/** A message of a catalogue: a text, or a function of the message's arguments. */
type Message = string | ((given: never) => string);

/** The arguments that all these messages together take. */
type Arguments<M> = (
  M extends (given: infer Given) => string
    ? (given: Given) => void
    : never
) extends (given: infer All) => void
  ? All
  : unknown;

/** Returns a message chosen by key, where not every choice takes the same arguments. */
export const say = <M extends Message>(message: M, given: Arguments<M>): string =>
  typeof message === "string" ? message : message(given as never);

/** Returns the text of a key that need not be in the dictionary. */
export const textAt = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;
