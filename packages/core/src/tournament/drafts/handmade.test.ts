import { describe, expect, it } from "vitest";
import {
  attempt,
  competition,
  enterAll,
  nextRound,
  type Play,
  play,
  refusalOf,
} from "../../../test/play.ts";
import type { EntryId } from "../../base/entry-id.ts";
import type { Breach } from "../../pairing/breach.ts";
import {
  type DraftAct,
  pairedDraftOf,
  pairedRound,
  type Settings,
  type TournamentCommand,
} from "../index.ts";

type Pair = readonly [EntryId, EntryId];

/** A fully pinned round, White first by `exchange-starts`, published and played. */
interface PlayedRound {
  readonly games: readonly Pair[];
  /** 1 for White, 0 for Black, ½, or the absent side; White wins by default. */
  readonly results?: Readonly<Record<number, 1 | 0 | 0.5 | "no-white" | "no-black" | "nobody">>;
}

const FOUR: PlayedRound = {
  games: [
    [1, 2],
    [3, 4],
  ],
};

const EIGHT: PlayedRound = {
  games: [
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ],
};

const stages = (rounds: number): Settings["stages"] => [
  {
    system: "fide-dutch",
    rounds,
    options: { initialColour: "white" },
    participants: "everybody",
  },
];

const chess = (players: number, rounds = 9): Play =>
  competition("fide-swiss", players, { stages: stages(rounds) });

/** Answers everything that the command is asked about. */
const despite = (now: Play, command: TournamentCommand, reason = "the hall"): Play => {
  const answer = attempt(now, command);
  if ("state" in answer) return answer;
  if (answer.code !== "rules-broken") throw new Error(JSON.stringify(answer));
  return play(now, [
    { ...command, despite: { breaches: answer.breaches, reason } } as TournamentCommand,
  ]);
};

const adjust = (round: number, act: DraftAct): TournamentCommand => ({
  type: "adjust-draft",
  round,
  act,
  reason: "by hand",
});

const draftOfPlay = (now: Play) => {
  const draft = pairedDraftOf(now.state);
  if (draft === undefined) throw new Error("no draft");
  return draft;
};

/** Drafts the next round with exactly these pairs and colours. */
const drafted = (before: Play, games: readonly Pair[]): Play => {
  const pinned = despite(before, { type: "draft-round", pinned: games, reason: "given" });
  const { number } = draftOfPlay(pinned);
  return games.reduce((now, [white, black]) => {
    const game = draftOfPlay(now).games.find(({ seats }) => seats.includes(white));
    return game?.seats[0] === black
      ? despite(now, adjust(number, { kind: "exchange-starts", board: game.board }))
      : now;
  }, pinned);
};

const played = (before: Play, { games, results = {} }: PlayedRound): Play => {
  const ready = drafted(before, games);
  const { number } = draftOfPlay(ready);
  const published = despite(ready, { type: "publish-round", round: number });
  return games.reduce((now, [white, black], index) => {
    const result = results[index] ?? 1;
    const outcome =
      typeof result === "number"
        ? ({
            kind: "played",
            sides: [
              { entry: white, score: result },
              { entry: black, score: 1 - result },
            ],
          } as const)
        : ({
            kind: "forfeit",
            absent: result === "nobody" ? [white, black] : [result === "no-white" ? white : black],
          } as const);
    return play(now, [{ type: "enter-result", round: number, outcome }]);
  }, published);
};

/** Returns the breaches that a command is asked about. */
const askedBy = (now: Play, command: TournamentCommand): readonly Breach[] => {
  const refusal = refusalOf(now, command);
  if (refusal.code !== "rules-broken") throw new Error(JSON.stringify(refusal));
  return refusal.breaches;
};

const codesOf = (breaches: readonly Breach[]): readonly string[] =>
  breaches.map(({ code }) => code).sort();

const article = (rules: string, number: string) => ({ rules, article: number });

