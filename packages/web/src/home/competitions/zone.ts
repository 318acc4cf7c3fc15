import { type EventDetails, timeZones } from "@losfee/core";

/**
 * The zones that are offered, with one's own first. Deadlines of a pyramid are reckoned for years, so it
 * needs a zone whose rules are known.
 */
export const zonesFor = (isLadder: boolean, own: string): readonly string[] =>
  isLadder || own === "" || timeZones.includes(own) ? timeZones : [own, ...timeZones];

/** The setting of a pyramid; a zone that it cannot have leaves it that of its preset. */
export const zoneOfLadder = (
  zone: string,
): { readonly settings?: { readonly timeZone: string } } =>
  timeZones.includes(zone) ? { settings: { timeZone: zone } } : {};

/** The detail of every other competition; none while the browser has not said where it is. */
export const zoneOfTournament = (
  zone: string,
): { readonly details?: Pick<EventDetails, "timeZone"> } =>
  zone === "" ? {} : { details: { timeZone: zone } };
