/** Options of a form with their labels, in order. */
export type Choices<Value extends string> = Readonly<Record<Value, string>>;

/** Turns values into choices. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  words: (value: Value) => string,
): Choices<Value> =>
  Object.fromEntries(values.map((value) => [value, words(value)])) as Choices<Value>;

/** Turns labelled objects into choices, by id. */
export const labelsById = (
  things: readonly { readonly id: string; readonly label: string }[],
): Choices<string> => Object.fromEntries(things.map(({ id, label }) => [id, label]));