describe("a meeting again (C.04.1, 2)", () => {
  const before = played(chess(8), EIGHT);
  const pairing = { type: "draft-round", pinned: [[1, 2]], reason: "sisters" } as const;

  it("is not paired by hand without a reason, and the warning names the article", () => {
    expect(askedBy(before, pairing)).toEqual(
      expect.arrayContaining([
        {
          code: "met-before",
          players: [1, 2],
          rounds: [1],
          allowed: 0,
          articles: [article("C.04.1", "2"), article("C.04.3", "C1")],
        },
      ]),
    );
  });

  it("is paired with a reason, which stands with the round; an empty one is none", () => {
    const breaches = askedBy(before, pairing);
    const blank = { ...pairing, despite: { breaches, reason: "  " } };
    expect(refusalOf(before, blank)).toEqual({ code: "reason-missing" });
    const after = play(before, [
      { ...pairing, despite: { breaches, reason: "nobody else is here" } },
    ]);
    const known = draftOfPlay(after).breaches.find(({ breach }) => breach.code === "met-before");
    expect(known).toMatchObject({ reason: "nobody else is here", actor: "director" });
  });

  it("cannot be waved through with an answer to something else", () => {
    const others = askedBy(before, pairing).filter(({ code }) => code !== "met-before");
    const half = { ...pairing, despite: { breaches: others, reason: "x" } };
    expect(askedBy(before, half)).toEqual(askedBy(before, pairing));
  });

  it("is none where the first game was not played", () => {
    for (const result of ["no-white", "no-black", "nobody"] as const) {
      const forfeited = played(chess(4), {
        games: [
          [1, 2],
          [3, 4],
        ],
        results: { 0: result, 1: result },
      });
      const after = play(forfeited, [pairing]);
      expect(draftOfPlay(after).breaches).toEqual([]);
    }
  });

  it("is one while the first game is still being played", () => {
    const pending = nextRound(chess(8));
    const [a, b] = pairedRound(pending.state, 1)?.games[0]?.seats ?? [0, 0];
    const early = { ...pairing, basedOn: 0, pinned: [[a, b]] } as const;
    expect(codesOf(askedBy(pending, early))).toContain("met-before");
  });

  it("warns of swapping, of pairing two and of pins alike, of all broken rules at once", () => {
    const draft = drafted(before, [
      [1, 3],
      [2, 4],
    ]);
    // Each of the two boards would be the same as in the previous round.
    const swapped = askedBy(draft, adjust(2, { kind: "swap", players: [3, 2] }));
    expect(swapped.filter(({ code }) => code === "met-before")).toMatchObject([
      { players: [1, 2] },
      { players: [3, 4] },
    ]);
    const paired = askedBy(draft, adjust(2, { kind: "pair", players: [1, 2] }));
    expect(codesOf(paired)).toContain("met-before");
  });
});

describe("a second bye (C.04.1, 4)", () => {
  const byeIn = (now: Play): EntryId =>
    now.state.rounds.at(-1)?.unplayed.find(({ reason }) => reason === "bye")?.entry ?? 0;

  it("is not given without a reason: neither after a bye nor after a win by forfeit", () => {
    const first = nextRound(chess(5));
    const [one, two] = pairedRound(first.state, 1)?.games ?? [];
    const before = play(first, [
      {
        type: "enter-result",
        round: 1,
        outcome: { kind: "forfeit", absent: [one?.seats[1] ?? 0] },
      },
      {
        type: "enter-result",
        round: 1,
        outcome: { kind: "forfeit", absent: two?.seats ?? [] },
      },
      { type: "draft-round" },
    ]);
    const give = (entry: EntryId) => adjust(2, { kind: "bye", entry });
    const bye = byeIn(first);
    const articles = [article("C.04.1", "4"), article("C.04.3", "C2")];
    expect(askedBy(before, give(bye))).toEqual([
      { code: "second-bye", entry: bye, round: 1, had: "bye", articles },
    ]);
    const winner = one?.seats[0] ?? 0;
    expect(askedBy(before, give(winner))).toEqual([
      { code: "second-bye", entry: winner, round: 1, had: "unplayed-win", articles },
    ]);
    // An absent player has not scored without playing.
    for (const entry of two?.seats ?? []) {
      if (byeIn(before) === entry) continue;
      expect(draftOfPlay(play(before, [give(entry)])).breaches).toEqual([]);
    }
  });

  it("is none after a half-point or a zero-point bye, but after a full-point one", () => {
    for (const [credit, asked] of [
      ["draw", false],
      ["none", false],
      ["loss", false],
      ["win", true],
    ] as const) {
      const begun = competition("fide-swiss", 6, {
        stages: stages(5),
        absence: { credit, spread: 0 },
      });
      const away = play(begun, [{ type: "pause-entry", entry: 6, rounds: [1] }]);
      const round = nextRound(away);
      const before = play(
        enterAll(round, () => [1, 0]),
        [{ type: "withdraw-entry", entry: 1, reason: "ill" }, { type: "draft-round" }],
      );
      const answer = attempt(before, adjust(2, { kind: "bye", entry: 6 }));
      const codes =
        "code" in answer && answer.code === "rules-broken" ? codesOf(answer.breaches) : [];
      expect(codes, credit).toEqual(asked ? ["second-bye"] : []);
    }
  });

  it("of the one who is left over is asked about when the rest is paired", () => {
    const first = nextRound(chess(3));
    const bye = byeIn(first);
    const [white = 0, black = 0] = pairedRound(first.state, 1)?.games[0]?.seats ?? [];
    const before = play(first, [
      { type: "enter-result", round: 1, outcome: { kind: "forfeit", absent: [white, black] } },
      { type: "draft-round" },
    ]);
    const { number, games } = draftOfPlay(before);
    const broken = play(before, [adjust(number, { kind: "break", board: games[0]?.board ?? 0 })]);
    const alone = draftOfPlay(
      play(broken, [adjust(number, { kind: "pair", players: [white, black] })]),
    );
    expect(alone.unpaired).toEqual([bye]);
    const rest = play(broken, [adjust(number, { kind: "pair", players: [white, black] })]);
    expect(codesOf(askedBy(rest, adjust(number, { kind: "pair-rest" })))).toEqual(["second-bye"]);
  });
});

