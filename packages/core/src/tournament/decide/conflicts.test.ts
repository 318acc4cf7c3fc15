import { describe, expect, it } from "vitest";
import { attempt, competition, nextRound, type Play, play, refusalOf } from "../../../test/play.ts";
import { openStage, pointsOf, tablesCompetition } from "../../../test/tables-play.ts";
import {
  cardsOf,
  fold,
  type TournamentCommand,
  tablesStages,
  tablesStandings,
  verifyJournal,
} from "../index.ts";

/** A King Lui of nine at three tables; the tests are about game 1 of table 2. */
const begun = (): Play => openStage(tablesCompetition("king-lui", 9));

const contestOf = ({ state }: Play, round = 1, board = 2) => {
  const contest = state.rounds[round - 1]?.games.find((game) => game.board === board);
  if (contest === undefined) throw new Error("no such game");
  return contest;
};

const outcomeOf = (now: Play, points: readonly number[], board = 2) =>
  pointsOf(contestOf(now, 1, board).seats, points);

type Seen = { readonly seen?: number };

const report = (now: Play, points: readonly number[], seen: Seen = {}, board = 2) =>
  ({
    type: "report-result",
    round: 1,
    board,
    outcome: outcomeOf(now, points, board),
    ...seen,
  }) as const;

const enter = (now: Play, points: readonly number[], seen: Seen = {}, board = 2) =>
  ({
    type: "enter-result",
    round: 1,
    board,
    outcome: outcomeOf(now, points, board),
    ...seen,
  }) as const;

const confirm = (...results: readonly { readonly board: number; readonly seen?: number }[]) =>
  ({
    type: "confirm-results",
    results: results.map((one) => ({ round: 1, ...one })),
  }) as const;

/** Gives one command as an actor; throws if it is refused. */
const as = (now: Play, actor: string, command: TournamentCommand): Play =>
  play(now, [command], actor);

const seqOf = (now: Play): number => contestOf(now).result?.seq ?? 0;

const FIRST = [30, 20, 10];
const SECOND = [30, 10, 20];
const THIRD = [10, 20, 30];

/** Two phones of table 2 that have not seen each other's report. */
const disputed = (): Play => {
  const one = as(begun(), "table:Table 2", report(begun(), FIRST, { seen: 0 }));
  return as(one, "table:Table 2", report(one, SECOND, { seen: 0 }));
};

