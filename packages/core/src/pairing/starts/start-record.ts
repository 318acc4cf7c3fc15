import type { EntryId } from "../../base/entry-id.ts";
import type { Line, Scorecard } from "../../base/scorecard.ts";

/** A player's starts so far. Games with an unknown start do not count. */
export interface StartRecord {
  readonly starts: number;
  readonly replies: number;
  /** Starts − replies. */
  readonly balance: number;
  /** Length of the latest run: 2 after two starts, −3 after three replies, 0 at the beginning. */
  readonly run: number;
  /** Starts − replies against an opponent. O(rounds). */
  readonly against: (opponent: EntryId) => number;
}

/** The record of a player without games. */
export const NO_STARTS: StartRecord = {
  starts: 0,
  replies: 0,
  balance: 0,
  run: 0,
  against: () => 0,
};

/** Reads a card's starts over rounds 1 … `rounds`. O(rounds). */
export const startRecord = (card: Scorecard, rounds: number): StartRecord => {
  let [starts, replies, run] = [0, 0, 0];
  for (let index = 0; index < rounds; index++) {
    const step = stepOf(card.lines[index]);
    if (step === 0) continue;
    if (step === 1) starts++;
    else replies++;
    run = Math.sign(run) === step ? run + step : step;
  }
  const against = (opponent: EntryId): number => {
    let balance = 0;
    for (let index = 0; index < rounds; index++) {
      const line = card.lines[index];
      if (line?.opponent === opponent) balance += stepOf(line);
    }
    return balance;
  };
  return { starts, replies, balance: starts - replies, run, against };
};

/** 1 for a start, −1 for a reply, 0 where it is neither. */
const stepOf = (line: Line | undefined): 1 | 0 | -1 =>
  line?.start === "first" ? 1 : line?.start === "second" ? -1 : 0;
