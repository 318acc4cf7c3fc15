import { describe, expect, it } from "vitest";
import { kingLuiSettings } from "../../src/formats/king-lui.ts";
import { unseatedEntries } from "../../src/tournament/drafts/draft-stage.ts";
import { impactOnTables } from "../../src/tournament/impact/tables-impact.ts";
import type { ContestAddress, TableContest } from "../../src/tournament/round.ts";
import {
  isSeated,
  type SeatedStage,
  tablesRulesOf,
} from "../../src/tournament/settings/settings.ts";
import { type TablesStage, tablesStages } from "../../src/tournament/stages/tables-stage.ts";
import { tablesFinalPlaces } from "../../src/tournament/standings/final-places.ts";
import { tablesStandings } from "../../src/tournament/standings/tables-standings.ts";
import { verifyJournal } from "../../src/tournament/verify/verify.ts";
import { attempt, type Play, play, refusalOf } from "../play.ts";
import { openStage, playStage, pointsOf, steadyLuck, tablesCompetition } from "../tables-play.ts";

const reason = "as it happened";

const lastStage = ({ state }: Play): TablesStage => {
  const stage = tablesStages(state).at(-1);
  if (stage === undefined) throw new Error("nothing is drafted");
  return stage;
};

const contestAt = ({ state }: Play, { round, board }: ContestAddress): TableContest | undefined =>
  tablesStages(state)
    .flatMap(({ games }) => games)
    .find((game) => game.round === round)
    ?.tables.find((table) => table.board === board);

const seatsAt = (day: Play, address: ContestAddress): readonly number[] =>
  contestAt(day, address)?.seats ?? [];

const enter = (before: Play, address: ContestAddress, points: readonly (number | null)[]): Play =>
  play(before, [
    { type: "enter-result", ...address, outcome: pointsOf(seatsAt(before, address), points) },
  ]);

const seated = (stage: TablesStage): readonly number[] =>
  (stage.games[0]?.tables ?? []).flatMap(({ seats }) => seats);

const first: ContestAddress = { round: 1, board: 1 };

