import type { EntryId } from "../../base/entry-id.ts";
import { fraction } from "../../base/fraction.ts";
import { creditOf, type Scorecard } from "../../base/scorecard.ts";
import { keizerStandings } from "../../keizer/lists.ts";
import {
  defaultTop,
  type KeizerGame,
  type KeizerRound,
  type KeizerSettings,
} from "../../keizer/season.ts";
import { seedingOrder } from "../standing-order.ts";

/**
 * Returns the Keizer list of the cards after so many rounds, best first, by the usual shares: two
 * thirds of the own value for a bye, a third for an excused absence, nothing for others. For clubs
 * with rules of their own, the competition gives the list.
 */
export const keizerOrder = (cards: readonly Scorecard[], rounds: number): readonly EntryId[] => {
  const start = seedingOrder(cards);
  const listed = keizerStandings({
    settings: settingsFor(cards.length),
    players: start.map(({ entry }) => ({ id: entry, rating: null })),
    rounds: Array.from({ length: rounds }, (_, index) => roundOf(cards, index)),
  });
  return listed.lines.map(({ id }) => id as EntryId);
};

const settingsFor = (players: number): KeizerSettings => ({
  top: defaultTop(players, fraction(1)),
  step: fraction(1),
  ownValueCounts: true,
  loss: fraction(0),
  shares: new Map([
    ["bye", fraction(2, 3)],
    ["pause", fraction(1, 3)],
  ]),
  limits: new Map(),
});

/** Games among the cards; of two forfeiting players the winner's value counts as in a game. */
const roundOf = (cards: readonly Scorecard[], index: number): KeizerRound => {
  const listed = new Set(cards.map(({ entry }) => entry));
  const done = new Set<EntryId>();
  const games: KeizerGame[] = [];
  const without = new Map<EntryId, string>();
  for (const { entry, lines } of cards) {
    const line = lines[index];
    if (line === undefined || line.kind === "pending" || done.has(entry)) continue;
    if (line.kind === "unplayed") {
      without.set(entry, line.reason);
      continue;
    }
    if (!listed.has(line.opponent)) continue;
    done.add(line.opponent);
    const credit = creditOf(line);
    const result = credit === "none" ? "loss" : credit;
    games.push({ white: entry, black: line.opponent, result });
  }
  return { games, without };
};
