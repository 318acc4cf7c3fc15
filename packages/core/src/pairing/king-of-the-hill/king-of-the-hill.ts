import { byeMethod } from "../byes.ts";
import {
  CLASH_BOUND,
  MEETINGS_BOUND,
  type PreferenceKey,
  type Prospect,
  pairFlight,
} from "../flight.ts";
import { gibsonOptions } from "../gibson.ts";
import { flag, integer } from "../options.ts";
import { breachesByStandings } from "../standing-breaches.ts";
import { pairByStandings, type RankedGame } from "../standings-round.ts";
import type { PairingSystem } from "../system.ts";

const shared = {
  /** Number of earlier meetings up to which two may be paired again. */
  repeats: integer(0, 99, 0),
  /** True to prefer opponents with whom starts can be balanced, among equally near ones. */
  trackStarts: flag(true),
  byeMethod,
  ...gibsonOptions,
} as const;

/** After the distance: not the last opponent, balanced starts, fewest meetings. */
const keyAfter = (first: number, { lastOpponent, startsClash, meetings }: Prospect): number =>
  ((first * 2 + lastOpponent) * CLASH_BOUND + startsClash) * MEETINGS_BOUND +
  Math.min(meetings, MEETINGS_BOUND - 1);

const nearest: PreferenceKey = (prospect) => keyAfter(prospect.distance, prospect);

/**
 * King of the hill, as in tsh: first against second, third against fourth and so on, as far as the
 * repeats allow; players choose strictly by rank.
 */
export const kingOfTheHill: PairingSystem<typeof shared> = {
  id: "king-of-the-hill",
  options: shared,
  plannedAhead: false,
  breaches: breachesByStandings,
  pair: (input, rules) =>
    pairByStandings(input, rules, (field, ranks) =>
      explained(pairFlight(field, ranks, rules, nearest, true)),
    ),
};

const factorOptions = {
  ...shared,
  /** Distance of opponents in places: 2 pairs first with third, second with fourth. */
  factor: integer(1, 9_999, 2),
} as const;

/** Factor pairing, as in tsh: opponents `factor` places apart, or as close as repeats allow. */
export const factor: PairingSystem<typeof factorOptions> = {
  id: "factor",
  options: factorOptions,
  plannedAhead: false,
  breaches: breachesByStandings,
  pair: (input, rules) => {
    const keyOf: PreferenceKey = (prospect) =>
      keyAfter(Math.abs(rules.factor - prospect.distance), prospect);
    return pairByStandings(input, rules, (field, ranks) =>
      explained(pairFlight(field, ranks, rules, keyOf)),
    );
  },
};

const explained = (pairs: ReturnType<typeof pairFlight>): readonly RankedGame[] | null =>
  pairs?.map((pair) => {
    const ranks = [Math.min(...pair) + 1, Math.max(...pair) + 1] as const;
    return { pair, notes: [{ code: "by-rank", ranks }] };
  }) ?? null;
