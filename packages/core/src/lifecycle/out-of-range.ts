import type { LifecycleRefusal } from "./refusal.ts";

type OutOfRange = Extract<LifecycleRefusal, { readonly code: "setting-out-of-range" }>;

/** The refusal of a number, with the number itself: only then can it be called too large, or too small. */
export const numberOutOfRange = (
  setting: string,
  value: number,
  [least, most]: readonly [number, number],
  of: Pick<OutOfRange, "stage" | "atTables"> = {},
): OutOfRange => ({
  code: "setting-out-of-range",
  setting,
  allowed: `${least}–${most}`,
  value,
  ...of,
});
