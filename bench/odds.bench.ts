/**
 * Chances: how long the runs take, and how good the forecasts are.
 *
 *     node --conditions=losfee:source bench/odds.bench.ts
 *
 * Speed: the whole of a 100-player, 21-round event in one thread. Forecasts: every game of recorded
 * events, by what was known before its round, beside plain Elo (ratings alone, 400 points a factor of
 * ten) and beside "the leader wins" (who stands higher). Brier: the mean square of the error, 0 is
 * best. Calibration: by tenths of the favourite's chance, how far it is from what came, weighted by
 * the games. The constants of the spread model were fitted on the events with odd numbers: those with
 * even numbers are held out. Those of chess were fitted on these very events.
 */
import { readFileSync } from "node:fs";
import {
  type BoardRound,
  countRuns,
  figuresOf,
  forecastGame,
  modelOf,
  type OddsModel,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import { parseDivision } from "@losfee/files/tsh";
import { competition, enterAll, nextRound, playTo } from "../packages/core/test/play.ts";
import { describeMachine } from "./machine.ts";
import { milliseconds } from "./timing.ts";

/** A game of a recorded event; players by index, the first of them begins where that is known. */
interface Recorded {
  readonly round: number;
  readonly players: readonly [number, number];
  readonly scores: readonly [number, number];
  readonly isStartKnown: boolean;
}

interface RecordedEvent {
  readonly name: string;
  readonly format: "scrabble-swiss" | "fide-swiss";
  readonly ratings: readonly number[];
  readonly games: readonly Recorded[];
}

const file = (path: string): Uint8Array => readFileSync(new URL(`../${path}`, import.meta.url));

const tshEvent = (number: number): RecordedEvent => {
  const name = `event${String(number).padStart(2, "0")}`;
  const parsed = parseDivision(file(`packages/files/test/tsh/events/${name}.t`));
  if (!parsed.ok) throw new Error(name);
  const { players } = parsed.value;
  const games = players.flatMap((player, index) =>
    player.opponents.flatMap((opponent, past): readonly Recorded[] => {
      const other = (opponent ?? 0) - 1;
      const [own, theirs] = [player.scores[past], players[other]?.scores[past]];
      if (other <= index || own == null || theirs == null) return [];
      const start = player.keys.find((key) => key.name === "p12")?.value.split(/\s+/)[past];
      const round = past + 1;
      return start === "2"
        ? [{ round, players: [other, index], scores: [theirs, own], isStartKnown: true }]
        : [{ round, players: [index, other], scores: [own, theirs], isStartKnown: start === "1" }];
    }),
  );
  return { name, format: "scrabble-swiss", ratings: players.map(({ rating }) => rating), games };
};

const POINTS: Readonly<Record<string, number>> = { "1": 1, "0": 0, "=": 0.5 };

const chessEvent = (name: string): RecordedEvent => {
  const text = new TextDecoder().decode(file(`packages/files/test/trf/vectors/real/${name}.trf`));
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.startsWith("001"));
  const indexOf = new Map(lines.map((line, index) => [Number(line.slice(4, 8)), index]));
  const games = lines.flatMap((line, index) =>
    Array.from({ length: Math.ceil((line.trimEnd().length - 91) / 10) }, (_, past) => past).flatMap(
      (past): readonly Recorded[] => {
        const cell = line.slice(91 + 10 * past, 101 + 10 * past);
        const other = indexOf.get(Number(cell.slice(0, 4)));
        const points = POINTS[cell.slice(7, 8)];
        if (other === undefined || points === undefined || cell.slice(5, 6) !== "w") return [];
        const scores = [points, 1 - points] as const;
        return [{ round: past + 1, players: [index, other], scores, isStartKnown: true }];
      },
    ),
  );
  const ratings = lines.map((line) => Number(line.slice(48, 52)) || 0);
  return { name, format: "fide-swiss", ratings, games };
};

