import type { EntryId } from "../src/base/entry-id.ts";
import type { Result } from "../src/base/result.ts";
import type { Line, Scorecard } from "../src/base/scorecard.ts";
import { lotsFrom } from "../src/lots/lots.ts";
import { defaultOptions, type OptionFields, type OptionValues } from "../src/pairing/options.ts";
import { assignStarts } from "../src/pairing/starts/starts.ts";
import type {
  PairingRefusal,
  PairingSystem,
  RoundInput,
  RoundPairing,
} from "../src/pairing/system.ts";

export const SEED = "5a".repeat(32);

/** A repeatable generator of numbers in [0, 1). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A card without results; fields may be set. */
export const card = (entry: EntryId, more: Partial<Scorecard> = {}): Scorecard => ({
  entry,
  name: `Player ${entry}`,
  rating: 2000 - entry,
  lot: entry,
  lines: [],
  penalties: [],
  ...more,
});

export const newcomers = (players: number): readonly Scorecard[] =>
  Array.from({ length: players }, (_, index) => card(index + 1));

/** The input of a system for the round after the last one on the cards; fields may be set. */
export const nextRound = (
  cards: readonly Scorecard[],
  rounds: number,
  more: Partial<RoundInput> = {},
): RoundInput => {
  const played = Math.max(0, ...cards.map(({ lines }) => lines.length));
  return {
    round: played + 1,
    stage: { firstRound: 1, rounds },
    basedOn: played,
    cards,
    available: cards.map(({ entry }) => entry),
    forbidden: [],
    lots: lotsFrom(SEED),
    ...more,
  };
};

/** The cards after a round: starts assigned, scores drawn from `random`, byes booked as wins. */
export const played = (
  cards: readonly Scorecard[],
  round: number,
  pairing: RoundPairing,
  random: () => number,
): readonly Scorecard[] => {
  const lines = new Map<EntryId, Line>();
  const pairs = pairing.games.map(({ players }) => players);
  const ties = { headToHead: false, breakRuns: false };
  const lots = lotsFrom(SEED);
  for (const start of assignStarts(pairs, cards, round, ties, lots, pairing.upcoming)) {
    const [a, b] = start.players;
    const [own, theirs] = [score(random), score(random)];
    lines.set(a, { kind: "played", round, opponent: b, own, theirs, start: "first" });
    lines.set(b, { kind: "played", round, opponent: a, own: theirs, theirs: own, start: "second" });
  }
  for (const { entry } of pairing.byes) {
    const bye = { kind: "unplayed", round, reason: "bye", opponent: null } as const;
    lines.set(entry, { ...bye, credit: "win", spread: 50 });
  }
  return cards.map((each) => ({ ...each, lines: [...each.lines, lines.get(each.entry)] }));
};

/** Scores in tens, so that draws happen. */
const score = (random: () => number): number => 300 + 10 * Math.floor(random() * 20);

export interface SimulatedRound {
  readonly input: RoundInput;
  readonly answer: Result<RoundPairing, PairingRefusal>;
}

interface Simulation {
  readonly cards: readonly Scorecard[];
  readonly rounds: readonly SimulatedRound[];
}

/** Plays up to `rounds` rounds by a system; ends early if it refuses. */
export const simulate = <Fields extends OptionFields>(
  system: PairingSystem<Fields>,
  players: number,
  rounds: number,
  seed: number,
  options: Partial<OptionValues<Fields>> = {},
): Simulation => {
  const random = randomFrom(seed);
  const values = { ...defaultOptions(system.options), ...options };
  const done: SimulatedRound[] = [];
  let cards = newcomers(players);
  for (let round = 1; round <= rounds; round++) {
    const input = nextRound(cards, rounds);
    const answer = system.pair(input, values);
    done.push({ input, answer });
    if (!answer.ok) break;
    cards = played(cards, round, answer.value, random);
  }
  return { cards, rounds: done };
};

/** True if all can be paired: by brute force, for up to a dozen or so players. */
export const canAllBePaired = (
  players: readonly EntryId[],
  mayMeet: (a: EntryId, b: EntryId) => boolean,
): boolean => {
  const [first, ...others] = players;
  if (first === undefined) return true;
  return others.some(
    (other) =>
      mayMeet(first, other) &&
      canAllBePaired(
        others.filter((each) => each !== other),
        mayMeet,
      ),
  );
};
