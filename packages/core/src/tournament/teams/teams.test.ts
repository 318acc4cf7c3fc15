import { describe, expect, it } from "vitest";
import { nextRound, play, refusalOf, SEED } from "../../../test/play.ts";
import { boards, linedUp, matchOf, memberAt, result, teamEvent } from "../../../test/teams.ts";
import { isSettled, pairingNumbersOf, recordedResult, standingsOf } from "../index.ts";

const ranked = "team-round-robin";

describe("squads", () => {
  it("members have numbers of their own, beside those of the teams", () => {
    const event = teamEvent(ranked, 3, 2);
    expect([...event.state.entries.keys()]).toEqual([1, 2, 3]);
    expect(event.state.squads.get(2)?.map(({ id, name }) => [id, name])).toEqual([
      [6, "T2 P1"],
      [7, "T2 P2"],
    ]);
  });

  it("nobody is in two squads", () => {
    const event = teamEvent(ranked, 2, 4);
    expect(
      refusalOf(event, { type: "add-members", team: 2, members: [{ name: "T1 P3" }] }),
    ).toEqual({
      code: "squads-wrong",
      faults: [{ code: "player-in-two-squads", name: "T1 P3", teams: ["T1", "T2"] }],
    });
  });

  it("squads of many teams come in at once; teams that are new are entered", () => {
    const event = play(teamEvent(ranked, 1, 1), [
      {
        type: "add-squads",
        squads: [
          { team: "t1", members: [{ name: "Anna" }] },
          { team: "SC New", members: [{ name: "Ben" }, { name: "Cem" }] },
        ],
      },
    ]);
    const { entries, squads } = event.state;
    expect([...entries.values()].map(({ id, name }) => [id, name])).toEqual([
      [1, "T1"],
      [3, "SC New"],
    ]);
    expect([...squads].map(([team, players]) => [team, players.map(({ name }) => name)])).toEqual([
      [1, ["T1 P1", "Anna"]],
      [3, ["Ben", "Cem"]],
    ]);
    expect(event.state.squads.get(3)?.map(({ id }) => id)).toEqual([5, 6]);
    const next = play(event, [{ type: "add-entries", entries: [{ name: "Last" }] }]);
    expect([...next.state.entries.keys()].at(-1)).toBe(7);
  });

  it("of squads of many teams everything that is wrong is said, and nothing changes", () => {
    const event = teamEvent(ranked, 2, 2);
    expect(
      refusalOf(event, {
        type: "add-squads",
        squads: [
          { team: "T2", members: [{ name: "T1 P1" }, { name: "Dora", rating: -1 }] },
          { team: "T3", members: [{ name: "Eva" }, { name: "Eva" }, { name: "Dora" }] },
        ],
      }),
    ).toEqual({
      code: "squads-wrong",
      faults: [
        { code: "player-in-two-squads", name: "T1 P1", teams: ["T1", "T2"] },
        {
          code: "member-wrong",
          team: "T2",
          fault: { code: "rating-out-of-range", name: "Dora", rating: -1 },
        },
        {
          code: "member-wrong",
          team: "T3",
          fault: { code: "duplicate-name", name: "Eva", position: 4, entry: null },
        },
        { code: "player-in-two-squads", name: "Dora", teams: ["T2", "T3"] },
      ],
    });
    expect(event.state.entries.size).toBe(2);
  });

  it("a team without a rating is rated by the first players of its list", () => {
    const event = teamEvent(ranked, 3, 4);
    const reversed = play(event, [{ type: "change-entry", entry: 3, details: { rating: 2800 } }]);
    expect([...pairingNumbersOf(event.state)]).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(pairingNumbersOf(reversed.state).get(3)).toBe(1);
  });

  it("a list in another order names everybody once", () => {
    const event = teamEvent(ranked, 2, 2);
    const [first, second] = [memberAt(event, 1, 1), memberAt(event, 1, 2)];
    const turned = play(event, [{ type: "order-squad", team: 1, order: [second, first] }]);
    expect(turned.state.squads.get(1)?.map(({ id }) => id)).toEqual([second, first]);
    expect(refusalOf(event, { type: "order-squad", team: 1, order: [first, 99] })).toEqual({
      code: "order-does-not-fit",
      team: 1,
      missing: [second],
      strangers: [99],
    });
  });

  it("a member's details change, and are erased, like those of any entry", () => {
    const event = teamEvent(ranked, 2, 2);
    const id = memberAt(event, 1, 1);
    const changed = play(event, [
      { type: "change-entry", entry: id, details: { name: "Ada", fideId: "123" } },
      { type: "erase-person", entry: id },
    ]);
    const [member] = changed.state.squads.get(1) ?? [];
    expect(member).toMatchObject({ id, name: `#${id}` });
    expect(member?.fideId).toBeUndefined();
  });

  it("a member leaves the list as long as no round has them", () => {
    const event = linedUp(nextRound(teamEvent(ranked, 2, 5)), 1);
    const [plays, reserve] = [memberAt(event, 1, 1), memberAt(event, 1, 5)];
    expect(refusalOf(event, { type: "remove-entry", entry: plays })).toEqual({
      code: "entry-has-played",
      entry: plays,
      round: 1,
    });
    const removed = play(event, [{ type: "remove-entry", entry: reserve }]);
    expect(removed.state.squads.get(1)).toHaveLength(4);
  });

  it("where people play for themselves there are no squads", () => {
    const event = play(null, [
      { type: "create-competition", name: "Open", format: "fide-swiss", seed: SEED },
      { type: "add-entries", entries: [{ name: "A" }] },
    ]);
    expect(refusalOf(event, { type: "add-members", team: 1, members: [{ name: "B" }] })).toEqual({
      code: "no-teams",
    });
  });
});