/** The event as it was before a round. */
const stateBefore = (event: RecordedEvent, round: number): TournamentState => {
  const { state } = competition(event.format, event.ratings.length);
  const entries = new Map(
    [...state.entries].map(([id, entry]) => [id, { ...entry, rating: event.ratings[id - 1] ?? 0 }]),
  );
  const rounds = Array.from(
    { length: round - 1 },
    (_, past): BoardRound => ({
      at: "boards",
      number: past + 1,
      stage: 0,
      status: "published",
      request: {
        basedOn: past,
        system: "by-hand",
        options: {},
        pinned: [],
        forbidden: [],
        reason: "",
      },
      games: event.games
        .filter((game) => game.round === past + 1)
        .map(({ players, scores, isStartKnown }, index) => ({
          board: index + 1,
          seats: [players[0] + 1, players[1] + 1],
          start: { code: isStartKnown ? "by-system" : "players-draw" },
          notes: [],
          pinned: false,
          result: {
            status: "confirmed",
            outcome: { kind: "played", scores },
            actor: "",
            at: "",
            seq: 1,
            secondEntry: { state: "missing" },
            corrections: 0,
            decided: [],
            contradictions: [],
          },
        })),
      unplayed: [],
      unpaired: [],
      notes: [],
      draws: [],
      breaches: [],
      acts: [],
    }),
  );
  return { ...state, entries, rounds };
};

/** A forecast of who goes first (or is named first), and what came. */
type Forecast = readonly [expected: number, came: number];

const brier = (forecasts: readonly Forecast[]): number =>
  forecasts.reduce((sum, [expected, came]) => sum + (expected - came) ** 2, 0) / forecasts.length;

/** The mean distance between chance and share, over ten bins of the favourite's chance. */
const calibration = (forecasts: readonly Forecast[], from = 0.5): number => {
  const bins = new Map<number, { count: number; expected: number; came: number }>();
  for (const [expected, came] of forecasts) {
    const [chance, share] = expected >= from ? [expected, came] : [1 - expected, 1 - came];
    const key = Math.min(9, Math.floor(((chance - from) / (1 - from)) * 10));
    const bin = bins.get(key) ?? { count: 0, expected: 0, came: 0 };
    bin.count++;
    bin.expected += chance;
    bin.came += share;
    bins.set(key, bin);
  }
  const off = [...bins.values()].reduce((sum, bin) => sum + Math.abs(bin.expected - bin.came), 0);
  return off / forecasts.length;
};

const plainElo = (ratings: readonly number[], one: number, other: number): number => {
  const known = ratings.filter((rating) => rating > 0);
  const mean = known.reduce((sum, rating) => sum + rating, 0) / known.length;
  const difference = (ratings[one] || mean) - (ratings[other] || mean);
  return 1 / (1 + 10 ** (-difference / 400));
};

interface Forecasts {
  readonly model: Forecast[];
  readonly elo: Forecast[];
  readonly leader: Forecast[];
}

const forecastAll = (events: readonly RecordedEvent[]): Forecasts => {
  const all: Forecasts = { model: [], elo: [], leader: [] };
  for (const event of events) {
    const last = Math.max(...event.games.map(({ round }) => round));
    for (let round = 1; round <= last; round++) {
      const state = stateBefore(event, round);
      const figures = figuresOf(state, modelOf(state.settings));
      const ranks = new Map(standingsOf(state, round - 1).map(({ entry, rank }) => [entry, rank]));
      for (const game of event.games.filter((one) => one.round === round)) {
        const [one, other] = game.players;
        const [own, theirs] = game.scores;
        const came = own > theirs ? 1 : own < theirs ? 0 : 0.5;
        const { win, draw } = forecastGame(
          figures,
          one + 1,
          other + 1,
          game.isStartKnown ? one + 1 : null,
        );
        const order = (ranks.get(other + 1) ?? 0) - (ranks.get(one + 1) ?? 0);
        all.model.push([win + draw / 2, came]);
        all.elo.push([plainElo(event.ratings, one, other), came]);
        all.leader.push([order > 0 ? 1 : order < 0 ? 0 : 0.5, came]);
      }
    }
  }
  return all;
};

const report = (label: string, { model, elo, leader }: Forecasts, from?: number): void => {
  const figures = ([name, forecasts]: readonly [string, readonly Forecast[]]): string =>
    `${name} ${brier(forecasts).toFixed(4)} (${(100 * calibration(forecasts, from)).toFixed(1)} %)`;
  console.log(
    `  ${label.padEnd(34)} ${String(model.length).padStart(5)}  ` +
      (
        [
          ["model", model],
          ["plain Elo", elo],
          ["leader", leader],
        ] as const
      )
        .map(figures)
        .join("   "),
  );
};

