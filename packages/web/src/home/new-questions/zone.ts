import { timeZones } from "@losfee/core";

/**
 * Returns the offered zones, with the browser's own in front if it is unknown here. A pyramid needs a
 * zone with known rules, as its deadlines are computed years ahead.
 */
export const zonesFor = (isLadder: boolean, own: string): readonly string[] =>
  isLadder || own === "" || timeZones.includes(own) ? timeZones : [own, ...timeZones];
