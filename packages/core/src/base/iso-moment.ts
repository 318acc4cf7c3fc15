/** The last moment with a four-digit year, in milliseconds since 1970. */
const LAST = Date.parse("9999-12-31T23:59:59.999Z");

/** The first moment of the year 0. */
const FIRST = Date.parse("0000-01-01T00:00:00.000Z");

/**
 * Formats milliseconds since 1970 as ISO 8601 in UTC; null if invalid or if the year does not have
 * four digits: such texts (`+010000-…`) would sort before all others.
 */
export const isoMoment = (milliseconds: number): string | null =>
  milliseconds >= FIRST && milliseconds <= LAST ? new Date(milliseconds).toISOString() : null;

/** Years that clocks and people are believed in: what is computed from them has four digits, too. */
const EARLIEST = Date.parse("1900-01-01T00:00:00.000Z");
const LATEST = Date.parse("9998-12-31T23:59:59.999Z");

/**
 * Formats a machine's clock as ISO 8601 in UTC. A clock outside the years 1900 to 9998 shows the
 * nearest of them: periods can be computed from it, and any later event contradicts it.
 */
export const clockMoment = (milliseconds: number): string =>
  new Date(Math.min(LATEST, Math.max(EARLIEST, milliseconds))).toISOString();

/** Reads a moment that a person or a file gives; null if it is none, or outside these years. */
export const readMoment = (text: string): number | null => {
  const time = Date.parse(text);
  return time >= EARLIEST && time <= LATEST ? time : null;
};

/** True if a day `YYYY-MM-DD` lies in these years. */
export const isBelievable = (day: string): boolean => readMoment(`${day}T00:00:00.000Z`) !== null;