describe("colours (C.04.1, 6 and 7)", () => {
  /** After two rounds 1 and 2 have had White twice, 3 and 4 Black twice. */
  const HAD_TWICE: readonly PlayedRound[] = [
    {
      games: [
        [1, 3],
        [2, 4],
        [5, 6],
        [7, 8],
        [9, 10],
      ],
    },
    {
      games: [
        [1, 4],
        [2, 3],
        [6, 7],
        [8, 9],
        [10, 5],
      ],
      results: { 0: 0.5, 1: 0.5 },
    },
  ];
  const twice = (rounds?: number): Play => HAD_TWICE.reduce(played, chess(10, rounds));

  it("a third same colour and a difference of 3 are asked about, with their articles", () => {
    expect(askedBy(twice(), { type: "draft-round", pinned: [[1, 2]], reason: "x" })).toEqual([
      {
        code: "third-colour",
        players: [2, 1],
        entry: 2,
        colour: "white",
        articles: [article("C.04.1", "7"), article("C.04.3", "C3")],
      },
      {
        code: "colour-difference",
        players: [2, 1],
        entry: 2,
        difference: 3,
        articles: [article("C.04.1", "6"), article("C.04.3", "C3")],
      },
    ]);
  });

  it("exchanging the colours of a pair that the system made is asked about", () => {
    const draft = play(twice(), [{ type: "draft-round" }]);
    const game = draftOfPlay(draft).games.find(({ seats }) => seats.includes(3));
    const asked = askedBy(draft, adjust(3, { kind: "exchange-starts", board: game?.board ?? 0 }));
    expect(asked).toContainEqual(
      expect.objectContaining({ code: "third-colour", entry: 3, colour: "black" }),
    );
    expect(asked).toContainEqual(
      expect.objectContaining({ code: "colour-difference", entry: 3, difference: -3 }),
    );
  });

  it("exchanging them back takes the warning away, exchanging again asks again", () => {
    const draft = play(twice(), [{ type: "draft-round" }]);
    const board = draftOfPlay(draft).games.find(({ seats }) => seats.includes(3))?.board ?? 0;
    const exchange = adjust(3, { kind: "exchange-starts", board });
    const once = despite(draft, exchange);
    expect(draftOfPlay(once).breaches).not.toEqual([]);
    const back = play(once, [exchange]);
    expect(draftOfPlay(back).breaches).toEqual([]);
    expect(refusalOf(back, exchange).code).toBe("rules-broken");
  });

  it("topscorers and their opponents are excepted in the last round, and only there", () => {
    const pinned = { type: "draft-round", pinned: [[1, 2]], reason: "x" } as const;
    // 1½ of 2 points is more than half.
    expect(draftOfPlay(play(twice(3), [pinned])).breaches).toEqual([]);
    expect(codesOf(askedBy(twice(4), pinned))).toEqual(["colour-difference", "third-colour"]);
    const others = { ...pinned, pinned: [[3, 4]] } as const;
    expect(codesOf(askedBy(twice(3), others))).toEqual(["colour-difference", "third-colour"]);
  });

  it("games that were not played give no colours", () => {
    const rounds: readonly PlayedRound[] = [
      {
        games: [
          [1, 3],
          [2, 4],
        ],
        results: { 0: "no-black" },
      },
      {
        games: [
          [1, 4],
          [2, 3],
        ],
      },
    ];
    const before = rounds.reduce(played, chess(4));
    const draft = drafted(before, [
      [1, 2],
      [3, 4],
    ]);
    const breaches = draftOfPlay(draft).breaches.map(({ breach }) => breach);
    expect(breaches.filter((breach) => "entry" in breach && breach.entry === 1)).toEqual([]);
  });
});

