/** What can be chosen in a form, each with its words, in the order in which it is offered. */
export type Choices<Value extends string> = Readonly<Record<Value, string>>;

/** Values as choices. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  words: (value: Value) => string,
): Choices<Value> =>
  Object.fromEntries(values.map((value) => [value, words(value)])) as Choices<Value>;

/** Things that have a label of their own, as choices. */
export const labelsById = (
  things: readonly { readonly id: string; readonly label: string }[],
): Choices<string> => Object.fromEntries(things.map(({ id, label }) => [id, label]));
