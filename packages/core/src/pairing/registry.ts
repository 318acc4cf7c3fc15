import { byHand } from "./by-hand/by-hand.ts";
import { candidates } from "./candidates/candidates.ts";
import { fideDutch } from "./fide-dutch/fide-dutch.ts";
import { final } from "./final/final.ts";
import { keizer } from "./keizer/keizer.ts";
import { factor, kingOfTheHill } from "./king-of-the-hill/king-of-the-hill.ts";
import { mcmahon } from "./mcmahon/mcmahon.ts";
import { newSwiss } from "./new-swiss/new-swiss.ts";
import type { OptionValues } from "./options.ts";
import { preliminaryGroups } from "./preliminary-groups/preliminary-groups.ts";
import { roundRobin } from "./round-robin/round-robin.ts";
import { scheveningen } from "./scheveningen/scheveningen.ts";
import type { PairingSystem } from "./system.ts";
import { teamSwiss } from "./team-swiss/team-swiss.ts";

/**
 * All pairing systems by id. To add one, create a folder with a {@link PairingSystem} and add a
 * line here. Command line, API, web forms and documentation read this list.
 */
export const pairingSystems = {
  "preliminary-groups": preliminaryGroups,
  "new-swiss": newSwiss,
  candidates,
  final,
  "king-of-the-hill": kingOfTheHill,
  factor,
  keizer,
  mcmahon,
  "round-robin": roundRobin,
  "fide-dutch": fideDutch,
  "team-swiss": teamSwiss,
  scheveningen,
  "by-hand": byHand,
} as const;

/** The ids of all pairing systems. */
export type SystemId = keyof typeof pairingSystems;

/** The options of one system. */
export type SystemOptions<Id extends SystemId> = OptionValues<
  (typeof pairingSystems)[Id]["options"]
>;

/** All ids, in the order of the list. */
export const systemIds = Object.keys(pairingSystems) as readonly SystemId[];

/** True if `id` names a pairing system. */
export const isSystemId = (id: string): id is SystemId => Object.hasOwn(pairingSystems, id);

/** Returns the system named `id`, with its options still to be parsed. */
export const findSystem = (id: string): PairingSystem | undefined =>
  isSystemId(id) ? pairingSystems[id] : undefined;