describe("the answer to a warning", () => {
  const before = played(chess(8), EIGHT);
  const pinned = despite(before, { type: "draft-round", pinned: [[1, 2]], reason: "x" }, "sisters");
  const reasons = (now: Play) => now.state.rounds.at(-1)?.breaches.map(({ reason }) => reason);
  const boardOf = (now: Play, entry: EntryId): number =>
    draftOfPlay(now).games.find(({ seats }) => seats.includes(entry))?.board ?? 0;

  it("stays with the pair whatever becomes of the other pairs", () => {
    const free = draftOfPlay(pinned).games.filter(({ seats }) => !seats.includes(1));
    const [one, two] = free.map(({ seats }) => seats[0]);
    const moved = despite(pinned, adjust(2, { kind: "swap", players: [one ?? 0, two ?? 0] }), "y");
    const known = draftOfPlay(moved).breaches.find(({ breach }) =>
      "players" in breach ? breach.players.includes(1) : false,
    );
    expect(known?.reason).toBe("sisters");
  });

  it("goes with the pair when it is broken, and is asked for again when it comes back", () => {
    const broken = play(pinned, [adjust(2, { kind: "break", board: boardOf(pinned, 1) })]);
    expect(draftOfPlay(broken).breaches).toEqual([]);
    expect(refusalOf(broken, adjust(2, { kind: "pair", players: [1, 2] })).code).toBe(
      "rules-broken",
    );
  });

  it("is asked for once: publishing, recalling and publishing again go by", () => {
    const published = play(pinned, [
      { type: "publish-round", round: 2 },
      { type: "recall-round", round: 2, reason: "late" },
      { type: "publish-round", round: 2 },
    ]);
    expect(reasons(published)).toEqual(["sisters"]);
  });

  it("is asked for when a published round that was recalled is changed", () => {
    const recalled = play(nextRound(before), [{ type: "recall-round", round: 2, reason: "late" }]);
    const partner = draftOfPlay(recalled).games.find(({ seats }) => seats.includes(1));
    const other = partner?.seats.find((entry) => entry !== 1) ?? 0;
    expect(codesOf(askedBy(recalled, adjust(2, { kind: "swap", players: [other, 2] })))).toContain(
      "met-before",
    );
  });

  it("a late entry into a recalled round is paired by hand like everybody else", () => {
    const late = play(pinned, [
      { type: "publish-round", round: 2 },
      { type: "recall-round", round: 2, reason: "late" },
      { type: "add-entries", entries: [{ name: "Late" }] },
    ]);
    expect(reasons(late)).toEqual(["sisters"]);
    expect(draftOfPlay(late).unpaired).toEqual([9]);
    const paired = play(late, [adjust(2, { kind: "pair-rest" })]);
    expect(draftOfPlay(paired).breaches).toEqual(draftOfPlay(late).breaches);
  });

  it("is asked for at the latest when the round is published, whoever paired it", () => {
    // The bye is drawn while its holder's game is in progress, which he then wins by forfeit.
    const first = nextRound(chess(5, 5));
    const early = play(first, [{ type: "draft-round", basedOn: 0 }]);
    const bye = draftOfPlay(early).unplayed.find(({ reason }) => reason === "bye")?.entry ?? 0;
    const game = pairedRound(first.state, 1)?.games.find(({ seats }) => seats.includes(bye));
    const absent = game?.seats.filter((entry) => entry !== bye) ?? [];
    const won = play(early, [
      { type: "enter-result", round: 1, outcome: { kind: "forfeit", absent } },
    ]);
    const publish = { type: "publish-round", round: 2 } as const;
    expect(askedBy(won, publish)).toMatchObject([
      { code: "second-bye", entry: bye, had: "unplayed-win" },
    ]);
    expect(reasons(despite(won, publish, "no time"))).toEqual(["no time"]);
  });
});

