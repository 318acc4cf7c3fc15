import type { EntryId } from "../base/entry-id.ts";
import { roundsMet, totalsOf } from "../base/scorecard.ts";
import { type Breach, metBefore } from "./breach.ts";
import type { ByeMethod } from "./byes.ts";
import type { PairedRound, RoundInput } from "./system.ts";

/** The options that are absolute in systems that pair by the standings. */
export interface AbsoluteRules {
  /** Allowed number of earlier meetings. */
  readonly repeats: number;
  readonly byeMethod: ByeMethod;
}

/**
 * Returns the breaches of the limits of systems that pair by the standings: more meetings than the
 * repeats allow, and a bye for a player who had more than others, unless the bye method uses the
 * standings alone. O(n · rounds).
 */
export const breachesByStandings = (
  { cards, round, available }: RoundInput,
  { repeats, byeMethod }: AbsoluteRules,
  { games, byes }: PairedRound,
): readonly Breach[] => {
  const cardOf = new Map(cards.map((card) => [card.entry, card]));
  const byesOf = (entry: EntryId): number => {
    const card = cardOf.get(entry);
    return card === undefined ? 0 : totalsOf(card, round - 1).byes;
  };
  const fewest = Math.min(...available.map(byesOf));
  return [
    ...games.flatMap(({ players }) => {
      const rounds = roundsMet(cardOf.get(players[0]), players[1], round - 1);
      return rounds.length <= repeats ? [] : [metBefore(players, rounds, repeats, [])];
    }),
    ...(byeMethod === "always-bottom" ? [] : byes).flatMap(({ entry }): readonly Breach[] => {
      const had = byesOf(entry);
      if (had <= fewest) return [];
      return [{ code: "bye-before-others", entry, byes: had, fewest, articles: [] }];
    }),
  ];
};
