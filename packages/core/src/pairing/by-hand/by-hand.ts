import { err } from "../../base/result.ts";
import { breachesOfBasicRules, NO_SYSTEM } from "../basic-swiss/basic-rules.ts";
import { flag } from "../options.ts";
import type { PairingSystem } from "../system.ts";

const options = {
  /** All pairings were settled before the first round, as in a round robin: tie-breaks ask for it. */
  preDetermined: flag(false),
} as const;

/**
 * Pairs that somebody else makes: the director, or another program by a system that is not among
 * ours. Rounds whose pairs are all given stand; nobody is ever paired.
 */
export const byHand: PairingSystem<typeof options> = {
  id: "by-hand",
  options,
  plannedAhead: false,
  pair: ({ available }) => err({ code: "paired-by-hand", players: available.length }),
  // Whatever Swiss system it is by, the basic rules hold; of other systems nothing is known.
  breaches: (input, { preDetermined }, round) =>
    preDetermined ? [] : breachesOfBasicRules(input, round, NO_SYSTEM),
  seatPairs: (_input, _options, pairs) => pairs.map((players) => ({ players, notes: [] })),
};
