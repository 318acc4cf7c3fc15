/** The age from which parental consent is not needed. */
const FULL_AGE = 18;

/**
 * True if a person is a minor on a day. `birth`: `YYYY-MM-DD`, or only the year, which counts as a
 * minor if possible. False if it is not a date.
 */
export const isMinorOn = (birth: string, day: string): boolean => {
  const [, year, rest] = /^(\d{4})(?:-(\d{2}-\d{2}))?$/.exec(birth) ?? [];
  if (year === undefined) return false;
  return `${Number(year) + FULL_AGE}-${rest ?? "12-31"}` > day;
};