describe("before the first draw", () => {
  it("late entries simply take part, withdrawn ones do not", () => {
    const now = play(tablesCompetition("king-lui", 8), [
      { type: "add-entries", entries: [{ name: "Late" }] },
      { type: "withdraw-entry", entry: 2, reason },
      { type: "withdraw-entry", entry: 3, reason },
      { type: "reinstate-entry", entry: 3 },
      { type: "draft-round" },
    ]);
    expect(seated(lastStage(now)).toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("says who was not checked in, where check-in is used", () => {
    const now = play(tablesCompetition("king-lui", 3), [
      { type: "check-in", entries: [1, 2], present: true },
      { type: "draft-round" },
    ]);
    expect(now.warnings).toEqual([{ code: "not-checked-in", entries: [3] }]);
  });

  it("takes a wrong entry out, which a draw makes too late", () => {
    const now = play(tablesCompetition("king-lui", 7), [{ type: "remove-entry", entry: 7 }]);
    expect(now.state.entries.size).toBe(6);
    const drafted = play(now, [{ type: "draft-round" }]);
    expect(refusalOf(drafted, { type: "remove-entry", entry: 1 }).code).toBe("entry-has-played");
  });
});

describe("a draft", () => {
  const drafted = () => play(tablesCompetition("king-lui", 9), [{ type: "draft-round" }]);

  it("gives late entries a seat when it is drawn again; until then it is not published", () => {
    const late = play(drafted(), [{ type: "add-entries", entries: [{ name: "Late" }] }]);
    expect(unseatedEntries(late.state, lastStage(late))).toEqual([10]);
    expect(refusalOf(late, { type: "publish-round", round: 1 })).toEqual({
      code: "entries-unseated",
      stage: 1,
      entries: [10],
    });
    const again = play(late, [
      { type: "redraw-stage", stage: 1, reason },
      { type: "publish-round", round: 1 },
    ]);
    expect(seated(lastStage(again))).toContain(10);
    expect(verifyJournal(again.events).sound).toBe(true);
  });

  it("seats a late entry by hand at a table", () => {
    const late = play(drafted(), [
      { type: "add-entries", entries: [{ name: "Late" }] },
      {
        type: "adjust-seating",
        stage: 1,
        act: { kind: "move", entry: 10, board: 2, game: null },
        reason,
      },
      { type: "publish-round", round: 1 },
    ]);
    expect(seatsAt(late, { round: 3, board: 2 })).toContain(10);
    expect(seatsAt(late, { round: 1, board: 2 })).toHaveLength(4);
    expect(verifyJournal(late.events).sound).toBe(true);
  });

  it("lets two players change places, in all games or in one, with the reason", () => {
    const before = drafted();
    const [a = 0] = seatsAt(before, { round: 1, board: 1 });
    const [b = 0] = seatsAt(before, { round: 1, board: 3 });
    const act = { kind: "swap", players: [a, b], game: null } as const;
    const after = play(before, [{ type: "adjust-seating", stage: 1, act, reason }]);
    for (const game of [1, 2, 3]) expect(seatsAt(after, { round: game, board: 3 })).toContain(a);
    expect(lastStage(after).acts).toEqual([{ act, reason, actor: "director" }]);
    const refused = { type: "adjust-seating", stage: 1, act, reason: " " } as const;
    expect(refusalOf(before, refused).code).toBe("reason-missing");
  });

  it("lets the director set the seats of a table", () => {
    const before = drafted();
    const seats = seatsAt(before, { round: 2, board: 2 }).toReversed();
    const act = { kind: "order", game: 2, board: 2, seats } as const;
    const after = play(before, [{ type: "adjust-seating", stage: 1, act, reason }]);
    expect(seatsAt(after, { round: 2, board: 2 })).toEqual(seats);
    const wrong = { ...act, seats: [...seats.slice(1), 99] };
    const refused = { type: "adjust-seating", stage: 1, act: wrong, reason } as const;
    expect(refusalOf(before, refused).code).toBe("seats-do-not-fit");
  });

  it("is thrown away and drawn again with the same lots; published ones are recalled first", () => {
    const published = play(drafted(), [{ type: "publish-round", round: 1 }]);
    const discard = { type: "discard-draft", round: 1 } as const;
    expect(refusalOf(published, discard).code).toBe("no-draft");
    const again = play(published, [
      { type: "recall-round", round: 1, reason },
      discard,
      {
        type: "draft-round",
      },
    ]);
    expect(lastStage(again).games).toEqual(lastStage(drafted()).games);
    const played = enter(published, first, [30, 20, 10]);
    const recall = { type: "recall-round", round: 1, reason } as const;
    expect(refusalOf(played, recall).code).toBe("stage-has-results");
  });
});

describe("somebody who does not come", () => {
  it("before stage 1: the seats are drawn again without", () => {
    const begun = openStage(tablesCompetition("king-lui", 28));
    const now = play(begun, [{ type: "withdraw-entry", entry: 5, reason }]);
    expect(seated(lastStage(now))).toHaveLength(27);
    expect(seated(lastStage(now))).not.toContain(5);
    expect(lastStage(now).status).toBe("published");
    expect(verifyJournal(now.events).sound).toBe(true);
  });

  it("before stage 1, where the others cannot be seated alone: the seat stays empty", () => {
    const begun = openStage(tablesCompetition("king-lui", 6));
    const now = play(begun, [{ type: "withdraw-entry", entry: 5, reason }]);
    expect(now.warnings).toEqual([{ code: "seat-empty", stage: 1, entry: 5 }]);
    expect(seated(lastStage(now))).toContain(5);
  });

  it("before a later stage: the best who had not advanced takes the seat", () => {
    const played = playStage(openStage(tablesCompetition("king-lui", 30)), steadyLuck);
    const begun = openStage(played);
    const rows = tablesStandings(begun.state, 1).map(({ entry }) => entry);
    const out = rows[3] ?? 0;
    const now = play(begun, [{ type: "withdraw-entry", entry: out, reason }]);
    const [next = 0] = rows.slice(27);
    const places = (day: Play) => lastStage(day).games.map(({ tables }) => tables);
    const before = JSON.stringify(places(begun)).replaceAll(/\b\d+\b/g, (id) =>
      Number(id) === out ? String(next) : id,
    );
    expect(seated(lastStage(now))).not.toContain(out);
    expect(lastStage(now).members[3]).toEqual({ entry: next, admission: "next-best" });
    // Table numbers up to nine may equal entry numbers: compare seats alone.
    const seatsOf = (text: string) =>
      JSON.parse(text)
        .flat()
        .map((table: { seats: number[] }) => table.seats);
    expect(
      places(now)
        .flat()
        .map(({ seats }) => seats),
    ).toEqual(seatsOf(before));
  });

  it("during a stage: last, without points, in every game that is left", () => {
    const begun = enter(openStage(tablesCompetition("king-lui", 9)), first, [30, 20, 10]);
    const [gone = 0, ...others] = seatsAt(begun, first);
    let now = play(begun, [{ type: "withdraw-entry", entry: gone, reason }]);
    const later = { ...first, round: 2 };
    now = play(now, [
      {
        type: "enter-result",
        ...later,
        outcome: pointsOf(others, [20, 10]),
      },
    ]);
    const row = tablesStandings(now.state, 1).find(({ entry }) => entry === gone);
    expect(row?.card.lines.map(({ share }) => [share.absent, share.rankPoints.n])).toEqual([
      [false, 3],
      [true, 0],
    ]);
    const stays = refusalOf(begun, {
      type: "enter-result",
      ...later,
      outcome: pointsOf(others, [20, 10]),
    });
    expect(stays).toMatchObject({ code: "not-the-table", missing: [gone] });
  });

  it("is not among those who advance: the next one is", () => {
    const played = playStage(openStage(tablesCompetition("king-lui", 30)), steadyLuck);
    const [best = 0] = tablesStandings(played.state, 1).map(({ entry }) => entry);
    const now = openStage(play(played, [{ type: "withdraw-entry", entry: best, reason }]));
    expect(lastStage(now).members).toHaveLength(27);
    expect(lastStage(now).members.map(({ entry }) => entry)).not.toContain(best);
  });
});

describe("a substitute", () => {
  const begun = () => {
    const stage2 = openStage(playStage(openStage(tablesCompetition("king-lui", 28)), steadyLuck));
    return enter(stage2, { round: 4, board: 1 }, [30, 20, 10]);
  };
  const [outside, inside] = (() => {
    const day = begun();
    const rows = tablesStandings(day.state, 1).map(({ entry }) => entry);
    return [rows.at(-1) ?? 0, seatsAt(day, { round: 4, board: 1 })[0] ?? 0] as const;
  })();
  const command = {
    type: "substitute-player",
    stage: 2,
    out: inside,
    in: outside,
    reason,
  } as const;

  it("takes the seat from the next game on, with or without what was played before", () => {
    const own = play(begun(), [{ ...command, takesOver: false }]);
    expect(seatsAt(own, { round: 4, board: 1 })).toContain(inside);
    expect(seatsAt(own, { round: 5, board: 1 })).toContain(outside);
    const games = (day: Play, id: number) =>
      tablesStandings(day.state, 2).find(({ entry }) => entry === id)?.card.lines.length;
    expect([games(own, inside), games(own, outside)]).toEqual([1, 0]);
    const over = play(begun(), [{ ...command, takesOver: true }]);
    expect([games(over, inside), games(over, outside)]).toEqual([0, 1]);
  });

  it("advances in the place of who stopped", () => {
    const over = play(begun(), [{ ...command, takesOver: true }]);
    const played = playStage(over, ({ table }, seats) =>
      table === 1 ? seats.map((entry) => (entry === outside ? 99 : 1)) : seats,
    );
    const next = openStage(played);
    expect(lastStage(next).members.map(({ entry }) => entry)).toContain(outside);
    expect(lastStage(next).members.map(({ entry }) => entry)).not.toContain(inside);
  });

  it("comes from outside the stage, for somebody in it", () => {
    const refused = (changes: object) =>
      refusalOf(begun(), { ...command, takesOver: false, ...changes }).code;
    expect(refused({ in: 99 })).toBe("unknown-entry");
    expect(refused({ in: seatsAt(begun(), { round: 4, board: 2 })[0] })).toBe(
      "entry-already-in-stage",
    );
    expect(refused({ out: outside, in: inside })).toBe("entry-not-in-stage");
  });
});

describe("results", () => {
  const begun = () => openStage(tablesCompetition("king-lui", 9));
  const outcome = (day: Play, points: readonly (number | null)[]) =>
    pointsOf(seatsAt(day, first), points);

  it("reported by a table count at once, and need the director's word before the next stage", () => {
    const report = (day: Play, points: readonly number[]) =>
      ({ type: "report-result", ...first, outcome: outcome(day, points) }) as const;
    let now = play(begun(), [report(begun(), [30, 20, 10]), report(begun(), [30, 30, 10])]);
    const [one = 0] = seatsAt(now, first);
    const row = tablesStandings(now.state, 1).find(({ entry }) => entry === one);
    expect(row?.card.lines).toMatchObject([{ reported: true, share: { rankPoints: { n: 2 } } }]);
    now = playStage(now, steadyLuck);
    expect(refusalOf(now, { type: "draft-round" })).toEqual({
      code: "stage-results-missing",
      stage: 1,
      games: [{ ...first, at: { stage: 1, game: 1 } }],
    });
    const confirm = { type: "confirm-results", results: [first] } as const;
    expect(refusalOf(now, { ...confirm, results: [first, first] }).code).toBe("result-confirmed");
    now = play(now, [confirm]);
    expect(refusalOf(now, report(now, [30, 30, 10])).code).toBe("result-confirmed");
    expect(attempt(now, { type: "draft-round" })).toHaveProperty("state");
  });

  it("name everybody at the table once, in the kind and range that is played for", () => {
    const day = begun();
    const [a = 0, b = 0, c = 0] = seatsAt(day, first);
    const refused = (seats: readonly number[], points: readonly number[]) =>
      refusalOf(day, { type: "enter-result", ...first, outcome: pointsOf(seats, points) });
    expect(refused([a, b], [1, 2])).toMatchObject({ code: "not-the-table", missing: [c] });
    expect(refused([a, b, c, 99], [1, 2, 3, 4])).toMatchObject({ strangers: [99] });
    expect(refused([a, b, c, c], [1, 2, 3, 4])).toMatchObject({ twice: [c] });
    expect(refused([a, b, c], [1, 2, 12_345]).code).toBe("score-out-of-range");
    expect(refused([a, b, c], [1, 2, 1.5]).code).toBe("score-out-of-range");
    const places = { kind: "places", seats: [] } as const;
    const wrongKind = { type: "enter-result", ...first, outcome: places } as const;
    expect(refusalOf(day, wrongKind).code).toBe("results-kind");
    expect(enter(day, first, [1, 2, 1234]).warnings).toMatchObject([{ code: "unusual-score" }]);
  });

  it("are places that fit each other, where places are played for", () => {
    const day = openStage(
      tablesCompetition("king-lui", 9, {
        tables: { ...tablesRulesOf(kingLuiSettings), results: "places" },
      }),
    );
    const enterPlaces = (places: readonly (number | null)[]) =>
      attempt(day, {
        type: "enter-result",
        ...first,
        outcome: {
          kind: "places",
          seats: seatsAt(day, first).map((entry, at) => ({ entry, place: places[at] ?? null })),
        },
      });
    expect(enterPlaces([1, 1, 2])).toEqual({ code: "places-do-not-fit", places: [1, 1, 2] });
    expect(enterPlaces([1, 1, 3])).toHaveProperty("state");
    expect(enterPlaces([2, 1, null])).toHaveProperty("state");
  });

  it("are undone as long as no later stage was made with them", () => {
    const now = enter(begun(), first, [30, 20, 10]);
    const erase = { type: "erase-result", ...first } as const;
    expect(contestAt(play(now, [erase]), first)?.result).toBeNull();
    expect(refusalOf(begun(), erase).code).toBe("no-result");
    const again = { type: "enter-result", ...first, outcome: outcome(now, [1, 2, 3]) } as const;
    expect(refusalOf(now, again).code).toBe("result-exists");
    const later = openStage(playStage(now, steadyLuck));
    expect(refusalOf(later, erase)).toMatchObject({ code: "result-built-on", laterRound: 4 });
  });

  it("annulled count for nobody until the game is played again", () => {
    const now = play(enter(begun(), first, [30, 20, 10]), [
      {
        type: "annul-game",
        ...first,
        reason,
      },
    ]);
    const [one = 0] = seatsAt(now, first);
    const lines = (day: Play) =>
      tablesStandings(day.state, 1).find(({ entry }) => entry === one)?.card.lines;
    expect(lines(now)).toEqual([]);
    expect(lines(enter(now, first, [10, 20, 30]))).toMatchObject([{ share: { place: 3 } }]);
    const rest = playStage(now, steadyLuck);
    expect(attempt(rest, { type: "draft-round" })).toHaveProperty("state");
  });
});

describe("a result corrected after the next stage began", () => {
  const next = () => openStage(playStage(openStage(tablesCompetition("king-lui", 20)), steadyLuck));
  /** Takes the best game away from the player who just advanced. */
  const correction = (day: Play) => {
    const ninth = tablesStandings(day.state, 1)[8];
    const [line] = ninth?.card.lines.toSorted((a, b) => a.share.place - b.share.place) ?? [];
    const address = { round: line?.game ?? 1, board: line?.table ?? 1 };
    const seats = seatsAt(day, address);
    const points = seats.map((entry) => (entry === ninth?.entry ? -50 : 300 + entry));
    const outcome = pointsOf(seats, points);
    return { command: { type: "correct-result", ...address, outcome, reason } as const, ninth };
  };

  it("shows what changes: ranks, and who would have advanced", () => {
    const day = next();
    const { command, ninth } = correction(day);
    const asked = { ...command, repair: "keep" } as const;
    const impact = impactOnTables(day.state, asked);
    if (!impact.ok) throw new Error(impact.error.code);
    const { before, after, moved, nextTables, canDraftAgain } = impact.value;
    expect(before).toEqual(tablesStandings(day.state, 1));
    expect(moved).toContain(ninth?.entry);
    expect(after.map(({ entry }) => entry)).not.toEqual(before.map(({ entry }) => entry));
    expect(nextTables).toMatchObject({ stage: 3, played: false, out: [ninth?.entry] });
    expect(canDraftAgain).toBe(true);
  });

  it("keeps the stage, or drafts it again, as the director chooses", () => {
    const day = next();
    const { command, ninth } = correction(day);
    const kept = play(day, [{ ...command, repair: "keep" }]);
    expect(lastStage(kept)).toEqual(lastStage(day));
    const again = play(day, [{ ...command, repair: "draft-again" }]);
    expect(lastStage(again).status).toBe("draft");
    expect(lastStage(again).members.map(({ entry }) => entry)).not.toContain(ninth?.entry);
    expect(verifyJournal(again.events).sound).toBe(true);
  });

  it("cannot be drafted again once it is played", () => {
    const day = enter(next(), { round: 4, board: 1 }, [30, 20, 10]);
    const { command } = correction(day);
    expect(refusalOf(day, { ...command, repair: "draft-again" })).toEqual({
      code: "cannot-draft-again",
      round: 7,
      results: 1,
    });
  });

  it("also when the game is annulled", () => {
    const day = next();
    const { command } = correction(day);
    const { round, board } = command;
    const annul = { type: "annul-game", round, board, reason } as const;
    const again = play(day, [{ ...annul, repair: "draft-again" }]);
    expect(lastStage(again).status).toBe("draft");
    const impact = impactOnTables(day.state, annul);
    expect(impact.ok && impact.value.moved.length).toBeGreaterThan(0);
  });
});

describe("penalties, closing and settings", () => {
  it("deduct rank points or game points, and are lifted again", () => {
    const day = enter(openStage(tablesCompetition("king-lui", 9)), first, [30, 20, 10]);
    const [one = 0] = seatsAt(day, first);
    const impose = { type: "impose-penalty", entry: one, round: 1, reason } as const;
    const now = play(day, [
      { ...impose, of: "rank-points", points: 1.5 },
      { ...impose, of: "game-points", points: 10 },
    ]);
    const values = ({ state }: Play) =>
      tablesStandings(state, 1)
        .find(({ entry }) => entry === one)
        ?.values.slice(0, 2)
        .map(({ n, d }) => n / d);
    expect(values(now)).toEqual([1.5, 20]);
    const [penalty] = now.state.penalties;
    const lifted = play(now, [{ type: "lift-penalty", penalty: penalty?.id ?? 0, reason }]);
    expect(values(lifted)).toEqual([3, 20]);
    expect(refusalOf(now, { ...impose, of: "rank-points", points: 0 }).code).toBe(
      "penalty-out-of-range",
    );
  });

  it("closes when all results are there, and opens again with a reason", () => {
    const begun = openStage(tablesCompetition("king-lui", 3));
    expect(refusalOf(begun, { type: "close-competition" }).code).toBe("stage-results-missing");
    const closed = play(playStage(begun, steadyLuck), [{ type: "close-competition" }]);
    expect(refusalOf(closed, { type: "draft-round" }).code).toBe("competition-closed");
    const opened = play(closed, [
      {
        type: "reopen-competition",
        reason,
        seed: "0a".repeat(32),
      },
    ]);
    expect(opened.state.status).toBe("open");
    expect(refusalOf(opened, { type: "draft-round" }).code).toBe("all-stages-played");
    expect(tablesFinalPlaces(opened.state)).toHaveLength(3);
  });

  it("keeps how a drafted stage is seated, and lets the way it counts change", () => {
    const day = openStage(tablesCompetition("king-lui", 9));
    const [stage, ...others] = day.state.settings.stages;
    if (stage === undefined || !isSeated(stage)) throw new Error("no stage at tables");
    const change = (changes: Partial<SeatedStage>) =>
      attempt(day, {
        type: "change-settings",
        settings: { stages: [{ ...stage, ...changes }, ...others] },
        reason,
      });
    expect(change({ rounds: 4 })).toMatchObject({
      code: "stage-already-drafted",
      setting: "rounds",
    });
    expect(change({ ranking: ["RP", "GP"] })).toHaveProperty("state");
    expect(change({ ranking: [] })).toMatchObject({ code: "setting-out-of-range" });
    expect(change({ seats: [3, 5] })).toEqual({ code: "scale-missing", size: 5 });
  });
});

describe("new tables each game", () => {
  const begun = () => openStage(tablesCompetition("table-tournament", 16));

  it("let everybody meet as many others as there are, and have each seat once", () => {
    const games = lastStage(begun()).games;
    for (const entry of begun().state.entries.keys()) {
      const tables = games.flatMap((game) =>
        game.tables.filter(({ seats }) => seats.includes(entry)),
      );
      expect(new Set(tables.flatMap(({ seats }) => seats)).size).toBe(1 + 4 * 3);
      expect(new Set(tables.map(({ seats }) => seats.indexOf(entry))).size).toBe(4);
    }
  });

  it("take in late entries and leave out who has gone, from the next game on", () => {
    let now = begun();
    for (const board of [1, 2, 3, 4]) now = enter(now, { ...first, board }, [40, 30, 20, 10]);
    now = play(now, [
      { type: "add-entries", entries: [{ name: "Late 1" }, { name: "Late 2" }] },
      { type: "withdraw-entry", entry: 1, reason },
      { type: "redraw-stage", stage: 1, reason },
    ]);
    const second = lastStage(now).games[1]?.tables.flatMap(({ seats }) => seats) ?? [];
    expect(second).toHaveLength(17);
    expect(second).toContain(18);
    expect(second).not.toContain(1);
    expect(tablesStandings(now.state, 1).map(({ entry }) => entry)).toContain(1);
    expect(verifyJournal(now.events).sound).toBe(true);
    const again = { type: "redraw-stage", stage: 1, fromGame: 1, reason } as const;
    expect(refusalOf(now, again).code).toBe("stage-has-results");
  });
});
