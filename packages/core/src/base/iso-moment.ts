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
