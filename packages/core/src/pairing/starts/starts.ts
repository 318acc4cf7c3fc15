import type { EntryId } from "../../base/entry-id.ts";
import type { Line, Scorecard } from "../../base/scorecard.ts";
import type { LotSource } from "../../lots/lots.ts";
import { lookAhead } from "./look-ahead.ts";
import type { StartNote, StartsPolicy } from "./policy.ts";

/** Two opponents. */
export type Opponents = readonly [EntryId, EntryId];

/** The player who goes first in a game, and why. */
interface AssignedStart {
  /** The first goes first. */
  readonly players: Opponents;
  readonly note: StartNote;
}

/** Tie-breaks of starts and replies before the lot; see {@link StartsPolicy}. */
type StartTies = Pick<StartsPolicy, "headToHead" | "breakRuns">;

/**
 * Decides who goes first in each pair of `round`; results are in the order of `pairs`.
 *
 * 1. The one with the lower balance of starts − replies. If all have played as many games that
 *    is the one with fewer starts and more replies, as in tsh; after byes it keeps every player's
 *    starts and replies within one of each other if the pair allows it.
 * 2. If the later pairs of the stage are known (`upcoming`, next round first): the one forced to,
 *    so that no player's starts and replies differ by more than one. From even balances that
 *    is always possible; see {@link lookAhead}.
 * 3. The one with fewer starts.
 * 4. By the policy: the one who started less often in earlier games of the two; whose run of
 *    starts (or the other's of replies) has to be broken.
 * 5. By the lot `round/N/starts`, drawn once for all pairs of the round.
 *
 * O(games · rounds).
 */
export const assignStarts = (
  pairs: readonly Opponents[],
  cards: readonly Scorecard[],
  round: number,
  ties: StartTies,
  lots: LotSource,
  upcoming: readonly (readonly Opponents[])[] = [],
): readonly AssignedStart[] => {
  const playing = new Set([pairs, ...upcoming].flat(2));
  const records = new Map(
    cards
      .filter(({ entry }) => playing.has(entry))
      .map((card) => [card.entry, startRecord(card, round - 1)]),
  );
  const recordOf = (entry: EntryId): StartRecord => records.get(entry) ?? NO_STARTS;
  const byLot = lotOrder(lots, round, pairs);
  const settled = pairs.map((pair) => byBalance(pair, recordOf));
  const plan = lookAhead(
    [pairs, ...upcoming],
    (entry) => recordOf(entry).balance,
    settled.map((start) => start?.players[0] ?? null),
  );
  return pairs.map((pair, game) => {
    const start =
      settled[game] ??
      byPlan(pair, plan.starterOf(game)) ??
      byStarts(pair, recordOf) ??
      byTies(pair, ties, recordOf) ??
      byLot(pair);
    plan.settle(game, start.players[0]);
    return start;
  });
};

type RecordOf = (entry: EntryId) => StartRecord;

const reversed = ([a, b]: Opponents): Opponents => [b, a];

/** Rule 1. */
const byBalance = (pair: Opponents, recordOf: RecordOf): AssignedStart | null => {
  const [a, b] = [recordOf(pair[0]), recordOf(pair[1])];
  return a.balance === b.balance
    ? null
    : byCounts(a.balance < b.balance ? pair : reversed(pair), recordOf);
};

/** Rule 2. */
const byPlan = (pair: Opponents, starter: EntryId | null): AssignedStart | null =>
  starter === null
    ? null
    : { players: starter === pair[0] ? pair : reversed(pair), note: { code: "balance-ahead" } };

/** Rule 3. */
const byStarts = (pair: Opponents, recordOf: RecordOf): AssignedStart | null => {
  const [a, b] = [recordOf(pair[0]), recordOf(pair[1])];
  return a.starts === b.starts
    ? null
    : byCounts(a.starts < b.starts ? pair : reversed(pair), recordOf);
};

/** Reports in which of the two counts the starter is behind the other. */
const byCounts = (players: Opponents, recordOf: RecordOf): AssignedStart => {
  const [first, second] = [recordOf(players[0]), recordOf(players[1])];
  const note: StartNote =
    first.starts < second.starts
      ? { code: "fewer-starts", starts: [first.starts, second.starts] }
      : { code: "more-replies", replies: [first.replies, second.replies] };
  return { players, note };
};

/** Rule 4. */
const byTies = (pair: Opponents, ties: StartTies, recordOf: RecordOf): AssignedStart | null => {
  const [a, b] = [recordOf(pair[0]), recordOf(pair[1])];
  const between = a.against(pair[1]) - b.against(pair[0]);
  if (ties.headToHead && between !== 0) {
    return { players: between < 0 ? pair : reversed(pair), note: { code: "head-to-head" } };
  }
  const run = Math.max(Math.abs(a.run), Math.abs(b.run));
  if (ties.breakRuns && run >= 2 && a.run !== b.run) {
    return { players: a.run < b.run ? pair : reversed(pair), note: { code: "run-broken", run } };
  }
  return null;
};

/** Rule 5: draws only if a pair needs it, and then for the whole round. */
const lotOrder = (
  lots: LotSource,
  round: number,
  pairs: readonly Opponents[],
): ((pair: Opponents) => AssignedStart) => {
  let places: ReadonlyMap<EntryId, number> | null = null;
  return (pair) => {
    places ??= new Map(
      lots.order(`round/${round}/starts`, pairs.flat()).map((entry, place) => [entry, place]),
    );
    const first = (places.get(pair[0]) ?? 0) < (places.get(pair[1]) ?? 0);
    return { players: first ? pair : reversed(pair), note: { code: "lot" } };
  };
};

/** A player's starts so far. Games with an unknown start do not count. */
interface StartRecord {
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
const NO_STARTS: StartRecord = {
  starts: 0,
  replies: 0,
  balance: 0,
  run: 0,
  against: () => 0,
};

/** Reads a card's starts over rounds 1 … `rounds`. O(rounds). */
const startRecord = (card: Scorecard, rounds: number): StartRecord => {
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
