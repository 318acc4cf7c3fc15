import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { competition, nextRound, type Play, play, refusalOf } from "../../../test/play.ts";
import {
  gameOf,
  isSeated,
  missingResults,
  type PairedStage,
  pairedRound,
  pairedRounds,
  reasonsOf,
  type Settings,
  type Stage,
  verifyJournal,
} from "../index.ts";

const chess = "fide-swiss";

const withSettings = (before: Play, settings: Partial<Settings>): Play =>
  play(before, [{ type: "change-settings", settings, reason: "as agreed" }]);

/** The only stage of a Swiss with other options. */
const stagesWith = ({ state }: Play, options: PairedStage["options"]): readonly Stage[] => {
  const [stage] = state.settings.stages;
  if (stage === undefined || isSeated(stage)) throw new Error("a Swiss is not played at tables");
  return [{ ...stage, options }];
};

/** Plays the missing games of the last round; White wins every other one. */
const playAll = (before: Play): Play => {
  const round = pairedRounds(before.state).at(-1);
  return play(
    before,
    (round === undefined ? [] : missingResults(round)).map(({ board, seats: [white, black] }) => ({
      type: "enter-result",
      round: round?.number ?? 0,
      outcome: {
        kind: "played",
        sides: [
          { entry: white, score: board % 2 },
          { entry: black, score: 1 - (board % 2) },
        ],
      },
    })),
  );
};

const pairsOf = ({ state }: Play, round: number): readonly (readonly [number, number])[] =>
  pairedRound(state, round)?.games.map(({ seats }) => seats) ?? [];

const meet = (now: Play, round: number, a: number, b: number): boolean =>
  pairsOf(now, round).some((seats) => seats.includes(a) && seats.includes(b));

const colourOf = ({ state }: Play, round: number, entry: number): "w" | "b" | null => {
  const game = gameOf(pairedRound(state, round)!, entry);
  return game === undefined ? null : game.seats[0] === entry ? "w" : "b";
};

const clubs = (before: Play, members: Readonly<Record<string, readonly number[]>>): Play =>
  play(
    before,
    Object.entries(members).flatMap(([club, entries]) =>
      entries.map((entry) => ({ type: "change-entry", entry, details: { club } }) as const),
    ),
  );

describe("pairs that are forbidden in the settings", () => {
  it("do not meet in the rounds that are named, and may afterwards", () => {
    const rule = { entries: [1, 5], firstRound: 1, lastRound: 1, reason: "family" };
    const before = competition(chess, 8, {});
    expect(meet(nextRound(before), 1, 1, 5)).toBe(true);
    expect(meet(nextRound(withSettings(before, { forbidden: [rule] })), 1, 1, 5)).toBe(false);
    const later = { ...rule, firstRound: 2, lastRound: null };
    expect(meet(nextRound(withSettings(before, { forbidden: [later] })), 1, 1, 5)).toBe(true);
  });

  it("leave the journal verifiable", () => {
    const rule = { entries: [1, 5, 6], firstRound: 1, lastRound: null, reason: "" };
    const { events } = nextRound(withSettings(competition(chess, 8), { forbidden: [rule] }));
    expect(verifyJournal(events).sound).toBe(true);
  });

  it("make a round impossible, and say so, where no pairing is left", () => {
    const rule = { entries: [1, 2, 3], firstRound: 1, lastRound: null, reason: "" };
    const before = withSettings(competition(chess, 4), { forbidden: [rule] });
    expect(refusalOf(before, { type: "draft-round" })).toEqual({
      code: "no-legal-pairing",
      players: 4,
    });
  });

  it.each([
    [{ entries: [1], firstRound: 1, lastRound: null, reason: "" }, "setting-out-of-range"],
    [{ entries: [1, 1], firstRound: 1, lastRound: null, reason: "" }, "setting-out-of-range"],
    [{ entries: [1, 2], firstRound: 3, lastRound: 2, reason: "" }, "setting-out-of-range"],
    [{ entries: [1, 99], firstRound: 1, lastRound: null, reason: "" }, "unknown-entry"],
  ])("are refused where they make no sense: %j", (rule, code) => {
    const settings = { forbidden: [rule] };
    const command = { type: "change-settings", settings, reason: "" } as const;
    expect(refusalOf(competition(chess, 4), command).code).toBe(code);
  });
});

