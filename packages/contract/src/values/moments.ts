import { z } from "zod";

/**
 * A year from 1900 to 9998. What follows from such a date still has a year of four digits, and no time
 * zone of the time before 1900 counts, which were off by minutes and seconds.
 */
const YEAR = /^(?!9999)(?:19|[2-9]\d)\d\d-/;

/** A moment that somebody gives, in UTC. */
export const givenMoment = z.iso.datetime().regex(YEAR);

/** A day that somebody gives. */
export const givenDay = z.iso.date().regex(YEAR);
