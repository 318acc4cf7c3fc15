/** The last moment that is written with a year of four digits, in milliseconds since 1970. */
const LAST = Date.parse("9999-12-31T23:59:59.999Z");

/** The first of the year 0. */
const FIRST = Date.parse("0000-01-01T00:00:00.000Z");

/**
 * A moment in milliseconds since 1970 as ISO 8601 in UTC; null for what is none, and for years that are not
 * of four digits: their texts (`+010000-…`) would come before all others in the order of texts.
 */
export const isoMoment = (milliseconds: number): string | null =>
  milliseconds >= FIRST && milliseconds <= LAST ? new Date(milliseconds).toISOString() : null;

/** Between these a clock is believed; see {@link clockMoment}. */
const EARLIEST = Date.parse("1900-01-01T00:00:00.000Z");
const LATEST = Date.parse("9998-12-31T23:59:59.999Z");

/**
 * What a machine's clock shows, as ISO 8601 in UTC. One that is out of its mind shows the nearest of the
 * years 1900 to 9998, from which periods can be reckoned, and which any later sign of life contradicts.
 */
export const clockMoment = (milliseconds: number): string =>
  new Date(Math.min(LATEST, Math.max(EARLIEST, milliseconds))).toISOString();
