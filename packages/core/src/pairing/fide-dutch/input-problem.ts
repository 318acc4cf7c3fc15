import type { DutchRefusal } from "./round.ts";
import type { DutchRecord } from "./tournament.ts";

/** Returns what makes a tournament invalid, or null. O(n · rounds). */
export const inputProblem = ({
  round,
  players,
}: {
  readonly round: number;
  readonly players: readonly {
    readonly number: number;
    readonly history: readonly (Pick<DutchRecord, "opponent" | "played"> | null)[];
  }[];
}): DutchRefusal | null => {
  if (!Number.isInteger(round) || round < 1) return { code: "no-such-round", round };
  const numbers = new Set<number>();
  let last = 0;
  for (const { number } of players) {
    if (!Number.isInteger(number) || number <= last)
      return { code: "numbers-not-ascending", number };
    numbers.add(number);
    last = number;
  }
  for (const { number: player, history } of players) {
    if (history.length >= round)
      return { code: "history-too-long", player, rounds: history.length };
    const index = history.findIndex((record) => record?.played && !numbers.has(record.opponent));
    if (index >= 0) return { code: "unknown-opponent", player, round: index + 1 };
  }
  return null;
};