describe("line-ups", () => {
  const begun = () => nextRound(teamEvent(ranked, 2, 6));

  it("are secret until both are in", () => {
    const event = begun();
    const line = (team: number) => ({
      type: "set-line-up" as const,
      round: 1,
      team,
      players: [1, 2, 3, 4].map((place) => memberAt(event, team, place)),
    });
    const one = play(event, [line(1)]);
    expect(one.state.lineUps.get(1)?.get(1)?.isPublished).toBe(false);
    const both = play(one, [line(2)]);
    expect([1, 2].map((team) => both.state.lineUps.get(1)?.get(team)?.isPublished)).toEqual([
      true,
      true,
    ]);
  });

  it("are published without the other side when the time is up", () => {
    const event = begun();
    const one = play(event, [
      { type: "set-line-up", round: 1, team: 1, players: [memberAt(event, 1, 1)] },
    ]);
    expect(refusalOf(one, { type: "publish-line-ups", round: 1 })).toMatchObject({
      code: "no-line-ups",
    });
    const shown = play(one, [{ type: "publish-line-ups", round: 1, boards: [1] }]);
    expect(shown.state.lineUps.get(1)?.get(1)?.isPublished).toBe(true);
  });

  it("against the order of the list say which rule, which board, and what it costs", () => {
    const event = begun();
    const players = [1, 3, 2, 4].map((place) => memberAt(event, 1, place));
    const command = { type: "set-line-up" as const, round: 1, team: 1, players };
    expect(refusalOf(event, command)).toEqual({
      code: "line-up-breaks-rules",
      team: 1,
      round: 1,
      faults: [
        { rule: "order", board: 3, player: memberAt(event, 1, 2), sanction: "lower-boards" },
      ],
    });
    const despite = play(event, [{ ...command, reason: "captain insists" }]);
    expect(despite.state.lineUps.get(1)?.get(1)?.reason).toBe("captain insists");
  });

  it("name only players of the team, each once, at no more boards than there are", () => {
    const event = begun();
    const [own, foreign] = [memberAt(event, 1, 1), memberAt(event, 2, 1)];
    const command = { type: "set-line-up" as const, round: 1, team: 1 };
    expect(refusalOf(event, { ...command, players: [own, own, foreign] })).toEqual({
      code: "line-up-players",
      team: 1,
      strangers: [foreign],
      twice: [own],
    });
    const five = [1, 2, 3, 4, 5].map((place) => memberAt(event, 1, place));
    expect(refusalOf(event, { ...command, players: five })).toEqual({
      code: "too-many-boards",
      boards: 5,
      allowed: 4,
    });
  });

  it("who is registered later, suspended or bound to a higher team does not play", () => {
    const event = nextRound(
      play(teamEvent("league", 2, 9), [
        { type: "change-eligibility", entry: 3, eligibility: { fromRound: 2 } },
        { type: "change-eligibility", entry: 4, eligibility: { suspended: [1] } },
        { type: "change-eligibility", entry: 5, eligibility: { matchesAbove: 3 } },
      ]),
    );
    const players = [3, 4, 5].map((id) => id);
    const refusal = refusalOf(event, { type: "set-line-up", round: 1, team: 1, players });
    expect(refusal).toMatchObject({
      code: "line-up-breaks-rules",
      faults: [{ rule: "registered" }, { rule: "suspended" }, { rule: "bound" }],
    });
  });
});