const speed = (): void => {
  console.log("Speed: 100 players, 21 rounds, everything still to play; 1,000 runs at most 45 s");
  for (const [format, system] of [
    ["scrabble-swiss", "new-swiss"],
    ["fide-swiss", "fide-dutch"],
  ] as const) {
    const stage = { system, rounds: 21, options: {}, participants: "everybody" } as const;
    const { state } = competition(format, 100, { stages: [stage] });
    countRuns(state, { seed: "warm", from: 0, to: 10, top: 3 });
    const runs = 100;
    const before = process.cpuUsage();
    const taken = milliseconds(() => countRuns(state, { seed: "1", from: 0, to: runs, top: 3 }));
    const { user, system: kernel } = process.cpuUsage(before);
    console.log(
      `  ${system.padEnd(12)} ${(taken / runs).toFixed(1)} ms a run, 1,000 runs ${(taken / runs).toFixed(0)} s` +
        ` (processor time ${((user + kernel) / 1000 / runs).toFixed(1)} ms a run)`,
    );
  }
};

/** Numbers below 1, the same each time (Park and Miller). */
const randomFrom = (seed: number): (() => number) => {
  let word = (seed % 2147483646) + 1;
  return () => {
    word = (word * 48271) % 2147483647;
    return word / 2147483647;
  };
};

/** Who wins a simulated open, by chances after some rounds of it: everybody's chance, and what came. */
const simulatedOpens = (opens: number, players: number, after: number): Forecasts => {
  const all: Forecasts = { model: [], elo: [], leader: [] };
  const settings = {
    stages: [{ system: "fide-dutch", rounds: 5, options: {}, participants: "everybody" }],
  } as const;
  for (let open = 0; open < opens; open++) {
    const random = randomFrom(open * 7919 + 1);
    const normal = (): number => Array.from({ length: 12 }, random).reduce((a, b) => a + b, -6);
    const begun = competition("fide-swiss", players, settings);
    const ratings = Array.from({ length: players }, () => 1900 + 200 * normal());
    const strengths = ratings.map((rating) => rating + 122 * normal());
    const entries = new Map(
      [...begun.state.entries].map(([id, entry]) => [
        id,
        { ...entry, rating: Math.round(ratings[id - 1] ?? 0) },
      ]),
    );
    const score = (one: number, other: number): readonly [number, number] => {
      const difference = (strengths[one - 1] ?? 0) - (strengths[other - 1] ?? 0) + 25;
      const expected = 1 / (1 + 10 ** (-difference / 400));
      const draw = Math.min(0.27 * 4 * expected * (1 - expected), 2 * expected, 2 - 2 * expected);
      const drawn = random();
      return drawn < expected - draw / 2
        ? [1, 0]
        : drawn < expected + draw / 2
          ? [0.5, 0.5]
          : [0, 1];
    };
    const rated = { ...begun, state: { ...begun.state, entries } };
    const some = playTo(rated, after, score);
    const model = modelOf(some.state.settings);
    const elo: OddsModel = { ...model, pairs: { ...model.pairs, learns: false }, unsure: false };
    const chancesBy = (by: OddsModel): ((entry: number) => number) => {
      const runs = 100;
      const { questions } = countRuns(some.state, { seed: "1", from: 0, to: runs, top: 1 }, by);
      return (entry) => (questions["win"]?.hits[entry] ?? 0) / runs;
    };
    const [byModel, byElo] = [chancesBy(model), chancesBy(elo)];
    const leaders = standingsOf(some.state).filter(({ rank }) => rank === 1);
    let end = some;
    while (end.state.rounds.length < 5) end = enterAll(nextRound(end), score);
    const winners = standingsOf(end.state).filter(({ rank }) => rank === 1);
    for (const entry of entries.keys()) {
      const came = winners.some((one) => one.entry === entry) ? 1 / winners.length : 0;
      all.model.push([byModel(entry), came]);
      all.elo.push([byElo(entry), came]);
      const leads = leaders.some((one) => one.entry === entry);
      all.leader.push([leads ? 1 / leaders.length : 0, came]);
    }
  }
  return all;
};

console.log(describeMachine("."));
speed();
console.log("Forecasts of games: Brier (calibration error)");
const numbers = Array.from({ length: 22 }, (_, index) => index + 1);
report("Scrabble, held out (even)", forecastAll(numbers.filter((n) => n % 2 === 0).map(tshEvent)));
report("Scrabble, fitted (odd)", forecastAll(numbers.filter((n) => n % 2 === 1).map(tshEvent)));
for (const name of ["moscow_open_2018_A", "fide_wwrc_2024", "wbc2021_open"]) {
  report(`chess, ${name}`, forecastAll([chessEvent(name)]));
}
console.log("Who wins a simulated open of 12 players and 5 rounds: Brier (calibration error)");
report("after 2 rounds", simulatedOpens(150, 12, 2), 0);