describe("two reports of one game", () => {
  it("that differ are a conflict with senders and times, and count for nobody", () => {
    const now = disputed();
    expect(contestOf(now).result).toMatchObject({
      status: "conflict",
      reports: [
        { outcome: outcomeOf(now, FIRST), actor: "table:Table 2", at: "2026-11-21T10:00:00.000Z" },
        { outcome: outcomeOf(now, SECOND), changed: false },
      ],
    });
    expect(now.warnings).toContainEqual(
      expect.objectContaining({ code: "reports-differ", round: 1, board: 2 }),
    );
    expect(tablesStandings(now.state, 1).every(({ card }) => card.lines.length === 0)).toBe(true);
    expect(verifyJournal(now.events).sound).toBe(true);
  });

  it("at a table by different senders are a conflict, in either order", () => {
    const senders = ["table:Table 2", "helper:Anna"] as const;
    for (const [first, second] of [senders, senders.toReversed()]) {
      const one = as(begun(), first ?? "", report(begun(), FIRST));
      const now = as(one, second ?? "", report(one, SECOND));
      expect(contestOf(now).result).toMatchObject({
        status: "conflict",
        reports: [
          { outcome: outcomeOf(now, FIRST), actor: first },
          { outcome: outcomeOf(now, SECOND), actor: second },
        ],
      });
    }
  });

  it("that agree are one result with both senders", () => {
    const one = as(begun(), "player:1", report(begun(), FIRST));
    const both = as(one, "player:2", report(one, FIRST));
    expect(contestOf(both).result).toMatchObject({
      status: "reported",
      reports: [{ actor: "player:1" }, { actor: "player:2" }],
    });
    expect(both.warnings).toEqual([]);
    expect(tablesStandings(both.state, 1).some(({ card }) => card.lines.length > 0)).toBe(true);
  });

  it("by the same sender, who saw the first: the later one alone, marked as changed", () => {
    const one = as(begun(), "player:1", report(begun(), FIRST));
    for (const seen of [{}, { seen: seqOf(one) }]) {
      const changed = as(one, "player:1", report(one, SECOND, seen));
      expect(contestOf(changed).result).toMatchObject({
        status: "reported",
        outcome: outcomeOf(one, SECOND),
        reports: [{ changed: true }],
      });
    }
  });

  it("of which one is changed to the other are no conflict any more", () => {
    const now = disputed();
    const [first] = contestOf(now).result?.status === "conflict" ? reportsOf(now) : [];
    const agreed = as(now, "table:Table 2", report(now, SECOND, { seen: first?.seq ?? 0 }));
    expect(contestOf(agreed).result).toMatchObject({
      status: "reported",
      outcome: outcomeOf(now, SECOND),
      reports: [{ changed: false }, { changed: true }],
    });
  });

  it("may become three, which are all kept", () => {
    const three = as(disputed(), "player:3", report(disputed(), THIRD));
    expect(reportsOf(three).map(({ outcome }) => outcome)).toEqual(
      [FIRST, SECOND, THIRD].map((points) => outcomeOf(three, points)),
    );
  });

  it("never replace what somebody else said, whatever event is named as seen", () => {
    const one = as(begun(), "player:1", report(begun(), FIRST));
    const two = as(one, "player:2", report(one, SECOND, { seen: seqOf(one) }));
    expect(reportsOf(two).map(({ actor }) => actor)).toEqual(["player:1", "player:2"]);
  });

  it("of the same sender that say the same are refused as unchanged, a conflict too", () => {
    const one = as(begun(), "table:Table 2", report(begun(), FIRST, { seen: 0 }));
    const same = attempt(one, report(one, FIRST, { seen: 0 }), "table:Table 2");
    expect(same).toMatchObject({ code: "result-unchanged" });
    const again = attempt(disputed(), report(disputed(), SECOND, { seen: 0 }), "table:Table 2");
    expect(again).toMatchObject({ code: "result-unchanged" });
  });

  it("of a game for two are compared whoever is named first", () => {
    const now = nextRound(competition("scrabble-swiss", 4));
    const [a = 0, b = 0] = contestOf(now, 1, 1).seats;
    const said = (first: number, second: number, turned = false): TournamentCommand => {
      const sides = [
        { entry: a, score: first },
        { entry: b, score: second },
      ] as const;
      const [one, other] = sides;
      return {
        type: "report-result",
        round: 1,
        outcome: { kind: "played", sides: turned ? [other, one] : sides },
      };
    };
    const one = as(now, `player:${a}`, said(420, 380));
    expect(contestOf(as(one, `player:${b}`, said(420, 380, true)), 1, 1).result?.status).toBe(
      "reported",
    );
    const conflict = as(one, `player:${b}`, said(420, 390, true));
    expect(contestOf(conflict, 1, 1).result?.status).toBe("conflict");
    expect(cardsOf(conflict.state).find(({ entry }) => entry === a)?.lines[0]?.kind).toBe(
      "pending",
    );
  });
});

const reportsOf = (now: Play) => {
  const { result } = contestOf(now);
  return result?.status === "conflict" || result?.status === "reported" ? result.reports : [];
};

