import { type EntryId, itemsOf, type LadderState } from "@losfee/core";

/** A player's record: final games that were rated. */
export interface GameTally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly asChallenger: number;
  readonly asDefender: number;
}

export const NOTHING: GameTally = { wins: 0, draws: 0, losses: 0, asChallenger: 0, asDefender: 0 };

/** Returns all players' records by number. Linear in the archive. */
export const talliesOf = (state: LadderState): ReadonlyMap<EntryId, GameTally> => {
  const tallies = new Map<EntryId, GameTally>();
  const add = (entry: EntryId, counted: Partial<GameTally>): void => {
    const before = tallies.get(entry) ?? NOTHING;
    const sum = (key: keyof GameTally): number => before[key] + (counted[key] ?? 0);
    tallies.set(entry, {
      wins: sum("wins"),
      draws: sum("draws"),
      losses: sum("losses"),
      asChallenger: sum("asChallenger"),
      asDefender: sum("asDefender"),
    });
  };
  for (const { status, rated, outcome, challenger, defender } of itemsOf(state.archive)) {
    if (status !== "final" || !rated) continue;
    const [wins, losses] = [
      outcome === "challenger-wins" ? 1 : 0,
      outcome === "defender-wins" ? 1 : 0,
    ];
    const draws = outcome === "draw" ? 1 : 0;
    add(challenger, { wins, draws, losses, asChallenger: 1 });
    add(defender, { wins: losses, draws, losses: wins, asDefender: 1 });
  }
  return tallies;
};
