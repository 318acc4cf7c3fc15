import { describe, expect, it } from "vitest";
import {
  attemptTables,
  openStage,
  playStage,
  playTables,
  pointsOf,
  steadyLuck,
  type TablesPlay,
  tablesCompetition,
  tablesRefusal,
} from "../../../test/tables-play.ts";
import { unseatedEntries } from "./draft.ts";
import { tablesFinalPlaces } from "./final-places.ts";
import { impactOnTables } from "./impact.ts";
import { type TableAddress, type TablesStage, tableGame } from "./stage.ts";
import { tablesStandings } from "./standings.ts";
import { verifyTables } from "./verify.ts";

const reason = "as it happened";

const lastStage = ({ state }: TablesPlay): TablesStage => {
  const stage = state.stages.at(-1);
  if (stage === undefined) throw new Error("nothing is drafted");
  return stage;
};

const seatsAt = (play: TablesPlay, { game, table }: Omit<TableAddress, "stage">) =>
  tableGame(lastStage(play), game, table)?.seats ?? [];

const enter = (play: TablesPlay, address: TableAddress, points: readonly (number | null)[]) =>
  playTables(play, {
    type: "enter-result",
    ...address,
    outcome: pointsOf(seatsAt(play, address), points),
  });

const seated = (stage: TablesStage): readonly number[] =>
  (stage.games[0]?.tables ?? []).flatMap(({ seats }) => seats);

const first: TableAddress = { stage: 1, game: 1, table: 1 };

