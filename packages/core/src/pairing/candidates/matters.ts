import type { EntryId } from "../../base/entry-id.ts";
import {
  type Contender,
  type FinishedContender,
  isSurelyAbove,
  type SafetyMargins,
} from "./contender.ts";
import type { FinalFate, GameOutcome } from "./notes.ts";

/** The input for deciding if the first pairing matters for who reaches the final. */
export interface FinalRace {
  /** The first pairing of the group, the one in question. */
  readonly first: readonly [Contender, Contender];
  /** The other fixed games. */
  readonly others: readonly (readonly [Contender, Contender])[];
  /** Candidates without a fixed game: any result is possible. */
  readonly loose: readonly Contender[];
  /** Number of players sure of the final: they count as above all others. */
  readonly sure: number;
  /** Players who are out: they count as below all but themselves. */
  readonly out: ReadonlySet<EntryId>;
  readonly margins: SafetyMargins;
}

/** Results of the other games with which the first pairing decides. */
export interface Decision {
  readonly entry: EntryId;
  readonly others: readonly GameOutcome[];
  readonly fates: Readonly<Record<Result, FinalFate>>;
}

type Result = GameOutcome["result"];

/** Results are tried in this order; the first combination found is the first in this order. */
const RESULTS = ["win", "draw", "loss"] as const;

const WINS: Readonly<Record<Result, number>> = { win: 1, draw: 0.5, loss: 0 };

/**
 * Number of other players who can be above a player, and who surely are. Two settle every question
 * (one may be above a finalist, two are above all others), so counting stops there.
 */
interface Rivals {
  readonly possible: number;
  readonly sure: number;
}

const NOBODY: Rivals = { possible: 0, sure: 0 };
const ENOUGH = 2;

const plus = (a: Rivals, b: Rivals): Rivals => ({
  possible: Math.min(ENOUGH, a.possible + b.possible),
  sure: Math.min(ENOUGH, a.sure + b.sure),
});

const fateOf = ({ possible, sure }: Rivals): FinalFate =>
  possible < ENOUGH ? "in" : sure >= ENOUGH ? "out" : "open";

/** Rivals after a win, a draw and a loss of the player in question, in this order. */
type RivalsByResult = readonly [Rivals, Rivals, Rivals];

const plusEach = (a: RivalsByResult, b: RivalsByResult): RivalsByResult => [
  plus(a[0], b[0]),
  plus(a[1], b[1]),
  plus(a[2], b[2]),
];

const keyOf = (rivals: RivalsByResult): string =>
  rivals.map(({ possible, sure }) => `${possible}${sure}`).join("");

/** A state that the other games can produce, with the first results that do. */
interface ReachableState {
  readonly rivals: RivalsByResult;
  readonly last: { readonly before: ReachableState; readonly result: Result } | null;
}

/**
 * Decides if the first pairing matters (annex B, elaborated in the specification, step 6): returns
 * results of the other games with which one of its two players does not have the same certain fate
 * after a win, a draw and a loss; null if there are none. Prefers combinations with a clear-cut
 * decision (in after one result, out after another), then the first in the order win, draw, loss of
 * the games in board order.
 *
 * Exact without trying all 3^k combinations: each game adds to a player's rivals independently and
 * counting stops at two, so there are at most 3^6 distinct states, all reached in one pass over the
 * games. O(k · 729).
 */
export const findDecision = (race: FinalRace): Decision | null => {
  const searches = race.first.map((player) => ({ player, reached: reachable(race, player) }));
  for (const isWanted of [isClearCut, isUncertain]) {
    for (const { player, reached } of searches) {
      const found = reached.find((state) => isWanted(fatesOf(state.rivals)));
      if (found !== undefined) {
        const others = outcomesOf(race, found);
        return { entry: player.entry, others, fates: byResult(fatesOf(found.rivals)) };
      }
    }
  }
  return null;
};

/** Returns the reachable states, ordered by the first results that lead there. */
const reachable = (race: FinalRace, player: Contender): readonly ReachableState[] => {
  let states: readonly ReachableState[] = [{ rivals: certainRivals(race, player), last: null }];
  for (const game of race.others) {
    const added = RESULTS.map((result) => ({
      result,
      rivals: gameRivals(race, player, game, result),
    }));
    const next = new Map<string, ReachableState>();
    for (const before of states) {
      for (const { result, rivals } of added) {
        const state = { rivals: plusEach(before.rivals, rivals), last: { before, result } };
        const key = keyOf(state.rivals);
        if (!next.has(key)) next.set(key, state);
      }
    }
    states = [...next.values()];
  }
  return states;
};

/** Rivals independent of the other games: the sure, the opponent and the loose candidates. */
const certainRivals = (race: FinalRace, player: Contender): RivalsByResult => {
  const [one, two] = race.first;
  const opponent = one === player ? two : one;
  return afterEachResult(player, (own) => {
    const wins = own.finalWins - player.wins;
    const others = race.loose.map((contender) => rivalWithin(race, own, contender, 0, 1));
    const sure = { possible: race.sure, sure: race.sure };
    return [...others, sure].reduce(plus, rivalWithin(race, own, opponent, 1 - wins, 1 - wins));
  });
};

/** Rivals from one of the other games with the result `result`. */
const gameRivals = (
  race: FinalRace,
  player: Contender,
  [one, two]: readonly [Contender, Contender],
  result: Result,
): RivalsByResult => {
  const wins = WINS[result];
  return afterEachResult(player, (own) =>
    plus(rivalWithin(race, own, one, wins, wins), rivalWithin(race, own, two, 1 - wins, 1 - wins)),
  );
};

const afterEachResult = (
  player: Contender,
  rivals: (own: FinishedContender) => Rivals,
): RivalsByResult => {
  const after = (result: Result) =>
    rivals({ contender: player, finalWins: player.wins + WINS[result] });
  return [after("win"), after("draw"), after("loss")];
};

/** Rates `rival`, who wins at least `least` and at most `most` of a game, against `own`. */
const rivalWithin = (
  { out, margins }: FinalRace,
  own: FinishedContender,
  rival: Contender,
  least: number,
  most: number,
): Rivals => {
  if (out.has(rival.entry)) return NOBODY;
  const worst = { contender: rival, finalWins: rival.wins + least };
  const best = { contender: rival, finalWins: rival.wins + most };
  return {
    possible: isSurelyAbove(own, best, margins) ? 0 : 1,
    sure: isSurelyAbove(worst, own, margins) ? 1 : 0,
  };
};

type Fates = readonly [FinalFate, FinalFate, FinalFate];

const fatesOf = ([win, draw, loss]: RivalsByResult): Fates => [
  fateOf(win),
  fateOf(draw),
  fateOf(loss),
];

const isClearCut = (fates: Fates): boolean => fates.includes("in") && fates.includes("out");

const isUncertain = (fates: Fates): boolean =>
  fates[0] === "open" || fates.some((fate) => fate !== fates[0]);

const byResult = ([win, draw, loss]: Fates): Readonly<Record<Result, FinalFate>> => ({
  win,
  draw,
  loss,
});

const outcomesOf = ({ others }: FinalRace, state: ReachableState): readonly GameOutcome[] => {
  const results: Result[] = [];
  for (let { last } = state; last !== null; last = last.before.last) results.unshift(last.result);
  return others.flatMap(([one, two], index) => {
    const result = results[index];
    return result === undefined ? [] : [{ players: [one.entry, two.entry], result }];
  });
};
