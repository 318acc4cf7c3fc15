import type { EntryId } from "../../base/entry-id.ts";
import type { Scorecard } from "../../base/scorecard.ts";

/** Who went first in a player's games so far. Games whose start is unknown do not count. */
export interface StartRecord {
  readonly starts: number;
  readonly replies: number;
  /** Starts − replies. */
  readonly balance: number;
  /** How often in a row at the end: 2 after two starts, −3 after three replies, 0 at the beginning. */
  readonly run: number;
  /** Starts − replies against each opponent met. */
  readonly against: ReadonlyMap<EntryId, number>;
}

/** The record of somebody who has not played. */
export const NO_STARTS: StartRecord = {
  starts: 0,
  replies: 0,
  balance: 0,
  run: 0,
  against: new Map(),
};

/** Reads a card's starts over rounds 1 … `rounds`. O(rounds). */
export const startRecord = (card: Scorecard, rounds: number): StartRecord => {
  let [starts, replies, run] = [0, 0, 0];
  const against = new Map<EntryId, number>();
  for (const line of card.lines.slice(0, rounds)) {
    if (line?.start !== "first" && line?.start !== "second") continue;
    const step = line.start === "first" ? 1 : -1;
    if (step === 1) starts++;
    else replies++;
    run = Math.sign(run) === step ? run + step : step;
    if (line.opponent !== null) {
      against.set(line.opponent, (against.get(line.opponent) ?? 0) + step);
    }
  }
  return { starts, replies, balance: starts - replies, run, against };
};

/** Starts − replies in the earlier games against one opponent. */
export const startsAgainst = (record: StartRecord, opponent: EntryId): number =>
  record.against.get(opponent) ?? 0;
