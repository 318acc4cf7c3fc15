import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sweep } from "../../../test/long.ts";
import {
  type Breach,
  type DraftAct,
  draftOf,
  type EntryId,
  pairedRound,
  pairedRounds,
  type Round,
  recordedResult,
  type TournamentCommand,
  type TournamentState,
} from "../src/index.ts";
import { attempt, competition, type Play, play } from "./play.ts";

/** A director's manual changes of a round: numbers interpreted by the state. */
interface HandmadeRound {
  readonly pin: boolean;
  readonly late: boolean;
  readonly leaves: boolean;
  readonly acts: readonly (readonly [number, number])[];
  /** Acts after the round was published and recalled. */
  readonly recalled: readonly (readonly [number, number])[];
  readonly luck: number;
}

const ROUNDS = 6;

const acts = (a: EntryId, b: EntryId, boards: number): readonly DraftAct[] => [
  { kind: "pair", players: [a, b] },
  { kind: "swap", players: [a, b] },
  { kind: "break", board: (a % boards) + 1 },
  { kind: "exchange-starts", board: (a % boards) + 1 },
  { kind: "exchange-boards", boards: [(a % boards) + 1, (b % boards) + 1] },
  { kind: "bye", entry: a },
  { kind: "pair-rest" },
];

const reason = "why not";

/** Yields the commands of a round, each derived from the current state. */
const commandsOf = function* (
  round: HandmadeRound,
  now: () => TournamentState,
): Generator<TournamentCommand> {
  const number = now().rounds.length + 1;
  const ids = (): readonly EntryId[] => [...now().entries.keys()];
  const at = (index: number): EntryId => ids()[index % ids().length] ?? 0;
  const act = ([a, b]: readonly [number, number]): TournamentCommand => {
    const boards = Math.max(1, pairedRounds(now()).at(-1)?.games.length ?? 1);
    const possible = acts(at(a), at(b), boards);
    const chosen = possible[(a * 7 + b) % possible.length] ?? ({ kind: "pair-rest" } as const);
    return { type: "adjust-draft", round: number, act: chosen, reason };
  };
  const rest: TournamentCommand = {
    type: "adjust-draft",
    round: number,
    act: { kind: "pair-rest" },
    reason: "",
  };
  const publish: TournamentCommand = { type: "publish-round", round: number };
  const byHand = function* (given: HandmadeRound["acts"]): Generator<TournamentCommand> {
    for (const numbers of given) yield act(numbers);
    yield rest;
    // The director pairs what the system cannot, with the bye for the last one if there is one.
    const open = () => {
      const { unpaired = [], unplayed = [] } = pairedRounds(now()).at(-1) ?? {};
      const bye = unplayed.find((one) => one.reason === "bye");
      return [...unpaired, ...(unpaired.length === 1 && bye ? [bye.entry] : [])];
    };
    for (let [a, b] = open(); a !== undefined; [a, b] = open()) {
      const one: DraftAct =
        b === undefined ? { kind: "bye", entry: a } : { kind: "pair", players: [a, b] };
      yield { type: "adjust-draft", round: number, act: one, reason };
    }
  };
  if (round.pin) {
    yield { type: "draft-round", pinned: [[at(round.luck), at(round.luck + 1)]], reason };
  }
  yield { type: "draft-round" };
  // No pairing at all: everything by hand.
  if (now().rounds.length < number) {
    yield { type: "draft-round", pinned: pairsOf(ids()), reason };
  }
  if (round.late) yield { type: "add-entries", entries: [{ name: `Late ${number}` }] };
  yield* byHand(round.acts);
  yield publish;
  if (round.recalled.length > 0) {
    yield { type: "recall-round", round: number, reason };
    yield* byHand(round.recalled);
    yield publish;
  }
  for (const [index, game] of (pairedRound(now(), number)?.games ?? []).entries()) {
    yield result(number, game, round.luck + index);
  }
  if (round.leaves) yield { type: "withdraw-entry", entry: at(round.luck), reason };
};

const pairsOf = (ids: readonly EntryId[]): readonly (readonly [EntryId, EntryId])[] =>
  ids.flatMap((one, index) => {
    const other = ids[index + 1];
    return index % 2 === 0 && other !== undefined ? [[one, other] as const] : [];
  });

const result = (
  number: number,
  { seats: [white, black] }: Round["games"][number],
  luck: number,
): TournamentCommand => {
  const absent = luck % 9 === 0 ? [white] : luck % 11 === 0 ? [white, black] : null;
  const score = [1, 0.5, 0][luck % 3] ?? 0;
  const sides = [
    { entry: white, score },
    { entry: black, score: 1 - score },
  ] as const;
  const outcome =
    absent === null ? ({ kind: "played", sides } as const) : ({ kind: "forfeit", absent } as const);
  return { type: "enter-result", round: number, outcome };
};

/** A player's past round, read from the rounds alone, in terms of the rulebook. */
interface Past {
  readonly opponent: EntryId;
  readonly white: boolean;
  readonly played: boolean;
  readonly points: number;
  readonly bye: boolean;
}

const NOTHING: Past = { opponent: 0, white: false, played: false, points: 0, bye: false };

