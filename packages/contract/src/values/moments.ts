import { z } from "zod";

/**
 * A year from 1900 to 9998. Dates computed from it still have four-digit years, and the time zones
 * before 1900, with offsets of odd minutes and seconds, stay out.
 */
const YEAR = /^(?!9999)(?:19|[2-9]\d)\d\d-/;

/** A moment entered by a user, in UTC. */
export const givenMoment = z.iso.datetime().regex(YEAR);

/** A day entered by a user. */
export const givenDay = z.iso.date().regex(YEAR);
