import { type EventDetails, timeZones } from "@losfee/core";

/**
 * Returns the offered zones, with the browser's own in front if it is unknown here. A pyramid needs a
 * zone with known rules, as its deadlines are computed years ahead.
 */
export const zonesFor = (isLadder: boolean, own: string): readonly string[] =>
  isLadder || own === "" || timeZones.includes(own) ? timeZones : [own, ...timeZones];

/** The zone setting of a pyramid; for an unsuitable zone, its preset's remains. */
export const zoneOfLadder = (
  zone: string,
): { readonly settings?: { readonly timeZone: string } } =>
  timeZones.includes(zone) ? { settings: { timeZone: zone } } : {};

/** The zone detail of other competitions; empty until the browser has reported its zone. */
export const zoneOfTournament = (
  zone: string,
): { readonly details?: Pick<EventDetails, "timeZone"> } =>
  zone === "" ? {} : { details: { timeZone: zone } };
