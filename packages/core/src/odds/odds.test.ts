import { describe, expect, test } from "vitest";
import {
  attempt,
  competition,
  enterAll,
  livelyScores,
  nextRound,
  type Play,
  play,
  playTo,
} from "../../test/play.ts";
import { openStage, playStage, steadyLuck, tablesCompetition } from "../../test/tables-play.ts";
import type { PairedStage, Settings } from "../tournament/settings/settings.ts";
import { TABLES_RULES } from "../tournament/settings/settings.ts";
import type { TournamentState } from "../tournament/state.ts";
import { lotsOfRun } from "./chance.ts";
import { figuresOf } from "./event-figures.ts";
import { addRuns, countRuns, modelOf, type Odds, type OddsModel, oddsOf } from "./index.ts";
import { wilson } from "./margin.ts";
import { chessForecast } from "./pair-models.ts";
import { isPlayed, playOn } from "./play-on.ts";
import { placesOf } from "./questions.ts";

const stage = (
  system: string,
  rounds: number,
  options: PairedStage["options"] = {},
): PairedStage => ({
  system,
  rounds,
  options,
  participants: "everybody",
});

/** Fixed ratings and nothing else: results can be computed by hand. */
const plainElo = (settings: Settings): OddsModel => {
  const { pairs, tables, points } = modelOf(settings);
  return {
    points,
    pairs: { ...pairs, learns: false },
    tables: { ...tables, learns: false },
    unsure: false,
  };
};

const request = (seed: string, runs: number, top = 3) => ({ seed, from: 0, to: runs, top });

const oddsBy = (state: TournamentState, seed: string, runs: number, top = 3): Odds =>
  oddsOf(state, { seed, top }, countRuns(state, request(seed, runs, top)));

const winOf = (odds: Odds, entry: number) => {
  const chance = odds.answers[0]?.chances.find((one) => one.entry === entry);
  if (chance === undefined) throw new Error(`no chance of ${entry}`);
  return chance;
};

/** Returns every player's share of the first place: shared places are played off. */
const firstPlaces = (state: TournamentState): ReadonlyMap<number, number> => {
  const first = placesOf(state).filter(({ place }) => place === 1);
  return new Map(first.map(({ entry }) => [entry, 1 / first.length]));
};

/** Returns every possible ending of an event of games for two, each with its probability. */
const enumerate = (
  before: Play,
  rounds: number,
  weight: number,
  add: (state: TournamentState, weight: number) => void,
): void => {
  const round = before.state.rounds.at(-1);
  const game = round?.games.find(({ result }) => result === null);
  if (round === undefined || game === undefined) {
    if (before.state.rounds.length === rounds) add(before.state, weight);
    else enumerate(nextRound(before), rounds, weight, add);
    return;
  }
  const [one = 0, other = 0] = game.seats;
  const ratingOf = (entry: number): number => before.state.entries.get(entry)?.rating ?? 0;
  const { firstMove } = modelOf(before.state.settings).pairs;
  const difference = ratingOf(one) - ratingOf(other) + firstMove;
  const forecast = chessForecast(difference, (ratingOf(one) + ratingOf(other)) / 2, 1);
  for (const [score, chance] of [
    [1, forecast.win],
    [0.5, forecast.draw],
    [0, forecast.loss],
  ] as const) {
    const sides = [
      { entry: one, score },
      { entry: other, score: 1 - score },
    ] as const;
    const outcome = { kind: "played", sides } as const;
    const next = play(before, [{ type: "enter-result", round: round.number, outcome }]);
    enumerate(next, rounds, weight * chance, add);
  }
};

/** Expects a share of runs within four standard deviations of its probability. */
const within = (share: number, probability: number, runs: number): void => {
  const allowed = 4 * Math.sqrt((probability * (1 - probability)) / runs) + 1e-9;
  expect(Math.abs(share - probability)).toBeLessThan(allowed);
};

