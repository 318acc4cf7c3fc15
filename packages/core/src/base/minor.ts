/** From this age on nobody needs the consent of parents. */
const FULL_AGE = 18;

/**
 * Whether somebody is a minor on a day. `birth`: `YYYY-MM-DD`, or only the year: then whoever may still be
 * one counts as one. What is no date says nothing.
 */
export const isMinorOn = (birth: string, day: string): boolean => {
  const [, year, rest] = /^(\d{4})(?:-(\d{2}-\d{2}))?$/.exec(birth) ?? [];
  if (year === undefined) return false;
  return `${Number(year) + FULL_AGE}-${rest ?? "12-31"}` > day;
};