describe("a conflict", () => {
  it("is left by a confirmation of all, which says so", () => {
    const now = as(disputed(), "table:Table 1", report(disputed(), FIRST, {}, 1));
    const done = play(now, [confirm({ board: 1 }, { board: 2 })]);
    expect(contestOf(done, 1, 1).result?.status).toBe("confirmed");
    expect(contestOf(done).result?.status).toBe("conflict");
    const place = { round: 1, board: 2, at: { stage: 1, game: 1 } };
    expect(done.warnings).toEqual([{ code: "conflicts-left", places: [place] }]);
    expect(refusalOf(done, confirm({ board: 2 }))).toEqual({
      code: "reports-conflict",
      places: [place],
    });
  });

  it("lets nothing be drawn or closed, and is named", () => {
    const now = disputed();
    for (const type of ["draft-round", "close-competition"] as const) {
      expect(refusalOf(now, { type })).toMatchObject({
        code: "stage-results-missing",
        conflicts: [{ round: 1, board: 2 }],
      });
    }
  });

  it("is decided by the director with one of the reports or another result", () => {
    for (const points of [FIRST, SECOND, THIRD]) {
      const now = disputed();
      const decided = play(now, [enter(now, points, { seen: seqOf(now) })]);
      expect(contestOf(decided).result).toMatchObject({
        status: "confirmed",
        outcome: outcomeOf(now, points),
        contradictions: [],
      });
      expect(decided.warnings).toEqual([]);
    }
  });

  it("is there again when its decision is taken back", () => {
    const now = disputed();
    const back = play(now, [
      enter(now, THIRD, { seen: seqOf(now) }),
      { type: "erase-result", round: 1, board: 2 },
    ]);
    expect(contestOf(back).result).toEqual(contestOf(now).result);
    const gone = play(back, [{ type: "erase-result", round: 1, board: 2 }]);
    expect(contestOf(gone).result).toBeNull();
  });

  it("is not checked by a second entry before it is decided", () => {
    const { type: _, ...again } = enter(disputed(), FIRST);
    expect(refusalOf(disputed(), { ...again, type: "enter-again" }).code).toBe("reports-conflict");
  });

  it("is of a game that is over: nobody is seated otherwise in it, and the stage cannot be drawn again", () => {
    const now = disputed();
    const redraw = { type: "redraw-stage", stage: 1, reason: "late" } as const;
    expect(refusalOf(now, redraw).code).toBe("stage-has-results");
    const out = contestOf(now).seats[0] ?? 0;
    const left = play(now, [
      { type: "add-entries", entries: [{ name: "Late" }] },
      { type: "substitute-player", stage: 1, out, in: 10, takesOver: false, reason: "ill" },
    ]);
    expect(contestOf(left).seats).toContain(out);
    expect(contestOf(left, 2).seats).toContain(10);
    expect(contestOf(left).result?.status).toBe("conflict");
  });

  it("goes with an annulment, and stays in a recalled round", () => {
    const annulled = play(disputed(), [
      { type: "annul-game", round: 1, board: 2, reason: "wrong table" },
    ]);
    expect(contestOf(annulled)).toMatchObject({ result: null, annulled: "wrong table" });
    const paired = nextRound(competition("scrabble-swiss", 4));
    const [a = 0, b = 0] = contestOf(paired, 1, 1).seats;
    const forfeit = (absent: number): TournamentCommand => ({
      type: "report-result",
      round: 1,
      board: 1,
      outcome: { kind: "forfeit", absent: [absent] },
    });
    const both = as(as(paired, "a", forfeit(a)), "b", forfeit(b));
    const recalled = play(both, [{ type: "recall-round", round: 1, reason: "late" }]);
    expect(contestOf(recalled, 1, 1).result?.status).toBe("conflict");
    const act = { kind: "break", board: 1 } as const;
    const broken = { type: "adjust-draft", round: 1, act, reason: "late" } as const;
    expect(refusalOf(recalled, broken).code).toBe("result-exists");
  });
});