describe("tiny events, written out: every outcome with its weight", () => {
  test.each([
    { name: "two who meet once", players: 2, rounds: 1, system: "fide-dutch" },
    { name: "a round robin of three", players: 3, rounds: 3, system: "round-robin" },
    { name: "four in two rounds, paired by results", players: 4, rounds: 2, system: "fide-dutch" },
  ])("$name", ({ players, rounds, system }) => {
    const options = system === "fide-dutch" ? { initialColour: "white" } : {};
    const stages = [stage(system, rounds, options)];
    const begun = competition("fide-swiss", players, { stages, fideMode: "off" });
    const exact = new Map<number, number>();
    let total = 0;
    enumerate(begun, rounds, 1, (state, weight) => {
      total += weight;
      for (const [entry, share] of firstPlaces(state)) {
        exact.set(entry, (exact.get(entry) ?? 0) + share * weight);
      }
    });
    expect(total).toBeCloseTo(1, 9);
    const runs = 800;
    const { questions } = countRuns(
      begun.state,
      request("tiny", runs),
      plainElo(begun.state.settings),
    );
    for (const entry of begun.state.entries.keys()) {
      within((questions["win"]?.hits[entry] ?? 0) / runs, exact.get(entry) ?? 0, runs);
    }
  });

  test("three equals at a table with one game left: each of the six orders is as likely", () => {
    const own = tablesCompetition("table-tournament", 3, {
      tables: { ...TABLES_RULES, results: "places" },
      stages: [
        {
          system: "tables",
          rounds: 2,
          participants: "everybody",
          seats: [3],
          options: { tables: "fixed", seating: "lot", seatOrder: "drawn" },
          ranking: ["RP", "WIN", "LOT"],
          factors: [],
          cut: { by: "overall" },
        },
      ],
    });
    const places = (orders: readonly number[]) => ({
      kind: "places" as const,
      seats: orders.map((place, index) => ({ entry: index + 1, place })),
    });
    const open = openStage(own);
    const one = play(open, [
      { type: "enter-result", round: 1, board: 1, outcome: places([1, 2, 3]) },
    ]);
    const orders = [
      [1, 2, 3],
      [1, 3, 2],
      [2, 1, 3],
      [2, 3, 1],
      [3, 1, 2],
      [3, 2, 1],
    ];
    const wins = new Map<number, number>();
    for (const order of orders) {
      const end = play(one, [{ type: "enter-result", round: 2, board: 1, outcome: places(order) }]);
      for (const [entry, share] of firstPlaces(end.state)) {
        wins.set(entry, (wins.get(entry) ?? 0) + share / orders.length);
      }
    }
    const runs = 1000;
    const { questions } = countRuns(
      one.state,
      request("table", runs),
      plainElo(one.state.settings),
    );
    for (const entry of [1, 2, 3]) {
      within((questions["win"]?.hits[entry] ?? 0) / runs, wins.get(entry) ?? 0, runs);
    }
  });
});

describe("a seed", () => {
  const begun = playTo(competition("scrabble-swiss", 12), 3, livelyScores);

  test("gives the same figures again, another seed others", () => {
    expect(oddsBy(begun.state, "a", 30)).toEqual(oddsBy(begun.state, "a", 30));
    expect(oddsBy(begun.state, "a", 30)).not.toEqual(oddsBy(begun.state, "b", 30));
  });

  test("gives the same figures in parts as at once, in any order", () => {
    const part = (from: number, to: number) =>
      countRuns(begun.state, { seed: "a", from, to, top: 3 });
    expect(addRuns(part(20, 30), addRuns(part(0, 7), part(7, 20)))).toEqual(part(0, 30));
  });

  test("and not the competition's own decides: its lots stay secret", () => {
    const other = { ...begun.state, seed: "ab".repeat(32) };
    expect(countRuns(other, request("a", 20))).toEqual(countRuns(begun.state, request("a", 20)));
  });
});