describe("pairing the rest by the system", () => {
  it("never breaks an absolute rule of its own, and says when it cannot be done without", () => {
    const before = played(chess(4), FOUR);
    const draft = play(before, [{ type: "draft-round" }]);
    const { games } = draftOfPlay(draft);
    const [one, two] = games;
    const broken = play(draft, [
      adjust(2, { kind: "break", board: one?.board ?? 0 }),
      adjust(2, { kind: "break", board: two?.board ?? 0 }),
    ]);
    expect(draftOfPlay(play(broken, [adjust(2, { kind: "pair-rest" })])).breaches).toEqual([]);
    const left = despite(broken, adjust(2, { kind: "pair", players: [1, 2] }));
    expect(refusalOf(left, adjust(2, { kind: "pair-rest" }))).toMatchObject({
      code: "no-legal-pairing",
    });
    const byHand = despite(left, adjust(2, { kind: "pair", players: [3, 4] }));
    expect(draftOfPlay(byHand).unpaired).toEqual([]);
  });
});

describe("rules of the event", () => {
  it("warn separately, without being asked about, and stand with the pair", () => {
    const begun = competition("fide-swiss", 6, {
      stages: stages(5),
      keptApart: [{ by: "club", firstRound: 1, lastRound: null }],
      forbidden: [{ entries: [3, 4], firstRound: 1, lastRound: null, reason: "family" }],
    });
    const clubs = play(begun, [
      { type: "change-entry", entry: 1, details: { club: "Ulm" } },
      { type: "change-entry", entry: 2, details: { club: "Ulm" } },
    ]);
    const pinned = play(clubs, [
      {
        type: "draft-round",
        pinned: [
          [1, 2],
          [3, 4],
        ],
        reason: "x",
      },
    ]);
    const rules = [
      { code: "kept-apart", by: "club", name: "Ulm" },
      { code: "forbidden", reason: "family" },
    ];
    expect(pinned.warnings.map((warning) => "rule" in warning && warning.rule)).toEqual(rules);
    const draft = draftOfPlay(pinned);
    expect(draft.breaches).toEqual([]);
    expect(
      draft.games.flatMap(({ notes }) =>
        notes.flatMap((note) => (note.code === "despite-event-rule" ? [note.rule] : [])),
      ),
    ).toEqual(rules);
    const exchanged = play(pinned, [
      adjust(1, { kind: "exchange-starts", board: draft.games[0]?.board ?? 0 }),
    ]);
    expect(exchanged.warnings).toEqual([]);
  });
});

describe("the absolute rules of other systems", () => {
  const swiss = (repeats: number, players = 6) =>
    competition("scrabble-swiss", players, {
      stages: [{ system: "new-swiss", rounds: 9, options: { repeats }, participants: "everybody" }],
    });
  const results = (now: Play): Play => enterAll(now, () => [400, 300]);

  it("New Swiss: more meetings than the repeats that are set", () => {
    const again = (repeats: number) => {
      const before = results(nextRound(swiss(repeats)));
      const pair = pairedRound(before.state, 1)?.games[0]?.seats ?? [0, 0];
      return attempt(before, { type: "draft-round", pinned: [pair], reason: "x" });
    };
    expect(again(0)).toMatchObject({ code: "rules-broken", breaches: [{ code: "met-before" }] });
    expect(again(1)).toHaveProperty("state");
  });

  it("New Swiss: a bye before others had theirs", () => {
    const before = results(nextRound(swiss(0, 7)));
    const bye = before.state.rounds[0]?.unplayed[0]?.entry ?? 0;
    const draft = play(before, [{ type: "draft-round" }]);
    expect(askedBy(draft, adjust(2, { kind: "bye", entry: bye }))).toEqual([
      { code: "bye-before-others", entry: bye, byes: 1, fewest: 0, articles: [] },
    ]);
  });

  it("a table: a game of the same run through it again", () => {
    const table = (rounds: number) =>
      competition("fide-round-robin", 4, {
        stages: [{ system: "round-robin", rounds, options: {}, participants: "everybody" }],
      });
    const decided = (now: Play): Play => enterAll(now, () => [1, 0]);
    const first = decided(nextRound(table(6)));
    const pair = pairedRound(first.state, 1)?.games[0]?.seats ?? [0, 0];
    expect(codesOf(askedBy(first, { type: "draft-round", pinned: [pair], reason: "x" }))).toContain(
      "met-before",
    );
    // The second cycle of the table repeats all meetings without a question.
    let now = first;
    for (let round = 2; round <= 6; round++) now = decided(nextRound(now));
    expect(now.state.rounds.flatMap(({ breaches }) => breaches)).toEqual([]);
  });

  it("another system for one round does not switch off what stands in the rulebook", () => {
    const before = played(chess(8), EIGHT);
    const command = {
      type: "draft-round",
      system: "king-of-the-hill",
      options: { repeats: 9 },
      pinned: [[1, 2]],
      reason: "x",
    } as const;
    expect(codesOf(askedBy(before, command))).toContain("met-before");
  });
});