describe("before the first draw", () => {
  it("late entries simply take part, withdrawn ones do not", () => {
    let now = tablesCompetition("king-lui", 8);
    now = playTables(
      now,
      { type: "add-entries", entries: [{ name: "Late" }] },
      { type: "withdraw-entry", entry: 2, reason },
      { type: "withdraw-entry", entry: 3, reason },
      { type: "reinstate-entry", entry: 3 },
      { type: "draft-stage" },
    );
    expect(seated(lastStage(now)).toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("says who was not checked in, where check-in is used", () => {
    const now = playTables(
      tablesCompetition("king-lui", 3),
      { type: "check-in", entries: [1, 2], present: true },
      { type: "draft-stage" },
    );
    expect(now.warnings).toEqual([{ code: "not-checked-in", entries: [3] }]);
  });

  it("takes a wrong entry out, which a draw makes too late", () => {
    const now = playTables(tablesCompetition("king-lui", 7), { type: "remove-entry", entry: 7 });
    expect(now.state.entries.size).toBe(6);
    const drafted = playTables(now, { type: "draft-stage" });
    expect(tablesRefusal(drafted, { type: "remove-entry", entry: 1 }).code).toBe("entry-in-stage");
  });
});

describe("a draft", () => {
  const drafted = () => playTables(tablesCompetition("king-lui", 9), { type: "draft-stage" });

  it("gives late entries a seat when it is drawn again; until then it is not published", () => {
    const late = playTables(drafted(), { type: "add-entries", entries: [{ name: "Late" }] });
    expect(unseatedEntries(late.state, lastStage(late))).toEqual([10]);
    expect(tablesRefusal(late, { type: "publish-stage", stage: 1 })).toEqual({
      code: "entries-unseated",
      stage: 1,
      entries: [10],
    });
    const again = playTables(
      late,
      { type: "redraw-stage", stage: 1, reason },
      { type: "publish-stage", stage: 1 },
    );
    expect(seated(lastStage(again))).toContain(10);
    expect(verifyTables(again.events).sound).toBe(true);
  });

  it("seats a late entry by hand at a table", () => {
    const late = playTables(
      drafted(),
      { type: "add-entries", entries: [{ name: "Late" }] },
      {
        type: "adjust-seating",
        stage: 1,
        act: { kind: "move", entry: 10, table: 2, game: null },
        reason,
      },
      { type: "publish-stage", stage: 1 },
    );
    expect(seatsAt(late, { game: 3, table: 2 })).toContain(10);
    expect(seatsAt(late, { game: 1, table: 2 })).toHaveLength(4);
    expect(verifyTables(late.events).sound).toBe(true);
  });

  it("lets two players change places, in all games or in one, with the reason", () => {
    const before = drafted();
    const [a = 0] = seatsAt(before, { game: 1, table: 1 });
    const [b = 0] = seatsAt(before, { game: 1, table: 3 });
    const act = { kind: "swap", players: [a, b], game: null } as const;
    const after = playTables(before, { type: "adjust-seating", stage: 1, act, reason });
    for (const game of [1, 2, 3]) expect(seatsAt(after, { game, table: 3 })).toContain(a);
    expect(lastStage(after).acts).toEqual([{ act, reason, actor: "director" }]);
    const refused = { type: "adjust-seating", stage: 1, act, reason: " " } as const;
    expect(tablesRefusal(before, refused).code).toBe("reason-missing");
  });

  it("lets the director set the seats of a table", () => {
    const before = drafted();
    const seats = seatsAt(before, { game: 2, table: 2 }).toReversed();
    const act = { kind: "order", game: 2, table: 2, seats } as const;
    const after = playTables(before, { type: "adjust-seating", stage: 1, act, reason });
    expect(seatsAt(after, { game: 2, table: 2 })).toEqual(seats);
    const wrong = { ...act, seats: [...seats.slice(1), 99] };
    const refused = { type: "adjust-seating", stage: 1, act: wrong, reason } as const;
    expect(tablesRefusal(before, refused).code).toBe("seats-do-not-fit");
  });

  it("is thrown away and drawn again with the same lots; published ones are recalled first", () => {
    const published = playTables(drafted(), { type: "publish-stage", stage: 1 });
    const discard = { type: "discard-draft", stage: 1 } as const;
    expect(tablesRefusal(published, discard).code).toBe("stage-already-published");
    const again = playTables(published, { type: "recall-stage", stage: 1, reason }, discard, {
      type: "draft-stage",
    });
    expect(lastStage(again).games).toEqual(lastStage(drafted()).games);
    const played = enter(published, first, [30, 20, 10]);
    const recall = { type: "recall-stage", stage: 1, reason } as const;
    expect(tablesRefusal(played, recall).code).toBe("stage-has-results");
  });
});

describe("somebody who does not come", () => {
  it("before stage 1: the seats are drawn again without", () => {
    const begun = openStage(tablesCompetition("king-lui", 28));
    const now = playTables(begun, { type: "withdraw-entry", entry: 5, reason });
    expect(seated(lastStage(now))).toHaveLength(27);
    expect(seated(lastStage(now))).not.toContain(5);
    expect(lastStage(now).status).toBe("published");
    expect(verifyTables(now.events).sound).toBe(true);
  });

  it("before stage 1, where the others cannot be seated alone: the seat stays empty", () => {
    const begun = openStage(tablesCompetition("king-lui", 6));
    const now = playTables(begun, { type: "withdraw-entry", entry: 5, reason });
    expect(now.warnings).toEqual([{ code: "seat-empty", stage: 1, entry: 5 }]);
    expect(seated(lastStage(now))).toContain(5);
  });

  it("before a later stage: the best who had not advanced takes the seat", () => {
    const played = playStage(openStage(tablesCompetition("king-lui", 30)), steadyLuck);
    const begun = openStage(played);
    const rows = tablesStandings(begun.state, 1).map(({ entry }) => entry);
    const out = rows[3] ?? 0;
    const now = playTables(begun, { type: "withdraw-entry", entry: out, reason });
    const [next = 0] = rows.slice(27);
    const places = (play: TablesPlay) => lastStage(play).games.map(({ tables }) => tables);
    const before = JSON.stringify(places(begun)).replaceAll(/\b\d+\b/g, (id) =>
      Number(id) === out ? String(next) : id,
    );
    expect(seated(lastStage(now))).not.toContain(out);
    expect(lastStage(now).members[3]).toEqual({ entry: next, admission: "next-best" });
    // Table numbers up to nine and entries may be equal numbers: compare seats alone.
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
    let now = playTables(begun, { type: "withdraw-entry", entry: gone, reason });
    const later = { ...first, game: 2 };
    now = playTables(now, {
      type: "enter-result",
      ...later,
      outcome: pointsOf(others, [20, 10]),
    });
    const row = tablesStandings(now.state, 1).find(({ entry }) => entry === gone);
    expect(row?.card.lines.map(({ share }) => [share.absent, share.rankPoints.n])).toEqual([
      [false, 3],
      [true, 0],
    ]);
    const stays = tablesRefusal(begun, {
      type: "enter-result",
      ...later,
      outcome: pointsOf(others, [20, 10]),
    });
    expect(stays).toMatchObject({ code: "not-the-table", missing: [gone] });
  });

  it("is not among those who advance: the next one is", () => {
    const played = playStage(openStage(tablesCompetition("king-lui", 30)), steadyLuck);
    const [best = 0] = tablesStandings(played.state, 1).map(({ entry }) => entry);
    const now = openStage(playTables(played, { type: "withdraw-entry", entry: best, reason }));
    expect(lastStage(now).members).toHaveLength(27);
    expect(lastStage(now).members.map(({ entry }) => entry)).not.toContain(best);
  });
});

describe("a substitute", () => {
  const begun = () => {
    const stage2 = openStage(playStage(openStage(tablesCompetition("king-lui", 28)), steadyLuck));
    return enter(stage2, { stage: 2, game: 1, table: 1 }, [30, 20, 10]);
  };
  const [outside, inside] = (() => {
    const play = begun();
    const rows = tablesStandings(play.state, 1).map(({ entry }) => entry);
    return [rows.at(-1) ?? 0, seatsAt(play, { game: 1, table: 1 })[0] ?? 0] as const;
  })();
  const command = {
    type: "substitute-player",
    stage: 2,
    out: inside,
    in: outside,
    reason,
  } as const;

  it("takes the seat from the next game on, with or without what was played before", () => {
    const own = playTables(begun(), { ...command, takesOver: false });
    expect(seatsAt(own, { game: 1, table: 1 })).toContain(inside);
    expect(seatsAt(own, { game: 2, table: 1 })).toContain(outside);
    const games = (play: TablesPlay, id: number) =>
      tablesStandings(play.state, 2).find(({ entry }) => entry === id)?.card.lines.length;
    expect([games(own, inside), games(own, outside)]).toEqual([1, 0]);
    const over = playTables(begun(), { ...command, takesOver: true });
    expect([games(over, inside), games(over, outside)]).toEqual([0, 1]);
  });

  it("advances in the place of who stopped", () => {
    const over = playTables(begun(), { ...command, takesOver: true });
    const played = playStage(over, ({ table }, seats) =>
      table === 1 ? seats.map((entry) => (entry === outside ? 99 : 1)) : seats,
    );
    const next = openStage(played);
    expect(lastStage(next).members.map(({ entry }) => entry)).toContain(outside);
    expect(lastStage(next).members.map(({ entry }) => entry)).not.toContain(inside);
  });

  it("comes from outside the stage, for somebody in it", () => {
    const refused = (changes: object) =>
      tablesRefusal(begun(), { ...command, takesOver: false, ...changes }).code;
    expect(refused({ in: 99 })).toBe("unknown-entry");
    expect(refused({ in: seatsAt(begun(), { game: 1, table: 2 })[0] })).toBe(
      "entry-already-in-stage",
    );
    expect(refused({ out: outside, in: inside })).toBe("entry-not-in-stage");
  });
});

describe("results", () => {
  const begun = () => openStage(tablesCompetition("king-lui", 9));
  const outcome = (play: TablesPlay, points: readonly (number | null)[]) =>
    pointsOf(seatsAt(play, first), points);

  it("reported by a table count at once, and need the director's word before the next stage", () => {
    const report = (play: TablesPlay, points: readonly number[]) =>
      ({ type: "report-result", ...first, outcome: outcome(play, points) }) as const;
    let now = playTables(begun(), report(begun(), [30, 20, 10]), report(begun(), [30, 30, 10]));
    const [one = 0] = seatsAt(now, first);
    const row = tablesStandings(now.state, 1).find(({ entry }) => entry === one);
    expect(row?.card.lines).toMatchObject([{ reported: true, share: { rankPoints: { n: 2 } } }]);
    now = playStage(now, steadyLuck);
    expect(tablesRefusal(now, { type: "draft-stage" })).toEqual({
      code: "results-missing",
      stage: 1,
      games: [first],
    });
    const confirm = { type: "confirm-results", results: [first] } as const;
    expect(tablesRefusal(now, { ...confirm, results: [first, first] }).code).toBe(
      "result-confirmed",
    );
    now = playTables(now, confirm);
    expect(tablesRefusal(now, report(now, [1, 2, 3])).code).toBe("result-confirmed");
    expect(attemptTables(now, { type: "draft-stage" })).toHaveProperty("state");
  });

  it("name everybody at the table once, in the kind and range that is played for", () => {
    const play = begun();
    const [a = 0, b = 0, c = 0] = seatsAt(play, first);
    const refused = (seats: readonly number[], points: readonly number[]) =>
      tablesRefusal(play, { type: "enter-result", ...first, outcome: pointsOf(seats, points) });
    expect(refused([a, b], [1, 2])).toMatchObject({ code: "not-the-table", missing: [c] });
    expect(refused([a, b, c, 99], [1, 2, 3, 4])).toMatchObject({ strangers: [99] });
    expect(refused([a, b, c, c], [1, 2, 3, 4])).toMatchObject({ twice: [c] });
    expect(refused([a, b, c], [1, 2, 12_345]).code).toBe("score-out-of-range");
    expect(refused([a, b, c], [1, 2, 1.5]).code).toBe("score-out-of-range");
    const places = { kind: "places", seats: [] } as const;
    const wrongKind = { type: "enter-result", ...first, outcome: places } as const;
    expect(tablesRefusal(play, wrongKind).code).toBe("results-kind");
    expect(enter(play, first, [1, 2, 1234]).warnings).toMatchObject([{ code: "unusual-score" }]);
  });

  it("are places that fit each other, where places are played for", () => {
    const play = openStage(tablesCompetition("king-lui", 9, { results: "places" }));
    const enterPlaces = (places: readonly (number | null)[]) =>
      attemptTables(play, {
        type: "enter-result",
        ...first,
        outcome: {
          kind: "places",
          seats: seatsAt(play, first).map((entry, at) => ({ entry, place: places[at] ?? null })),
        },
      });
    expect(enterPlaces([1, 1, 2])).toEqual({ code: "places-do-not-fit", places: [1, 1, 2] });
    expect(enterPlaces([1, 1, 3])).toHaveProperty("state");
    expect(enterPlaces([2, 1, null])).toHaveProperty("state");
  });

  it("are undone as long as no later stage was made with them", () => {
    const now = enter(begun(), first, [30, 20, 10]);
    const erase = { type: "erase-result", ...first } as const;
    expect(tableGame(lastStage(playTables(now, erase)), 1, 1)?.result).toBeNull();
    expect(tablesRefusal(begun(), erase).code).toBe("no-result");
    const again = { type: "enter-result", ...first, outcome: outcome(now, [1, 2, 3]) } as const;
    expect(tablesRefusal(now, again).code).toBe("result-exists");
    const later = openStage(playStage(now, steadyLuck));
    expect(tablesRefusal(later, erase)).toMatchObject({ code: "result-built-on", laterStage: 3 });
  });

  it("annulled count for nobody until the game is played again", () => {
    const now = playTables(enter(begun(), first, [30, 20, 10]), {
      type: "annul-game",
      ...first,
      reason,
    });
    const [one = 0] = seatsAt(now, first);
    const lines = (play: TablesPlay) =>
      tablesStandings(play.state, 1).find(({ entry }) => entry === one)?.card.lines;
    expect(lines(now)).toEqual([]);
    expect(lines(enter(now, first, [10, 20, 30]))).toMatchObject([{ share: { place: 3 } }]);
    const rest = playStage(now, steadyLuck);
    expect(attemptTables(rest, { type: "draft-stage" })).toHaveProperty("state");
  });
});

describe("a result corrected after the next stage began", () => {
  const next = () => openStage(playStage(openStage(tablesCompetition("king-lui", 20)), steadyLuck));
  /** Takes the best game from the one who just advanced. */
  const correction = (play: TablesPlay) => {
    const ninth = tablesStandings(play.state, 1)[8];
    const [line] = ninth?.card.lines.toSorted((a, b) => a.share.place - b.share.place) ?? [];
    const address = { stage: 1, game: line?.game ?? 1, table: line?.table ?? 1 };
    const stage = play.state.stages[0] ?? lastStage(play);
    const seats = tableGame(stage, address.game, address.table)?.seats ?? [];
    const points = seats.map((entry) => (entry === ninth?.entry ? -50 : 300 + entry));
    const outcome = pointsOf(seats, points);
    return { command: { type: "correct-result", ...address, outcome, reason } as const, ninth };
  };

  it("shows what changes: ranks, and who would have advanced", () => {
    const play = next();
    const { command, ninth } = correction(play);
    const asked = { ...command, repair: "keep" } as const;
    const impact = impactOnTables(play.state, asked, { actor: "director" });
    if (!impact.ok) throw new Error(impact.error.code);
    const { before, after, moved, next: nextStage, canDraftAgain } = impact.value;
    expect(before).toEqual(tablesStandings(play.state, 1));
    expect(moved).toContain(ninth?.entry);
    expect(after.map(({ entry }) => entry)).not.toEqual(before.map(({ entry }) => entry));
    expect(nextStage).toMatchObject({ stage: 3, played: false, out: [ninth?.entry] });
    expect(canDraftAgain).toBe(true);
  });

  it("keeps the stage, or drafts it again, as the director chooses", () => {
    const play = next();
    const { command, ninth } = correction(play);
    const kept = playTables(play, { ...command, repair: "keep" });
    expect(lastStage(kept)).toEqual(lastStage(play));
    const again = playTables(play, { ...command, repair: "draft-again" });
    expect(lastStage(again).status).toBe("draft");
    expect(lastStage(again).members.map(({ entry }) => entry)).not.toContain(ninth?.entry);
    expect(verifyTables(again.events).sound).toBe(true);
  });

  it("cannot be drafted again once it is played", () => {
    const play = enter(next(), { stage: 3, game: 1, table: 1 }, [30, 20, 10]);
    const { command } = correction(play);
    expect(tablesRefusal(play, { ...command, repair: "draft-again" })).toEqual({
      code: "cannot-draft-again",
      stage: 3,
    });
  });

  it("also when the game is annulled", () => {
    const play = next();
    const { command } = correction(play);
    const { stage, game, table } = command;
    const annul = { type: "annul-game", stage, game, table, reason } as const;
    const again = playTables(play, { ...annul, repair: "draft-again" });
    expect(lastStage(again).status).toBe("draft");
    const impact = impactOnTables(play.state, annul, { actor: "director" });
    expect(impact.ok && impact.value.moved.length).toBeGreaterThan(0);
  });
});

describe("penalties, closing and settings", () => {
  it("deduct rank points or game points, and are lifted again", () => {
    const play = enter(openStage(tablesCompetition("king-lui", 9)), first, [30, 20, 10]);
    const [one = 0] = seatsAt(play, first);
    const impose = { type: "impose-penalty", entry: one, stage: 1, reason } as const;
    const now = playTables(
      play,
      { ...impose, of: "rank-points", points: 1.5 },
      { ...impose, of: "game-points", points: 10 },
    );
    const values = ({ state }: TablesPlay) =>
      tablesStandings(state, 1)
        .find(({ entry }) => entry === one)
        ?.values.slice(0, 2)
        .map(({ n, d }) => n / d);
    expect(values(now)).toEqual([1.5, 20]);
    const [penalty] = now.state.penalties;
    const lifted = playTables(now, { type: "lift-penalty", penalty: penalty?.id ?? 0, reason });
    expect(values(lifted)).toEqual([3, 20]);
    expect(tablesRefusal(now, { ...impose, of: "rank-points", points: 0 }).code).toBe(
      "penalty-out-of-range",
    );
  });

  it("closes when all results are there, and opens again with a reason", () => {
    const begun = openStage(tablesCompetition("king-lui", 3));
    expect(tablesRefusal(begun, { type: "close-competition" }).code).toBe("results-missing");
    const closed = playTables(playStage(begun, steadyLuck), { type: "close-competition" });
    expect(tablesRefusal(closed, { type: "draft-stage" }).code).toBe("competition-closed");
    const opened = playTables(closed, {
      type: "reopen-competition",
      reason,
      seed: "0a".repeat(32),
    });
    expect(opened.state.status).toBe("open");
    expect(tablesRefusal(opened, { type: "draft-stage" }).code).toBe("all-stages-played");
    expect(tablesFinalPlaces(opened.state)).toHaveLength(3);
  });

  it("keeps how a drafted stage is seated, and lets the way it counts change", () => {
    const play = openStage(tablesCompetition("king-lui", 9));
    const [stage, ...others] = play.state.settings.stages;
    if (stage === undefined) throw new Error("no stages");
    const change = (changes: Partial<typeof stage>) =>
      attemptTables(play, {
        type: "change-settings",
        settings: { stages: [{ ...stage, ...changes }, ...others] },
        reason,
      });
    expect(change({ games: 4 })).toMatchObject({ code: "stage-already-drafted", setting: "games" });
    expect(change({ chain: ["RP", "GP"] })).toHaveProperty("state");
    expect(change({ chain: [] })).toMatchObject({ code: "setting-out-of-range" });
    expect(change({ sizes: [3, 5] })).toEqual({ code: "scale-missing", size: 5 });
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
    for (const table of [1, 2, 3, 4]) now = enter(now, { ...first, table }, [40, 30, 20, 10]);
    now = playTables(
      now,
      { type: "add-entries", entries: [{ name: "Late 1" }, { name: "Late 2" }] },
      { type: "withdraw-entry", entry: 1, reason },
      { type: "redraw-stage", stage: 1, reason },
    );
    const second = lastStage(now).games[1]?.tables.flatMap(({ seats }) => seats) ?? [];
    expect(second).toHaveLength(17);
    expect(second).toContain(18);
    expect(second).not.toContain(1);
    expect(tablesStandings(now.state, 1).map(({ entry }) => entry)).toContain(1);
    expect(verifyTables(now.events).sound).toBe(true);
    const again = { type: "redraw-stage", stage: 1, fromGame: 1, reason } as const;
    expect(tablesRefusal(now, again).code).toBe("stage-has-results");
  });
});
