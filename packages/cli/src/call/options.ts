import { type Call, dashed, misused } from "./call.ts";

/** Drops undefined values, so that defaults apply. */
export const definedOnly = <T>(
  values: Readonly<Record<string, T | undefined>>,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

/** Options about a TRF file, which a competition in the journal defines itself. */
export const FILE_ONLY = ["tieBreaks", "rules", "roundRobin", "swiss", "individual", "anyway"];

/** Ends the command if an option was given that does not belong to this use of it. */
export const refuseOptions = (
  call: Call,
  names: readonly string[],
  sentence: (given: { readonly option: string }) => string,
): void => {
  const name = names.find((option) => call.options[option] !== undefined);
  if (name === undefined) return;
  const option = `--${dashed(name)}`;
  throw misused(sentence({ option }), "option-out-of-place", { option });
};