const pastOf = (state: TournamentState, entry: EntryId, before: number): readonly Past[] =>
  pairedRounds(state)
    .slice(0, before - 1)
    .map(({ games, unplayed }): Past => {
      const game = games.find(({ seats }) => seats.includes(entry));
      if (game === undefined) {
        const bye = unplayed.some((one) => one.entry === entry && one.reason === "bye");
        return { ...NOTHING, points: bye ? 1 : 0, bye };
      }
      const white = game.seats[0] === entry;
      const opponent = game.seats[white ? 1 : 0];
      const outcome = recordedResult(game)?.outcome;
      if (outcome?.kind === "forfeit") {
        const points = outcome.absent.includes(entry) ? 0 : 1;
        return { ...NOTHING, opponent, points };
      }
      const points = outcome?.scores[white ? 0 : 1] ?? 0;
      return { ...NOTHING, opponent, white, played: true, points };
    });

/** Every rule that a round breaks, as `code who` (and `: pair` for colours). */
const literally = (
  state: TournamentState,
  { number, games, unplayed }: Round,
): readonly string[] => {
  const past = (entry: EntryId): readonly Past[] => pastOf(state, entry, number);
  const isTopscorer = (entry: EntryId): boolean =>
    number === ROUNDS &&
    past(entry).reduce((sum, { points }) => sum + points, 0) > (number - 1) / 2;
  const broken: string[] = [];
  for (const { seats } of games) {
    const [white, black] = seats;
    if (past(white).some(({ played, opponent }) => played && opponent === black)) {
      broken.push(`met-before ${[...seats].sort((a, b) => a - b).join(" ")}`);
    }
    if (seats.some(isTopscorer)) continue;
    for (const entry of seats) {
      const colours = past(entry).flatMap(({ played, white }) => (played ? [white ? 1 : -1] : []));
      const all = [...colours, entry === white ? 1 : -1];
      const three = all.slice(-3);
      if (three.length === 3 && Math.abs(three.reduce((sum, one) => sum + one, 0)) === 3) {
        broken.push(`third-colour ${entry}: ${seats.join(" ")}`);
      }
      if (Math.abs(all.reduce((sum, one) => sum + one, 0)) > 2) {
        broken.push(`colour-difference ${entry}: ${seats.join(" ")}`);
      }
    }
  }
  for (const { entry, reason } of unplayed) {
    if (reason !== "bye") continue;
    if (past(entry).some(({ bye, played, points }) => bye || (!played && points === 1))) {
      broken.push(`second-bye ${entry}`);
    }
  }
  return broken.sort();
};

const inShort = (breach: Breach): string => {
  if (breach.code === "met-before") return `met-before ${breach.players.join(" ")}`;
  const pair = "players" in breach ? `: ${breach.players.join(" ")}` : "";
  return `${breach.code} ${breach.entry}${pair}`;
};

/** The play after a command; asks and answers about all broken rules. */
const carriedOut = (now: Play, command: TournamentCommand): Play | null => {
  const answer = attempt(now, command);
  if ("state" in answer) return answer;
  if (answer.code !== "rules-broken") return null;
  const despite = { breaches: answer.breaches, reason: "all the same" };
  return play(now, [{ ...command, despite } as TournamentCommand]);
};

const numbers = fc.tuple(fc.nat(99), fc.nat(99));
const rounds = fc.array(
  fc.record<HandmadeRound>({
    pin: fc.boolean(),
    late: fc.nat(3).map((drawn) => drawn === 0),
    leaves: fc.nat(4).map((drawn) => drawn === 0),
    acts: fc.array(numbers, { maxLength: 5 }),
    recalled: fc.array(numbers, { maxLength: 2 }),
    luck: fc.nat(99),
  }),
  { minLength: ROUNDS, maxLength: ROUNDS },
);

const stored = ({ breaches }: Round): readonly string[] =>
  breaches.map(({ breach }) => inShort(breach)).sort();

describe("a round of chess after whatever the director's hand has done to it", () => {
  it("stores exactly the rules that it breaks, and is published with a reason for each", () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 10 }), rounds, (players, given) => {
        let now = competition("fide-swiss", players, {
          stages: [
            { system: "fide-dutch", rounds: ROUNDS, options: {}, participants: "everybody" },
          ],
        });
        for (const round of given) {
          for (const command of commandsOf(round, () => now.state)) {
            const after = carriedOut(now, command);
            if (after === null) continue;
            now = after;
            const draft = draftOf(now.state);
            if (draft !== undefined) expect(stored(draft)).toEqual(literally(now.state, draft));
            const last = pairedRounds(now.state).at(-1);
            if (command.type !== "publish-round" || last === undefined) continue;
            expect(stored(last)).toEqual(literally(now.state, last));
            expect(last.breaches.every(({ reason: why }) => why !== "")).toBe(true);
            for (const { breach } of last.breaches) {
              seen.set(breach.code, (seen.get(breach.code) ?? 0) + 1);
            }
          }
          expect(now.state.rounds.at(-1)?.status).toBe("published");
        }
      }),
      { numRuns: sweep(20, 60) },
    );
    // The changes do break every rule, otherwise the test would prove nothing.
    expect([...seen.keys()].sort()).toEqual([
      "colour-difference",
      "met-before",
      "second-bye",
      "third-colour",
    ]);
  });
});
