import { allowedValues, type Fields, firstOutOfField } from "../base/fields.ts";
import type { LifecycleRefusal } from "./refusal.ts";

type OutOfRange = Extract<LifecycleRefusal, { readonly code: "setting-out-of-range" }>;

/** Refuses a number, including its value so that messages can say "too large" or "too small". */
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

/** Refuses the first value outside the limits of its field, by its path; null if there is none. */
export const refuseValues = (fields: Fields, values: object): OutOfRange | null => {
  const wrong = firstOutOfField(fields, values);
  if (wrong === null) return null;
  const { path: setting, field, value } = wrong;
  const number = typeof value === "number" ? { value } : {};
  return { code: "setting-out-of-range", setting, allowed: allowedValues(field), ...number };
};
