import { withoutDoubleStops } from "@losfee/messages/full-stops";

/** Returns a dictionary with such texts, at any depth, also those that its functions return. */
export const tidied = <T>(value: T): T => {
  const tidy = (): unknown => {
    if (typeof value === "string") return withoutDoubleStops(value);
    if (typeof value === "function") return (...given: unknown[]) => tidied(value(...given));
    if ((value as object | null)?.constructor !== Object) return value;
    return Object.fromEntries(
      Object.entries(value as object).map(([key, one]) => [key, tidied(one)]),
    );
  };
  return tidy() as T;
};