describe("a run", () => {
  test.each(["scrabble-championship", "fide-swiss", "fide-round-robin"])(
    "of %s pairs as the director's own commands do with the same lots and results",
    (format) => {
      const begun = competition(format, sizeOf(format), {}, lotsOfRun("run", 3));
      const figures = figuresOf(begun.state, modelOf(begun.state.settings));
      const played = playOn(begun.state, figures, "run", 3);
      if (!played.ok) throw new Error(played.error.code);
      let director = begun;
      for (const round of played.value.state.rounds) {
        const options = "options" in round.request ? round.request.options : {};
        director = play(director, [
          { type: "draft-round", options },
          { type: "publish-round", round: round.number },
        ]);
        const drafted = director.state.rounds.at(-1)!;
        expect(drafted.games.map(({ seats }) => seats)).toEqual(
          round.games.map(({ seats }) => seats),
        );
        director = enterAll(director, (first) => {
          const game = round.games.find(({ seats }) => seats[0] === first);
          const outcome = game?.result?.status === "confirmed" ? game.result.outcome : null;
          if (outcome?.kind !== "played") throw new Error("not played");
          return outcome.scores;
        });
      }
      expect(isPlayed(director.state)).toBe(true);
      expect(placesOf(director.state)).toEqual(placesOf(played.value.state));
    },
  );

  test("plays King Lui to its final, and somebody wins in every run", () => {
    const begun = openStage(tablesCompetition("king-lui", 30));
    const { questions, stuck } = countRuns(begun.state, request("kl", 8));
    expect(stuck).toBe(0);
    expect(sumOf(questions["win"]?.hits)).toBe(8);
    expect(sumOf(questions["stage-2"]?.hits)).toBe(8 * 27);
    expect(sumOf(questions["stage-4"]?.hits)).toBe(8 * 3);
  });

  test("asks nobody about a stage that is skipped for want of players", () => {
    const begun = openStage(tablesCompetition("king-lui", 12));
    const { questions } = countRuns(begun.state, request("kl", 3));
    expect(Object.keys(questions).sort()).toEqual(["stage-3", "stage-4", "top-3", "win"]);
  });

  test("where a round cannot be paired is told, not counted", () => {
    const begun = competition("fide-swiss", 4, { stages: [stage("fide-dutch", 5)] });
    const counted = countRuns(begun.state, request("stuck", 5));
    expect(counted).toMatchObject({ finished: 0, stuck: 5, refusal: { code: "no-legal-pairing" } });
    expect(winOf(oddsOf(begun.state, { seed: "stuck", top: 3 }, counted), 1).chance).toBeNull();
  });

  test("lets players meet again where nobody else is left, as a director does", () => {
    const begun = competition("scrabble-swiss", 4);
    expect(countRuns(begun.state, request("again", 5))).toMatchObject({ finished: 5, stuck: 0 });
  });

  test("does not look at a draft that nobody has seen", () => {
    const before = playTo(competition("scrabble-swiss", 8), 2, livelyScores);
    const drafted = play(before, [{ type: "draft-round" }]);
    expect(countRuns(drafted.state, request("a", 10))).toEqual(
      countRuns(before.state, request("a", 10)),
    );
  });
});

const sumOf = (hits: Readonly<Record<number, number>> = {}): number =>
  Object.values(hits).reduce((sum, times) => sum + times, 0);

