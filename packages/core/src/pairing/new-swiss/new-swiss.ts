import { byeMethod } from "../byes.ts";
import { gibsonOptions } from "../gibson.ts";
import { flag, integer } from "../options.ts";
import type { RoundField } from "../round-field.ts";
import { breachesByStandings } from "../standing-breaches.ts";
import { pairByStandings, type RankedGame } from "../standings-round.ts";
import type { PairingSystem } from "../system.ts";
import { type PairedFlight, pairGroups } from "./groups.ts";

const options = {
  /** Number of earlier meetings up to which two may be paired again. */
  repeats: integer(0, 99, 0),
  /** True to prefer opponents with whom starts can be balanced. */
  trackStarts: flag(true),
  byeMethod,
  ...gibsonOptions,
} as const;

/**
 * New Swiss, as in tsh: groups of equal wins, paired from the top and the bottom inwards, each
 * player with the one half the flight away. Scrabble championship, rounds 4–20.
 */
export const newSwiss: PairingSystem<typeof options> = {
  id: "new-swiss",
  options,
  plannedAhead: false,
  breaches: breachesByStandings,
  pair: (input, rules) =>
    pairByStandings(
      input,
      rules,
      (field, ranks) =>
        pairGroups(field, ranks, rules)?.flatMap((flight) => explained(field, flight)) ?? null,
    ),
};

const explained = (field: RoundField, flight: PairedFlight): readonly RankedGame[] => {
  const { part, members, pairs } = flight;
  const wins = members.map((rank) => field.standings[rank]?.wins ?? 0);
  const placeOf = new Map(members.map((rank, place) => [rank, place + 1]));
  const from = Math.min(...members) + 1;
  const to = Math.max(...members) + 1;
  const range = [Math.max(...wins), Math.min(...wins)] as const;
  return pairs.map((pair) => {
    const places = pair.map((rank) => placeOf.get(rank) ?? 0).sort((a, b) => a - b);
    return {
      pair,
      notes: [
        { code: "new-swiss-flight", part, wins: range, from, to },
        {
          code: "new-swiss-distance",
          ranks: [places[0] ?? 0, places[1] ?? 0],
          aim: members.length / 2,
        },
      ],
    };
  });
};
