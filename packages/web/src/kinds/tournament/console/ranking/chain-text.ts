/** Splits a typed chain into codes, at commas, semicolons or spaces. */
export const codesIn = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter((code) => code !== "");

/** Joins codes into a chain. */
export const chainText = (codes: readonly string[]): string => codes.join(", ");

/** Moves the code at `index` by `step` places, if there are that many. */
export const moved = (codes: readonly string[], index: number, step: number): readonly string[] => {
  const code = codes[index];
  if (code === undefined) return codes;
  const target = Math.min(Math.max(index + step, 0), codes.length - 1);
  return codes.toSpliced(index, 1).toSpliced(target, 0, code);
};

/** A criterion with code and name. */
interface NamedCriterion {
  readonly code: string;
  readonly label: string;
}

/**
 * Returns the code for typed text: a name, or a part that only one criterion has; other text counts
 * as a code, valid or not.
 */
export const codeFor = (input: string, criteria: readonly NamedCriterion[]): string => {
  const text = input.trim();
  const wanted = text.toLowerCase();
  const exact = criteria.find(
    ({ code, label }) => code.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  if (exact !== undefined) return exact.code;
  const found = criteria.filter(({ label }) => label.toLowerCase().includes(wanted));
  const [only, another] = found;
  if (wanted.length > 2 && only !== undefined && another === undefined) return only.code;
  return text.toUpperCase().replace(/[\s,;]+/g, "");
};