describe("what the rules know is certain", () => {
  test.each(["scrabble-swiss", "scrabble-championship", "fide-round-robin"])(
    "a %s that is played has one winner, sure, and nobody else has a chance",
    (format) => {
      const end = playTo(competition(format, sizeOf(format)), roundsOf(format), livelyFor(format));
      const odds = oddsOf(end.state, { seed: "", top: 3 });
      expect(odds.isPlayed).toBe(true);
      const [first] = placesOf(end.state);
      const sure = odds.answers[0]?.chances.filter(({ certainty }) => certainty === "sure");
      expect(sure).toEqual([
        { entry: first?.entry, certainty: "sure", chance: 1, low: 1, high: 1 },
      ]);
      expect(odds.answers[0]?.chances.every(({ certainty }) => certainty !== "open")).toBe(true);
    },
  );

  test("King Lui that is played has one winner", () => {
    let end = tablesCompetition("king-lui", 9);
    while (!isPlayed(end.state)) end = playStage(openStage(end), steadyLuck);
    const [win] = oddsOf(end.state, { seed: "", top: 3 }).answers;
    expect(win?.chances.filter(({ certainty }) => certainty === "sure")).toHaveLength(1);
    expect(win?.chances.filter(({ certainty }) => certainty === "open")).toHaveLength(0);
  });

  test("who has withdrawn is out, and the others share the chances", () => {
    const before = playTo(competition("scrabble-swiss", 8), 3, livelyScores);
    const leader = placesOf(before.state)[0]?.entry ?? 0;
    const left = play(before, [{ type: "withdraw-entry", entry: leader, reason: "ill" }]);
    const odds = oddsBy(left.state, "a", 20);
    expect(winOf(odds, leader)).toEqual({
      entry: leader,
      certainty: "out",
      chance: 0,
      low: 0,
      high: 0,
    });
    const total = odds.answers[0]?.chances.reduce((sum, { chance }) => sum + (chance ?? 0), 0);
    expect(total).toBeCloseTo(1, 9);
  });

  test("who cannot be caught up with is sure, who cannot catch up is out; level is open", () => {
    const settings = { fideMode: "off", stages: [stage("round-robin", 3)] } as const;
    // P1 beats all others, and after two of three rounds no other player has more than one win.
    const two = playTo(competition("fide-swiss", 4, settings), 2, (first, second) =>
      first === 1 ? [1, 0] : second === 1 ? [0, 1] : [0.5, 0.5],
    );
    const odds = oddsOf(two.state, { seed: "", top: 3 });
    expect(winOf(odds, 1)).toMatchObject({ certainty: "open", chance: null });
    const behind = placesOf(two.state).at(-1)?.entry ?? 0;
    expect(winOf(odds, behind).certainty).toBe("out");
  });

  test("the cut line of a stage at tables decides before the runs do", () => {
    const open = openStage(tablesCompetition("king-lui", 12));
    const odds = oddsBy(playStage(open, steadyLuck).state, "a", 5);
    const next = odds.answers.find(
      ({ question }) => question.kind === "stage" && question.stage === 3,
    );
    expect(next?.chances.filter(({ certainty }) => certainty === "sure")).toHaveLength(9);
    expect(next?.chances.filter(({ certainty }) => certainty === "out")).toHaveLength(3);
  });

  test("in a championship: sure of the final and out of it, as the candidates' round says", () => {
    const before = playTo(competition("scrabble-championship", 24), 20, livelyScores);
    const paired = nextRound(before);
    const { answers } = oddsOf(paired.state, { seed: "", top: 3 });
    const final = answers.find(({ question }) => question.kind === "stage");
    const candidates = answers.find(({ question }) => question.kind === "candidates");
    for (const { entry, certainty } of final?.chances ?? []) {
      const group = candidates?.chances.find((one) => one.entry === entry)?.certainty;
      expect(group).toBe(certainty === "out" ? "out" : "sure");
    }
    expect(final?.chances.some(({ certainty }) => certainty === "out")).toBe(true);
    expect(
      oddsOf(before.state, { seed: "", top: 3 }).answers.find(
        ({ question }) => question.kind === "candidates",
      ),
    ).toEqual(candidates);
  });

  test("never against a run: nobody who is sure misses it, nobody who is out reaches it", () => {
    for (const rounds of [3, 5, 6]) {
      const state = playTo(competition("scrabble-swiss", 10), rounds, livelyScores).state;
      const counted = countRuns(state, request("sound", 25));
      const { answers } = oddsOf(state, { seed: "sound", top: 3 }, counted);
      for (const { question, chances } of answers) {
        const hits = counted.questions[question.kind === "win" ? "win" : "top-3"]?.hits ?? {};
        for (const { entry, certainty } of chances) {
          if (certainty === "sure") expect(hits[entry]).toBe(25);
          if (certainty === "out") expect(hits[entry] ?? 0).toBe(0);
        }
      }
    }
  });
});

test("a chance has its margin and all that is needed to repeat it", () => {
  const { state } = playTo(competition("scrabble-swiss", 8), 2, livelyScores);
  const odds = oddsBy(state, "again", 40);
  expect(odds).toMatchObject({
    seq: state.seq,
    seed: "again",
    runs: 40,
    stuck: 0,
    model: { games: ["spread"], version: 2 },
  });
  const { chance, low, high } = winOf(odds, placesOf(state)[0]?.entry ?? 0);
  expect({ low, high }).toEqual(wilson(Math.round((chance ?? 0) * 40), 40));
});

test("nobody plays: chances say why there are none", () => {
  const alone = competition("scrabble-swiss", 1);
  expect(countRuns(alone.state, request("a", 2))).toMatchObject({
    finished: 0,
    stuck: 2,
    refusal: { code: "too-few-players" },
  });
  expect("code" in attempt(alone, { type: "draft-round" })).toBe(true);
});

const sizeOf = (format: string): number =>
  format === "scrabble-championship" ? 24 : format === "fide-round-robin" ? 6 : 10;

const roundsOf = (format: string): number =>
  format === "scrabble-championship" ? 23 : format === "scrabble-swiss" ? 7 : 5;

/** Scores of a format: points, or a win, a draw or a loss. */
const livelyFor = (format: string) => (first: number, second: number, round: number) => {
  const [one, other] = livelyScores(first, second, round);
  if (!format.startsWith("fide")) return [one, other] as const;
  return one > other ? ([1, 0] as const) : ([0, 1] as const);
};