describe("players of one club who are kept apart", () => {
  const keptApart = [{ by: "club", firstRound: 1, lastRound: null } as const];

  it("do not meet, in any system", () => {
    for (const format of [chess, "scrabble-swiss"]) {
      const before = clubs(competition(format, 8), { Ulm: [1, 5], Bonn: [2, 3] });
      const now = nextRound(withSettings(before, { keptApart }));
      expect(meet(now, 1, 1, 5), format).toBe(false);
      expect(meet(now, 1, 2, 3), format).toBe(false);
      expect(pairedRound(now.state, 1)?.notes.map(({ code }) => code)).not.toContain(
        "not-kept-apart",
      );
    }
  });

  it("may meet after the rounds that are named", () => {
    const before = clubs(competition(chess, 8), { Ulm: [1, 5] });
    const first = withSettings(before, { keptApart: [{ ...keptApart[0]!, lastRound: 1 }] });
    expect(meet(nextRound(first), 1, 1, 5)).toBe(false);
    const second = withSettings(before, { keptApart: [{ ...keptApart[0]!, firstRound: 2 }] });
    expect(meet(nextRound(second), 1, 1, 5)).toBe(true);
  });

  it("meet where there is no other pairing, which the round and their games say", () => {
    const before = clubs(competition(chess, 6), { Ulm: [1, 2, 3, 4], Bonn: [5, 6] });
    const now = nextRound(withSettings(before, { keptApart }));
    const note = { code: "not-kept-apart", by: "club", names: ["Ulm"] };
    expect(pairedRound(now.state, 1)?.notes).toContainEqual(note);
    expect(meet(now, 1, 5, 6)).toBe(false);
    const within =
      pairedRound(now.state, 1)?.games.filter(({ seats }) => Math.max(...seats) < 5) ?? [];
    expect(within.length).toBeGreaterThan(0);
    for (const { notes } of within) expect(notes).toContainEqual(note);
    expect(verifyJournal(now.events).sound).toBe(true);
  });

  it("stay apart round after round as long as that is possible", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("", "Ulm", "Bonn", "Kiel", "Wien"), {
          minLength: 10,
          maxLength: 16,
        }),
        (names) => {
          let now = play(
            competition(chess, names.length),
            names.map((club, index) => ({
              type: "change-entry",
              entry: index + 1,
              details: { club },
            })),
          );
          now = withSettings(now, { keptApart });
          for (let round = 1; round <= 3; round++) {
            now = playAll(nextRound(now));
            const notes = pairedRound(now.state, round)?.notes ?? [];
            const relaxed = notes.flatMap((note) =>
              note.code === "not-kept-apart" ? note.names : [],
            );
            for (const [a, b] of pairsOf(now, round)) {
              const club = names[a - 1] ?? "";
              if (club !== "" && club === names[b - 1]) expect(relaxed).toContain(club);
            }
          }
          expect(verifyJournal(now.events).sound).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe("fictitious points that are set freely", () => {
  const accelerations = [
    { entries: [1, 2, 3, 4], firstRound: 1, lastRound: 2, points: 1 },
    { entries: [1], firstRound: 2, lastRound: 2, points: 0.5 },
  ];

  it("divide the first round into two halves, each paired on its own", () => {
    const now = nextRound(withSettings(competition(chess, 8), { accelerations }));
    for (const pair of pairsOf(now, 1)) {
      expect(pair.map((entry) => entry > 4)).toEqual([pair[0] > 4, pair[0] > 4]);
    }
    expect(pairedRound(now.state, 1)?.notes).toContainEqual({
      code: "dutch-accelerated",
      players: 4,
      points: 1,
    });
    expect(verifyJournal(now.events).sound).toBe(true);
  });

  it("replace Baku acceleration, and the last one that covers a player's round counts", () => {
    const before = competition(chess, 8);
    const stages = stagesWith(before, { acceleration: "baku" });
    const now = playAll(nextRound(withSettings(before, { accelerations, stages })));
    const second = pairedRound(nextRound(now).state, 2);
    const scores = second?.games.flatMap(({ notes }) =>
      notes.flatMap((note) => (note.code === "dutch-bracket" ? [note.score] : [])),
    );
    // Number 1 has won: one point, and the half that replaces the full fictitious one in round 2.
    expect(Math.max(...(scores ?? []))).toBe(2);
    expect(scores).not.toContain(2.5);
  });
});

describe("Baku acceleration", () => {
  it("counts who has entered, away in the first round or not", () => {
    const before = competition(chess, 8);
    const stages = stagesWith(before, { acceleration: "baku" });
    // The upper half is 1 to 4, of whom 2 is away: 1, 3 and 4 still have the points.
    const now = playAll(
      nextRound(
        play(withSettings(before, { stages }), [{ type: "pause-entry", entry: 2, rounds: [1] }]),
      ),
    );
    const second = nextRound(play(now, [{ type: "end-pause", entry: 2 }]));
    const accelerated = (round: number) =>
      pairedRound(second.state, round)?.notes.find((note) => note.code === "dutch-accelerated");
    expect(accelerated(1)).toMatchObject({ players: 3, points: 1 });
    expect(accelerated(2)).toMatchObject({ players: 4, points: 1 });
  });
});

describe("colours of pairs made by hand in a chess event", () => {
  const white = (before: Play): Play =>
    withSettings(before, { stages: stagesWith(before, { initialColour: "white" }) });

  it("are those of the rules, in whatever order the pair was named", () => {
    for (const pinned of [[[1, 2]], [[2, 1]]] as const) {
      const now = play(white(competition(chess, 8)), [
        { type: "draft-round", pinned, reason: "local derby" },
        { type: "publish-round", round: 1 },
      ]);
      // Number 1 is odd and higher: the initial colour.
      expect(colourOf(now, 1, 1)).toBe("w");
      const game = gameOf(pairedRound(now.state, 1)!, 1);
      expect(game?.start).toEqual({ code: "by-system" });
      expect(game?.notes.map(({ code }) => code)).toEqual(["by-hand", "dutch-colours"]);
      expect(verifyJournal(now.events).sound).toBe(true);
    }
  });

  it("follow what the two are due when a draft is changed", () => {
    const first = playAll(nextRound(white(competition(chess, 8))));
    const [one, other] = [1, 3].map((entry) => colourOf(first, 1, entry));
    expect([one, other]).toEqual(["w", "w"]);
    const drafted = play(first, [{ type: "draft-round" }]);
    const pair = { type: "adjust-draft", round: 2, reason: "by hand" } as const;
    const paired = play(drafted, [{ ...pair, act: { kind: "pair", players: [2, 1] } }]);
    // 1 had White, 2 had Black.
    expect(colourOf(paired, 2, 1)).toBe("b");
    expect(colourOf(paired, 2, 2)).toBe("w");
    const rest = play(paired, [{ ...pair, reason: "", act: { kind: "pair-rest" } }]);
    expect(verifyJournal(rest.events).sound).toBe(true);
  });

  it("hold for a round that is paired by hand entirely", () => {
    const now = play(white(competition(chess, 4)), [
      {
        type: "draft-round",
        pinned: [
          [4, 3],
          [2, 1],
        ],
        reason: "derbies",
      },
    ]);
    expect(pairsOf(now, 1).map((pair) => pair.join("-"))).toEqual(["1-2", "3-4"]);
  });

  it("change when the director exchanges them", () => {
    const drafted = play(white(competition(chess, 8)), [
      { type: "draft-round", pinned: [[1, 2]], reason: "derby" },
    ]);
    const board = gameOf(pairedRound(drafted.state, 1)!, 1)?.board ?? 0;
    const act = { kind: "exchange-starts", board } as const;
    const now = play(drafted, [{ type: "adjust-draft", round: 1, act, reason: "agreed" }]);
    expect(colourOf(now, 1, 2)).toBe("w");
  });

  it("are explained as they are seated: what the rules wanted is told as overruled", () => {
    const reasons = (now: Play) => {
      const game = gameOf(pairedRound(now.state, 1)!, 1);
      if (game === undefined) throw new Error("no game of player 1");
      const { notes, start } = reasonsOf(game);
      return { start: start.code, colours: notes.find(({ code }) => code === "dutch-colours") };
    };
    const drafted = play(white(competition(chess, 8)), [{ type: "draft-round" }]);
    const board = gameOf(pairedRound(drafted.state, 1)!, 1)?.board ?? 0;
    const act = { kind: "exchange-starts", board } as const;
    const exchange = { type: "adjust-draft", round: 1, act, reason: "agreed" } as const;
    const once = play(drafted, [exchange]);
    const twice = play(once, [exchange]);
    expect(reasons(drafted)).toMatchObject({ start: "by-system", colours: { white: 1 } });
    expect(reasons(once)).toMatchObject({ start: "by-hand", colours: { overruled: true } });
    expect(reasons(twice).colours).toEqual(reasons(drafted).colours);
    const published = play(drafted, [{ type: "publish-round", round: 1 }]);
    const [one, other] = gameOf(pairedRound(published.state, 1)!, 1)?.seats ?? [0, 0];
    const sides = [
      { entry: one, score: 1 },
      { entry: other, score: 0 },
    ] as const;
    const outcome = { kind: "played", sides } as const;
    const reversed = play(published, [
      { type: "enter-result", round: 1, outcome },
      {
        ...{ type: "correct-result", round: 1, reason: "sat wrong", repair: "keep" },
        outcome: { ...outcome, swapped: true },
      } as const,
    ]);
    expect(colourOf(reversed, 1, other)).toBe("w");
    expect(reasons(reversed)).toMatchObject({ start: "by-hand", colours: { overruled: true } });
  });
});

describe("late entries in a chess event", () => {
  it("take their number by rating, and their colour by the rules", () => {
    const first = playAll(nextRound(competition(chess, 7)));
    const late = play(first, [{ type: "add-entries", entries: [{ name: "Late", rating: 1995 }] }]);
    const second = nextRound(late);
    const game = gameOf(pairedRound(second.state, 2)!, 8);
    expect(game?.start).toEqual({ code: "by-system" });
    // No colour yet: the opponent, who has one, is due the other (5.2.2).
    const opponent = game?.seats.find((entry) => entry !== 8) ?? 0;
    const before = colourOf(second, 1, opponent);
    if (before !== null) expect(colourOf(second, 2, opponent)).toBe(before === "w" ? "b" : "w");
    expect(verifyJournal(second.events).sound).toBe(true);
  });

  it("stand behind a title where ratings are equal, whatever the lot says", () => {
    const entries = ["", "WFM", "", "GM", "IM", ""].map((title, index) => {
      return { name: `P${index + 1}`, rating: 2000, title };
    });
    const now = nextRound(play(competition(chess, 0), [{ type: "add-entries", entries }]));
    for (const [a, b] of pairsOf(now, 1)) {
      // Numbers 1 to 3, the titled ones, meet 4 to 6.
      expect([a, b].filter((entry) => [2, 4, 5].includes(entry))).toHaveLength(1);
    }
    expect(pairsOf(now, 1)[0]).toContain(4);
  });

  it("stand in a list with given starting numbers before the first who is rated lower", () => {
    const entries = [
      { name: "A", rating: 2300, startingNumber: 1 },
      { name: "B", rating: 2100, startingNumber: 2 },
      { name: "C", rating: 2150, startingNumber: 3 },
    ];
    const before = play(competition(chess, 0), [{ type: "add-entries", entries }]);
    const now = nextRound(
      play(before, [{ type: "add-entries", entries: [{ name: "D", rating: 2200 }] }]),
    );
    // Order A, D, B, C: first half against second half.
    expect(meet(now, 1, 1, 2)).toBe(true);
    expect(meet(now, 1, 3, 4)).toBe(true);
  });
});

describe("the limits of scores", () => {
  it.each([{ maximum: -1 }, { maximum: 0 }, { minimum: 1499 }])(
    "%o are refused with the range",
    (limits) => {
      const now = competition("scrabble-swiss", 4);
      const scores = { ...now.state.settings.scores, ...limits };
      expect(
        refusalOf(now, { type: "change-settings", settings: { scores }, reason: "as agreed" }),
      ).toEqual({
        code: "setting-out-of-range",
        setting: "scores",
        allowed: "minimum < maximum, maximum ≥ 1",
      });
    },
  );
});
