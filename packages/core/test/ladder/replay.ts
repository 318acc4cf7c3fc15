import { foldLadder } from "../../src/ladder/fold/fold.ts";
import { chanceFrom } from "./chance.ts";
import { earlyDeadlines } from "./early-deadlines.ts";
import { comparable, faultsOf } from "./invariants.ts";
import { type ClubConfig, reordered, type SimulatedClub, simulateClub } from "./simulated-club.ts";

/** A simulated club and its faults. */
export interface CheckedClub {
  readonly club: SimulatedClub;
  /** Faults of any state on the way, with the number of the event. */
  readonly faults: readonly string[];
  /** Deadlines that acted before their letter had left and its days were over; number of checks. */
  readonly early: readonly string[];
  readonly mailed: number;
  /** Orders of recording that gave another state. */
  readonly differing: readonly string[];
}

/**
 * Plays a club, checks every state on the way, and folds its journal again: as it is, and recorded
 * in other orders (everything shuffled; everything up to 300 events late).
 */
export const checkClub = (config: ClubConfig, orders: number): CheckedClub => {
  const faults: string[] = [];
  const club = simulateClub(config, (state) => {
    for (const fault of faultsOf(state)) faults.push(`${state.seq}: ${fault}`);
  });
  const expected = comparable(club.state);
  const differing: string[] = [];
  const compare = (order: string, journal: SimulatedClub["journal"]): void => {
    const state = foldLadder(journal);
    if (state === null || comparable(state) !== expected) differing.push(order);
  };
  compare("as recorded", club.journal);
  for (let order = 1; order <= orders; order++) {
    const chance = chanceFrom(config.seed * 1000 + order);
    const reach = order % 2 === 1 ? club.journal.length : 300;
    compare(
      `order ${order}`,
      reordered(club.journal, () => chance.below(reach)),
    );
  }
  const { early, acted: mailed } = earlyDeadlines(club.journal, club.state);
  return { club, faults, early, mailed, differing };
};
