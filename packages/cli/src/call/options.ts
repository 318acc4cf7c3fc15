import { type Call, dashed, misused } from "./call.ts";

/** Those of the values that were given, so that the others have their defaults. */
export const definedOnly = <T>(
  values: Readonly<Record<string, T | undefined>>,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

/** Options about a TRF file, which a competition in the journal answers by itself. */
export const FILE_ONLY = ["tieBreaks", "rules", "roundRobin", "swiss", "individual", "anyway"];

/** Ends the command where an option was given that does not belong to this use of it. */
export const refuseOptions = (
  call: Call,
  names: readonly string[],
  sentence: (option: string) => string,
): void => {
  const name = names.find((option) => call.options[option] !== undefined);
  if (name === undefined) return;
  const option = `--${dashed(name)}`;
  throw misused(sentence(option), "option-out-of-place", { option });
};
