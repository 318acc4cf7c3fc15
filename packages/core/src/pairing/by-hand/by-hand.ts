import { err } from "../../base/result.ts";
import { breachesOfBasicRules, NO_SYSTEM } from "../basic-swiss/basic-rules.ts";
import { flag } from "../options.ts";
import type { PairingSystem } from "../system.ts";

const options = {
  /** All pairings were fixed before the first round, as in a round robin: tie-breaks use it. */
  preDetermined: flag(false),
} as const;

/**
 * Pairs from outside: by the director, or another program with an unsupported system. Accepts
 * rounds whose pairs are all given; never pairs players itself.
 */
export const byHand: PairingSystem<typeof options> = {
  id: "by-hand",
  options,
  plannedAhead: false,
  pair: ({ available }) => err({ code: "paired-by-hand", players: available.length }),
  // Every Swiss system has the basic rules; nothing is known about other systems.
  breaches: (input, { preDetermined }, round) =>
    preDetermined ? [] : breachesOfBasicRules(input, round, NO_SYSTEM),
  seatPairs: (_input, _options, pairs) => pairs.map((players) => ({ players, notes: [] })),
};
