/** Those of the values that were given, so that the others have their defaults. */
export const given = <T>(
  values: Readonly<Record<string, T | undefined>>,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