describe("matches", () => {
  it("follow from their boards, whoever is named first", () => {
    const event = linedUp(nextRound(teamEvent(ranked, 2, 4)), 1);
    const [home, away] = matchOf(event, 1, 1).seats;
    const played = play(event, [result(1, [away, home], "1=00")]);
    const outcome = recordedResult(matchOf(played, 1, home))?.outcome;
    expect(outcome).toMatchObject({ kind: "played", scores: [2.5, 1.5] });
    expect(outcome?.kind === "played" && outcome.boards?.[0]).toEqual({
      players: [memberAt(event, home, 1), memberAt(event, away, 1)],
      first: 0,
      outcome: { kind: "played", scores: [0, 1] },
    });
  });

  it("count two match points for a win, and their boards as game points", () => {
    const event = play(nextRound(teamEvent(ranked, 2, 0)), []);
    const [home, away] = matchOf(event, 1, 1).seats;
    const played = play(event, [result(1, [home, away], "1=+-")]);
    const rows = standingsOf(played.state);
    expect(rows.map(({ entry, points }) => [entry, points])).toEqual([
      [home, 2],
      [away, 0],
    ]);
    expect(rows.map(({ values }) => values.slice(0, 2))).toEqual([
      [2, 2.5],
      [0, 1.5],
    ]);
  });

  it("with a board adjourned count for nobody until it is played on", () => {
    const event = nextRound(teamEvent(ranked, 2, 0));
    const [home, away] = matchOf(event, 1, 1).seats;
    const adjourned = play(event, [result(1, [home, away], "111?")]);
    expect(adjourned.warnings).toEqual([{ code: "boards-adjourned", teams: [home, away] }]);
    expect(isSettled(matchOf(adjourned, 1, home))).toBe(false);
    expect(standingsOf(adjourned.state).map(({ points }) => points)).toEqual([0, 0]);
    const over = play(adjourned, [
      {
        type: "correct-result",
        round: 1,
        outcome: { kind: "match", teams: [home, away], boards: boards("1110") },
        reason: "played on",
        repair: "keep",
      },
    ]);
    expect(isSettled(matchOf(over, 1, home))).toBe(true);
    expect(standingsOf(over.state)[0]).toMatchObject({ entry: home, points: 2 });
  });

  it("say everything that is wrong with their boards at once", () => {
    const event = nextRound(teamEvent(ranked, 2, 4));
    const [home, away] = matchOf(event, 1, 1).seats;
    const [first, foreign] = [memberAt(event, home, 1), memberAt(event, away, 1)];
    const refusal = refusalOf(event, {
      type: "enter-result",
      round: 1,
      outcome: {
        kind: "match",
        teams: [home, away],
        boards: [
          { players: [first, foreign], outcome: { kind: "played", scores: [1, 0.5] } },
          { players: [first, foreign], outcome: { kind: "played", scores: [1, 0] } },
          { players: [foreign, null], outcome: { kind: "forfeit", absent: [1] } },
          { players: [null, null], outcome: { kind: "played", scores: [1, 0] } },
        ],
      },
    });
    expect(refusal).toEqual({
      code: "match-wrong",
      teams: [home, away],
      faults: [
        { code: "scores-do-not-fit", board: 1, scores: [1, 0.5] },
        { code: "plays-twice", board: 2, player: first },
        { code: "plays-twice", board: 2, player: foreign },
        { code: "not-in-squad", board: 3, player: foreign, team: home },
        { code: "plays-twice", board: 3, player: foreign },
        { code: "nobody-there", board: 4, team: home },
        { code: "nobody-there", board: 4, team: away },
      ],
    });
  });

  it("have as many boards as the event", () => {
    const event = nextRound(teamEvent(ranked, 2, 0));
    const { seats } = matchOf(event, 1, 1);
    expect(refusalOf(event, result(1, seats, "11111"))).toMatchObject({ code: "too-many-boards" });
    expect(refusalOf(event, result(1, seats, "111"))).toEqual({
      code: "boards-missing",
      boards: 4,
      missing: 1,
    });
  });

  it("may be told by their totals alone, which have to be possible", () => {
    const event = nextRound(teamEvent(ranked, 2, 0));
    const [home, away] = matchOf(event, 1, 1).seats;
    const totals = (a: number, b: number) => ({
      type: "enter-result" as const,
      round: 1,
      outcome: {
        kind: "played" as const,
        sides: [
          { entry: home, score: a },
          { entry: away, score: b },
        ] as const,
      },
    });
    expect(standingsOf(play(event, [totals(2.5, 1.5)]).state)[0]).toMatchObject({ points: 2 });
    expect(play(event, [totals(2, 1.5)]).warnings).toEqual([
      { code: "unusual-result", scores: [2, 1.5] },
    ]);
    for (const [a, b] of [
      [3, 1.5],
      [2.25, 1.75],
      [5, 0],
      [-1, 4],
    ] as const) {
      expect(refusalOf(event, totals(a, b))).toEqual({
        code: "match-scores-do-not-fit",
        scores: [a, b],
        boards: 4,
      });
    }
  });

  it("reported differently by both captains wait for the director", () => {
    const event = nextRound(teamEvent(ranked, 2, 0));
    const [home, away] = matchOf(event, 1, 1).seats;
    const report = (letters: string) =>
      ({
        type: "report-result",
        round: 1,
        outcome: { kind: "match", teams: [home, away], boards: boards(letters) },
      }) as const;
    const one = play(event, [report("11=0")], "home");
    const both = play(one, [report("1==0")], "away");
    expect(matchOf(both, 1, home).result?.status).toBe("conflict");
  });

  it("reported alike from either side agree", () => {
    const event = nextRound(teamEvent(ranked, 2, 0));
    const [home, away] = matchOf(event, 1, 1).seats;
    const report = (teams: readonly [number, number], letters: string) =>
      ({
        type: "report-result",
        round: 1,
        outcome: { kind: "match", teams, boards: boards(letters) },
      }) as const;
    const one = play(event, [report([home, away], "1+=0")], "home");
    const both = play(one, [report([away, home], "0-=1")], "away");
    expect(matchOf(both, 1, home).result?.status).toBe("reported");
  });

  it("by margins are worth what the scale says", () => {
    const teams = teamEvent(ranked, 2, 0).state.settings.teams;
    if (teams === undefined) throw new Error("no teams");
    const margins = [
      { from: 0.5, points: [2, 1] },
      { from: 2, points: [3, 0] },
    ] as const;
    const settings = { teams: { ...teams, margins }, points: { win: 3, draw: 1.5, loss: 0 } };
    const points = (letters: string) => {
      const event = nextRound(teamEvent(ranked, 2, 0, settings));
      const { seats } = matchOf(event, 1, 1);
      const played = play(event, [result(1, seats, letters)]);
      return seats.map(
        (team) => standingsOf(played.state).find((row) => row.entry === team)?.points,
      );
    };
    expect(points("1==0")).toEqual([1.5, 1.5]);
    expect(points("11=0")).toEqual([2, 1].map((value) => value + 0));
    expect(points("111=")).toEqual([3, 0]);
    expect(points("0000")).toEqual([0, 3]);
  });

  it("penalties count on match points or on game points", () => {
    const event = nextRound(teamEvent(ranked, 2, 0));
    const [home, away] = matchOf(event, 1, 1).seats;
    const played = play(event, [
      result(1, [home, away], "1111"),
      {
        type: "impose-penalty",
        entry: home,
        round: 1,
        of: "match-points",
        points: 1,
        reason: "late",
      },
      {
        type: "impose-penalty",
        entry: home,
        round: 1,
        of: "game-points",
        points: 0.5,
        reason: "x",
      },
    ]);
    const [first] = standingsOf(played.state);
    expect(first?.values.slice(0, 2)).toEqual([1, 3.5]);
    expect(first?.points).toBe(1);
  });
});