describe("what the director or a helper enters", () => {
  it("stands against a report that was not seen, which is shown beside it", () => {
    const reported = as(begun(), "table:Table 2", report(begun(), FIRST));
    const entered = play(reported, [enter(reported, SECOND)]);
    expect(contestOf(entered).result).toMatchObject({
      status: "confirmed",
      outcome: outcomeOf(reported, SECOND),
      contradictions: [{ outcome: outcomeOf(reported, FIRST), actor: "table:Table 2" }],
    });
    expect(entered.warnings).toMatchObject([{ code: "reports-differ", round: 1, board: 2 }]);
    const back = play(entered, [{ type: "erase-result", round: 1, board: 2 }]);
    expect(contestOf(back).result).toMatchObject({ status: "reported", actor: "table:Table 2" });
  });

  it("takes the place of a report that was seen, or that says the same", () => {
    const reported = as(begun(), "table:Table 2", report(begun(), FIRST));
    const seen = { seen: seqOf(reported) };
    for (const command of [enter(reported, SECOND, seen), enter(reported, FIRST)]) {
      const entered = play(reported, [command]);
      expect(contestOf(entered).result).toMatchObject({ contradictions: [], decided: [] });
      expect(entered.warnings).toEqual([]);
    }
  });

  it("is never overwritten by a report that comes later: it is shown beside it, and may be withdrawn", () => {
    const entered = play(begun(), [enter(begun(), FIRST)]);
    const late = as(entered, "table:Table 2", report(entered, SECOND, { seen: 0 }));
    expect(contestOf(late).result).toMatchObject({
      status: "confirmed",
      outcome: outcomeOf(entered, FIRST),
      contradictions: [{ outcome: outcomeOf(entered, SECOND) }],
    });
    expect(tablesStandings(late.state, 1)).toEqual(tablesStandings(entered.state, 1));
    const otherwise = as(late, "table:Table 2", report(late, THIRD));
    expect(contestOf(otherwise).result).toMatchObject({
      contradictions: [{ outcome: outcomeOf(entered, THIRD), changed: true }],
    });
    const withdrawn = as(late, "table:Table 2", report(late, FIRST));
    expect(contestOf(withdrawn).result).toMatchObject({ contradictions: [] });
    const same = attempt(entered, report(entered, FIRST), "table:Table 2");
    expect(same).toMatchObject({ code: "result-confirmed" });
  });

  it("stands for good once the director lets it stand", () => {
    const entered = play(begun(), [enter(begun(), FIRST)]);
    const late = as(entered, "table:Table 2", report(entered, SECOND));
    const stands = play(late, [confirm({ board: 2, seen: seqOf(late) })]);
    expect(contestOf(stands).result).toMatchObject({
      outcome: outcomeOf(entered, FIRST),
      contradictions: [],
    });
    expect(refusalOf(stands, confirm({ board: 2 })).code).toBe("result-confirmed");
  });

  it("is decided anew by whoever has seen it, as long as nothing was built on it", () => {
    const one = as(begun(), "results:Anna", enter(begun(), FIRST));
    const place = { round: 1, board: 2, at: { stage: 1, game: 1 } };
    expect(refusalOf(one, enter(one, SECOND)).code).toBe("result-exists");
    expect(refusalOf(one, enter(one, SECOND, { seen: seqOf(one) - 1 })).code).toBe("result-exists");
    expect(refusalOf(one, enter(one, FIRST, { seen: seqOf(one) }))).toEqual({
      code: "result-unchanged",
      ...place,
    });
    const two = as(one, "results:Ben", report(one, SECOND, { seen: 0 }));
    const decided = play(two, [enter(two, SECOND, { seen: seqOf(two) })]);
    expect(contestOf(decided).result).toMatchObject({
      status: "confirmed",
      outcome: outcomeOf(one, SECOND),
      contradictions: [],
    });
  });

  it("counts while reports contradict it, and whoever draws on it is told", () => {
    const paired = nextRound(competition("scrabble-swiss", 4));
    const results = contestsOf(paired).map(
      ({ seats: [a = 0, b = 0] }): TournamentCommand => ({
        type: "enter-result",
        round: 1,
        outcome: {
          kind: "played",
          sides: [
            { entry: a, score: 400 },
            { entry: b, score: 300 },
          ],
        },
      }),
    );
    const [a = 0, b = 0] = contestOf(paired, 1, 1).seats;
    const otherwise: TournamentCommand = {
      type: "report-result",
      round: 1,
      outcome: {
        kind: "played",
        sides: [
          { entry: a, score: 300 },
          { entry: b, score: 400 },
        ],
      },
    };
    const late = as(play(paired, results), "results:Ben", otherwise);
    const drafted = play(late, [{ type: "draft-round" }]);
    expect(drafted.warnings).toContainEqual({
      code: "results-contradicted",
      places: [{ round: 1, board: 1 }],
    });
    const seen = contestOf(late, 1, 1).result?.seq ?? 0;
    const { outcome } = otherwise as Extract<TournamentCommand, { type: "report-result" }>;
    const decide = { type: "enter-result", round: 1, board: 1, outcome, seen } as const;
    expect(refusalOf(drafted, decide).code).toBe("result-built-on");
  });
});

const contestsOf = ({ state }: Play) => state.rounds[0]?.games ?? [];

describe("a confirmation", () => {
  it("is of what was seen: a report that was changed since is left, and that is said", () => {
    const reported = as(begun(), "table:Table 2", report(begun(), FIRST));
    const seen = seqOf(reported);
    const changed = as(reported, "table:Table 2", report(reported, SECOND));
    const place = { round: 1, board: 2, at: { stage: 1, game: 1 } };
    expect(refusalOf(changed, confirm({ board: 2, seen }))).toEqual({
      code: "reports-changed",
      places: [place],
    });
    const other = as(changed, "table:Table 1", report(changed, FIRST, {}, 1));
    const done = play(other, [confirm({ board: 1 }, { board: 2, seen })]);
    expect(done.warnings).toEqual([{ code: "changes-left", places: [place] }]);
    expect(contestOf(done).result?.status).toBe("reported");
  });
});

describe("a journal from before there were conflicts", () => {
  it("leads to the results that it led to: a later report in place of the one before", () => {
    const one = as(begun(), "player:1", report(begun(), FIRST));
    const base = one.events.at(-1);
    if (base?.type !== "result-reported") throw new Error("no report");
    const seq = base.seq + 1;
    const later = {
      ...base,
      seq,
      actor: "player:2",
      data: { ...base.data, outcome: outcomeOf(one, SECOND) },
    };
    const erased = {
      ...base,
      seq: seq + 2,
      type: "result-erased" as const,
      data: { round: 1, board: 2 },
    };
    const entered = { ...later, seq: seq + 1, type: "result-entered" as const };
    const state = fold([later], one.state);
    expect(tablesStages(state ?? one.state)[0]?.games[0]?.tables[1]?.result).toMatchObject({
      status: "reported",
      outcome: outcomeOf(one, SECOND),
      actor: "player:2",
    });
    const back = fold([later, entered, erased], one.state);
    expect(back?.rounds[0]?.games.find(({ board }) => board === 2)?.result).toBeNull();
  });
});
