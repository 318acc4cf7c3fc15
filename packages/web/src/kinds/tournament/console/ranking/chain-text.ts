/** The codes of a chain as it is written: divided by commas, semicolons or spaces. */
export const codesIn = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter((code) => code !== "");

/** The text of these codes. */
export const chainText = (codes: readonly string[]): string => codes.join(", ");

/** The codes with the one at `index` moved by `step` places, as far as there are places. */
export const moved = (codes: readonly string[], index: number, step: number): readonly string[] => {
  const code = codes[index];
  if (code === undefined) return codes;
  const target = Math.min(Math.max(index + step, 0), codes.length - 1);
  return codes.toSpliced(index, 1).toSpliced(target, 0, code);
};

/** Something with a code and a name. */
interface NamedCriterion {
  readonly code: string;
  readonly label: string;
}

/**
 * The code that typed text means: a name, or a part of one that only one criterion has; anything
 * else is taken for a code, right or wrong.
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
