import { checkDraws, type Draw, seedHash } from "../lots/lots.ts";
import type { RecordedTournamentEvent } from "./events.ts";
import { applyEvent } from "./fold.ts";
import { pairsAgain, pairsOf } from "./impact.ts";
import type { TournamentState } from "./state.ts";

/** One draw of the journal, repeated from the seed. */
export interface CheckedDraw {
  readonly seq: number;
  readonly round: number;
  readonly draw: Draw;
  /** The order that the seed gives. */
  readonly expected: readonly number[];
  readonly matches: boolean;
}

/** One drafted round, paired once more from what was known at the time. */
export interface CheckedRound {
  readonly seq: number;
  readonly round: number;
  /** Same pairs and byes. A difference can also mean that the rules of the program have changed. */
  readonly matches: boolean;
}

/** The outcome of checking a whole journal. */
export interface Verification {
  readonly seed: string;
  readonly seedHash: string;
  /** The seed has the hash that was published before the first draw. */
  readonly seedMatches: boolean;
  readonly draws: readonly CheckedDraw[];
  readonly rounds: readonly CheckedRound[];
  readonly events: number;
  /** Everything above holds. */
  readonly sound: boolean;
}

/**
 * Repeats every draw of a journal from its seed, and every automatic pairing from the results that
 * were known when it was made. Linear in events, plus one pairing a round.
 * @throws BrokenJournal if the events are not a journal of a tournament
 */
export const verifyJournal = (events: readonly RecordedTournamentEvent[]): Verification => {
  let state: TournamentState | null = null;
  const draws: CheckedDraw[] = [];
  const rounds: CheckedRound[] = [];
  for (const event of events) {
    const before: TournamentState | null = state;
    state = applyEvent(before, event);
    if (event.type !== "round-drafted" && event.type !== "draft-adjusted") continue;
    const { round } = event.data;
    draws.push(...checkedDraws(state.seed, event.seq, round, event.data.draws));
    const drafted = state.rounds[round - 1];
    if (event.type === "round-drafted" && before !== null && drafted !== undefined) {
      const again = pairsAgain(before, drafted);
      const matches = again.ok && samePairs(again.value, pairsOf(event.data));
      rounds.push({ seq: event.seq, round, matches });
    }
  }
  const seed = state?.seed ?? "";
  const published = state?.seedHash ?? "";
  const seedMatches = state !== null && seedHash(seed) === published;
  return {
    seed,
    seedHash: published,
    seedMatches,
    draws,
    rounds,
    events: events.length,
    sound: seedMatches && [...draws, ...rounds].every(({ matches }) => matches),
  };
};

const checkedDraws = (
  seed: string,
  seq: number,
  round: number,
  draws: readonly Draw[],
): readonly CheckedDraw[] => {
  const wrong = new Map(checkDraws(seed, draws).map(({ draw, expected }) => [draw, expected]));
  return draws.map((draw) => ({
    seq,
    round,
    draw,
    expected: wrong.get(draw) ?? draw.order,
    matches: !wrong.has(draw),
  }));
};

const samePairs = (
  a: readonly (readonly [number, number | null])[],
  b: readonly (readonly [number, number | null])[],
): boolean => {
  const keys = (pairs: typeof a): string =>
    pairs
      .map((pair) => pair.join("–"))
      .sort()
      .join(" ");
  return keys(a) === keys(b);
};
