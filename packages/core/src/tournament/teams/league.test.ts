import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attempt, nextRound, type Play, play, refusalOf } from "../../../test/play.ts";
import { linedUp, matchOf, memberAt, result, teamEvent } from "../../../test/teams.ts";
import type { EntryId } from "../../base/entry-id.ts";
import {
  boardsAsProposed,
  fixtureOf,
  fixturesOf,
  fixturesOfTeam,
  matchTimeOf,
  outstandingMatches,
  pairedRound,
  placeFate,
  placeFates,
  proposedForfeits,
  proposedPenalties,
  roundsDone,
  type Settings,
  standingsOf,
  type TeamRules,
  totalRounds,
  verifyJournal,
} from "../index.ts";

const scheduled = (event: Play, schedule: readonly string[]): Play =>
  play(event, [{ type: "change-event-details", details: { schedule } }]);

const withRules = (event: Play, rules: Partial<TeamRules>): Play => {
  const { teams } = event.state.settings;
  if (teams === undefined) throw new Error("no teams");
  return play(event, [
    { type: "change-settings", settings: { teams: { ...teams, ...rules } }, reason: "" },
  ]);
};

const withOptions = (event: Play, options: Settings["stages"][number]["options"]): Play =>
  play(event, [
    {
      type: "change-settings",
      settings: {
        stages: event.state.settings.stages.map((stage) => ({ ...stage, options }) as typeof stage),
      },
      reason: "",
    },
  ]);

const DAYS = ["2026-10-04T10:00", "2026-10-18T10:00", "2026-11-08T10:00"];

/** Every match of a round, won 4–0 by the team in the first seat, except those of `open`. */
const played = (event: Play, round: number, open: readonly EntryId[] = []): Play => {
  const games = event.state.rounds[round - 1]?.games ?? [];
  const boards = event.state.settings.teams?.boards ?? 0;
  return play(
    event,
    games
      .filter(({ seats }) => !seats.some((seat) => open.includes(seat)))
      .map(({ seats: [one = 0, other = 0] }) => result(round, [one, other], "1".repeat(boards))),
  );
};

describe("fixtures of a round robin", () => {
  it("are known before anything is drafted, and are what is drafted then", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.boolean(), (teams, isDouble) => {
        const begun = teamEvent("league", teams, 0);
        let event = isDouble ? withOptions(begun, { table: "fide", cycles: 2 }) : begun;
        const told = fixturesOf(event.state).map(({ matches, free }) => ({
          seats: matches.map(({ seats }) => seats),
          free,
        }));
        expect(told).toHaveLength(totalRounds(event.state.settings));
        for (const [index, { seats, free }] of told.entries()) {
          event = played(nextRound(event), index + 1);
          expect(event.state.rounds[index]?.games.map((game) => game.seats)).toEqual(seats);
          expect(fixturesOf(event.state)[index]?.free).toEqual(free);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("of a double one come back with the venue exchanged", () => {
    const event = withOptions(teamEvent("league", 6, 0), { table: "fide", cycles: 2 });
    const pairs = fixturesOf(event.state).flatMap(({ matches }) =>
      matches.map(({ seats }) => seats.join("–")),
    );
    expect(new Set(pairs).size).toBe(30);
    expect(fixturesOfTeam(event.state, 1)).toHaveLength(10);
  });

  it("of a Swiss are those that are published", () => {
    const event = teamEvent("team-swiss", 4, 0);
    expect(fixturesOf(event.state)).toEqual([]);
    expect(fixturesOf(nextRound(event).state)).toHaveLength(1);
  });

  it("name the team that has left", () => {
    const event = played(nextRound(teamEvent("league", 4, 0)), 1);
    const left = play(event, [{ type: "withdraw-entry", entry: 4, reason: "no players" }]);
    expect(fixturesOfTeam(left.state, 4).map((one) => one.left)).toEqual([[], [4], [4]]);
  });
});

describe("a match with a day of its own", () => {
  const league = scheduled(teamEvent("league", 4, 0), DAYS);

  it("is postponed or played in advance, before and after its round is drafted", () => {
    const [first] = fixturesOf(league.state)[2]?.matches ?? [];
    if (first === undefined) throw new Error("no match");
    const move = { type: "move-match", round: 3, teams: first.seats, reason: "hall" } as const;
    const early = play(league, [{ ...move, at: "20.9.2026 14:00", venue: " Town  hall " }]);
    expect(matchTimeOf(early.state, 3, first.seats)).toEqual({
      at: "2026-09-20T14:00",
      moved: "advanced",
      venue: "Town hall",
      reason: "hall",
    });
    const [one, other] = first.seats;
    const open = play(early, [{ ...move, teams: [other, one], at: null }]);
    expect(fixtureOf(open.state, 3, first.seats)).toMatchObject({ at: null, moved: "postponed" });
    const back = play(open, [move]);
    expect(back.state.matchDates).toEqual([]);
    expect(fixtureOf(back.state, 3, first.seats)).toMatchObject({ at: DAYS[2], moved: null });
  });

  it("at another hour or place of the same day is neither early nor late", () => {
    const teams = fixturesOf(league.state)[0]?.matches[0]?.seats ?? [1, 2];
    const event = play(league, [
      { type: "move-match", round: 1, teams, at: "2026-10-04 14:00", reason: "two halls" },
    ]);
    expect(matchTimeOf(event.state, 1, teams).moved).toBeNull();
  });

  it("is refused without a reason, without a day, twice, and for teams who do not meet", () => {
    const teams = fixturesOf(league.state)[0]?.matches[0]?.seats ?? [1, 2];
    const move = { type: "move-match", round: 1, teams, at: "2026-12-01", reason: "ill" } as const;
    expect(refusalOf(league, { ...move, reason: " " })).toEqual({ code: "reason-missing" });
    expect(refusalOf(league, { ...move, at: "soon" })).toEqual({
      code: "match-date-malformed",
      value: "soon",
    });
    expect(refusalOf(play(league, [move]), move)).toMatchObject({ code: "match-date-unchanged" });
    const stranger = [1, 2, 3, 4].find((team) => !teams.includes(team)) ?? 0;
    expect(refusalOf(league, { ...move, teams: [teams[0], stranger] })).toMatchObject({
      code: "not-opponents",
      round: 1,
    });
    expect(refusalOf(league, { ...move, round: 4 })).toEqual({
      code: "round-not-planned",
      round: 4,
      rounds: 3,
    });
  });

  it("does not hold up later rounds, whose results are typed while it is open", () => {
    const first = nextRound(league);
    const teams = matchOf(first, 1, 1).seats;
    const open = played(first, 1, teams);
    expect(attempt(open, { type: "draft-round" })).toMatchObject({ code: "results-missing" });
    const move = { type: "move-match", round: 1, teams, at: null, reason: "flu" } as const;
    const second = played(nextRound(play(open, [move])), 2);
    expect(standingsOf(second.state)).toHaveLength(4);
    expect(roundsDone(second.state)).toBe(2);
    expect(outstandingMatches(second.state, 2)).toMatchObject([{ round: 1, seats: teams }]);
    expect(outstandingMatches(second.state, 0)).toEqual([]);
    const third = played(nextRound(second), 3);
    expect(attempt(third, { type: "close-competition" })).toMatchObject({
      code: "results-missing",
      round: 1,
    });
    const done = play(third, [result(1, teams, "11110000")]);
    expect(outstandingMatches(done.state, 3)).toEqual([]);
    expect(verifyJournal(done.events).sound).toBe(true);
  });

  it("is played where the home team is at home, unless it has a place of its own", () => {
    const venue = "Turnhalle,  Hauptstr. 1, Ulm";
    const home = play(
      league,
      [1, 2, 3, 4].map((entry) => ({
        ...({ type: "change-entry", entry, details: { venue: `${venue} ${entry}` } } as const),
      })),
    );
    for (const { matches } of fixturesOf(home.state)) {
      for (const match of matches) {
        expect(match.venue).toBe(`Turnhalle, Hauptstr. 1, Ulm ${match.seats[0]}`);
      }
    }
    const [first] = fixturesOf(home.state)[0]?.matches ?? [];
    const teams = first?.seats ?? [1, 2];
    const moved = play(home, [
      { type: "move-match", round: 1, teams, venue: "Rathaus", reason: "hall taken" },
    ]);
    expect(fixturesOf(moved.state)[0]?.matches[0]?.venue).toBe("Rathaus");
    const none = play(moved, [
      { type: "change-entry", entry: teams[0], details: { venue: "" } },
      { type: "move-match", round: 1, teams, reason: "hall is free" },
    ]);
    expect(fixturesOf(none.state)[0]?.matches[0]?.venue).toBeNull();
  });

  it("is entered in advance once the rounds of the table are published up to its own", () => {
    const first = nextRound(league);
    const ahead = { type: "publish-ahead", round: 3 } as const;
    const known = fixturesOf(first.state).find(({ round }) => round === 3)?.matches ?? [];
    const all = play(first, [ahead]);
    const { state } = all;
    expect(state.rounds.map(({ status }) => status)).toEqual(Array(3).fill("published"));
    const third = state.rounds[2];
    const seats = third?.at === "boards" ? third.games.map((game) => game.seats) : [];
    expect(seats).toEqual(known.map((match) => match.seats));
    const teams = seats[0] ?? [0, 0];
    const early = play(all, [result(3, [teams[0], teams[1]], "11110000")]);
    expect(roundsDone(early.state)).toBe(0);
    expect(played(early, 1).state.rounds).toHaveLength(3);
    expect(verifyJournal(early.events).sound).toBe(true);
    expect(refusalOf(early, ahead)).toEqual({ code: "round-already-published", round: 3 });
    // The pairs of a later round of a Swiss are unknown.
    const swiss = nextRound(teamEvent("team-swiss", 4, 0));
    expect(refusalOf(swiss, ahead)).toEqual({ code: "fixture-unknown", round: 3 });
  });

  it("holds up the next round of a Swiss", () => {
    const first = nextRound(teamEvent("team-swiss", 4, 0));
    const teams = matchOf(first, 1, 1).seats;
    const open = played(first, 1, teams);
    const moved = play(open, [{ type: "move-match", round: 1, teams, at: null, reason: "flu" }]);
    expect(attempt(moved, { type: "draft-round" })).toMatchObject({ code: "results-missing" });
  });
});

describe("one match a day", () => {
  it("whoever is lined up a second time on one day breaks a rule; the first line-up stands", () => {
    const days = [DAYS[0] ?? "", DAYS[1] ?? "", DAYS[2] ?? ""];
    const first = linedUp(nextRound(scheduled(teamEvent("league", 4, 16), days)), 1);
    const teams = matchOf(first, 1, 1).seats;
    const moved = play(first, [
      { type: "move-match", round: 1, teams, at: "2026-10-18", reason: "hall" },
      ...(first.state.rounds[0]?.games ?? [])
        .filter(({ seats }) => !seats.includes(1))
        .map(({ seats: [one = 0, other = 0] }) => result(1, [one, other], "11111111")),
    ]);
    const second = nextRound(moved);
    const players =
      second.state.squads
        .get(1)
        ?.slice(0, 8)
        .map(({ id }) => id) ?? [];
    const command = { type: "set-line-up", round: 2, team: 1, players } as const;
    expect(refusalOf(second, command)).toMatchObject({
      code: "line-up-breaks-rules",
      faults: players.map((player, index) => ({
        rule: "same-day",
        board: index + 1,
        player,
        sanction: "lower-boards",
      })),
    });
    const reserves =
      second.state.squads
        .get(1)
        ?.slice(8)
        .map(({ id }) => id) ?? [];
    expect(play(second, [{ ...command, players: reserves }]).events).toHaveLength(
      second.events.length + 1,
    );
    const free = withRules(second, {
      lineUps: { order: "list", emptyBoards: "any", boundAfter: null, sanctions: {} },
    });
    expect(attempt(free, command)).not.toMatchObject({ code: "line-up-breaks-rules" });
  });
});

describe("a loan", () => {
  it("lets somebody play in its rounds alone", () => {
    const event = nextRound(teamEvent("team-round-robin", 4, 6));
    const guest = memberAt(event, 1, 1);
    const lent = play(event, [
      {
        type: "change-eligibility",
        entry: guest,
        eligibility: { loan: { club: " SC  North ", fromRound: 2, untilRound: 3 } },
      },
    ]);
    expect(lent.state.squads.get(1)?.[0]?.loan).toEqual({
      club: "SC North",
      fromRound: 2,
      untilRound: 3,
    });
    const players =
      lent.state.squads
        .get(1)
        ?.slice(0, 4)
        .map(({ id }) => id) ?? [];
    expect(refusalOf(lent, { type: "set-line-up", round: 1, team: 1, players })).toMatchObject({
      faults: [{ rule: "loan", board: 1, player: guest, sanction: "board" }],
    });
    expect(
      refusalOf(event, {
        type: "change-eligibility",
        entry: guest,
        eligibility: { loan: { club: "", fromRound: 3, untilRound: 2 } },
      }),
    ).toMatchObject({ code: "setting-out-of-range", setting: "loan" });
  });
});

describe("a penalty for a line-up", () => {
  const costly = withRules(teamEvent("team-round-robin", 4, 6), {
    lineUps: {
      order: "list",
      emptyBoards: "any",
      boundAfter: null,
      sanctions: { order: "penalty" },
      penalty: { of: "match-points", points: 1 },
    },
  });

  it("is proposed once both line-ups are shown, and not booked", () => {
    const event = nextRound(costly);
    const { seats } = matchOf(event, 1, 1);
    const other = seats.find((seat) => seat !== 1) ?? 0;
    const [a, b, c, d] = [2, 1, 4, 3].map((place) => memberAt(event, 1, place));
    const players = [a ?? 0, b ?? 0, c ?? 0, d ?? 0];
    const illegal = { type: "set-line-up", round: 1, team: 1, players, reason: "late" } as const;
    const secret = play(event, [illegal]);
    expect(proposedPenalties(secret.state)).toEqual([]);
    const theirs = [1, 2, 3, 4].map((place) => memberAt(event, other, place));
    const shown = play(secret, [{ type: "set-line-up", round: 1, team: other, players: theirs }]);
    expect(proposedPenalties(shown.state)).toMatchObject([
      { entry: 1, round: 1, of: "match-points", points: 1, faults: [{ board: 2 }, { board: 4 }] },
    ]);
    expect(shown.state.penalties).toEqual([]);
    const imposed = play(shown, [
      {
        type: "impose-penalty",
        entry: 1,
        round: 1,
        of: "match-points",
        points: 1,
        reason: "order",
      },
    ]);
    expect(proposedPenalties(imposed.state)).toEqual([]);
    // Waived with a reason it stays away; a new line-up is judged anew.
    const waive = { type: "waive-penalty", entry: 1, round: 1, reason: "first time" } as const;
    const waived = play(shown, [waive]);
    expect(proposedPenalties(waived.state)).toEqual([]);
    expect(waived.state.penalties).toEqual([]);
    expect(refusalOf(waived, waive)).toMatchObject({ code: "no-penalty-proposed" });
    expect(refusalOf(shown, { ...waive, reason: " " })).toMatchObject({ code: "reason-missing" });
    const again = [b ?? 0, a ?? 0, c ?? 0, d ?? 0];
    const anew = play(waived, [{ ...illegal, players: again }]);
    expect(proposedPenalties(anew.state)).toMatchObject([{ entry: 1, round: 1 }]);
  });

  it("needs to say how many points", () => {
    const event = teamEvent("team-round-robin", 2, 0);
    const { teams } = event.state.settings;
    if (teams === undefined) throw new Error("no teams");
    const lineUps = { ...teams.lineUps, sanctions: { order: "penalty" as const } };
    expect(
      refusalOf(event, {
        type: "change-settings",
        settings: { teams: { ...teams, lineUps } },
        reason: "",
      }),
    ).toMatchObject({ code: "setting-out-of-range", setting: "teams.lineUps.penalty" });
  });
});

describe("promotion and relegation", () => {
  it("counts places from both ends; play-offs are next to them", () => {
    const lines = { promoted: 1, promotionPlayOff: 1, relegationPlayOff: 1, relegated: 2 };
    const fates = Array.from({ length: 8 }, (_, index) => placeFate(lines, index + 1, 8));
    expect(fates).toEqual([
      "promoted",
      "promotion-play-off",
      null,
      null,
      null,
      "relegation-play-off",
      "relegated",
      "relegated",
    ]);
  });

  it("sends no place both ways", () => {
    const event = withRules(teamEvent("league", 4, 0), { lines: { promoted: 1, relegated: 1 } });
    const begun = nextRound(event);
    expect(placeFates(begun.state, 1, 4)).toEqual([null, null, null, null]);
    expect(placeFates(played(begun, 1).state, 1, 4)).toEqual(["promoted", null, null, "relegated"]);
    // Before the first round places decide nothing.
    expect(placeFates(event.state, 0, 4)).toEqual([null, null, null, null]);
    expect([1, 2].map((place) => placeFate({ promoted: 1, relegated: 2 }, place, 2))).toEqual([
      "promoted",
      "relegated",
    ]);
  });
});

describe("a team that leaves", () => {
  it("loses all its results where the season says so, however many there are", () => {
    const event = withOptions(teamEvent("league", 4, 0), { table: "fide", leaving: "annul" });
    const two = played(nextRound(played(nextRound(event), 1)), 2);
    const left = play(two, [{ type: "withdraw-entry", entry: 1, reason: "no players" }]);
    expect(standingsOf(left.state).at(-1)).toMatchObject({ entry: 1, annulled: true });
    const kept = play(withOptions(two, { table: "fide", leaving: "forfeit" }), [
      { type: "withdraw-entry", entry: 1, reason: "no players" },
    ]);
    expect(standingsOf(kept.state).some(({ annulled }) => annulled === true)).toBe(false);
  });
});

describe("boards that a line-up costs", () => {
  const strict = withRules(teamEvent("team-round-robin", 4, 6), {
    lineUps: {
      order: "list",
      emptyBoards: "any",
      boundAfter: null,
      sanctions: { order: "lower-boards" },
    },
  });
  const event = nextRound(strict);
  const { seats } = matchOf(event, 1, 1);
  const side = seats[0] === 1 ? 0 : 1;
  const other = seats.find((seat) => seat !== 1) ?? 0;
  const places = (team: number, of: readonly number[]) =>
    of.map((place) => memberAt(event, team, place) ?? 0);
  const lineUp = (team: number, of: readonly number[]) =>
    ({
      type: "set-line-up",
      round: 1,
      team,
      players: places(team, of),
      reason: "two ill",
    }) as const;
  const shown = play(event, [lineUp(1, [1, 3, 2, 4]), lineUp(other, [1, 2, 3, 4])]);
  const board =
    pairedRound(shown.state, 1)?.games.find((game) => game.seats.includes(1))?.board ?? 0;
  const draws = Array.from({ length: 4 }, () => ({
    outcome: { kind: "played", scores: [0.5, 0.5] } as const,
  }));
  const outcome = { kind: "match", teams: [1, other] as const, boards: draws } as const;
  const entered = play(shown, [{ type: "enter-result", round: 1, outcome }]);
  const proposed = { round: 1, board, team: 1, lost: [3, 4] };

  it("are proposed beside the result as it was played, and stay so until somebody decides", () => {
    expect(proposedForfeits(shown.state)).toEqual([]);
    expect(proposedForfeits(entered.state)).toMatchObject([proposed]);
    const game = matchOf(entered, 1, 1);
    const boards = boardsAsProposed(game, proposedForfeits(entered.state)) ?? [];
    expect(boards.map(({ outcome: { kind } }) => kind)).toEqual([
      "played",
      "played",
      "forfeit",
      "forfeit",
    ]);
    const applied = play(entered, [
      {
        ...{ type: "enter-result", round: 1, board },
        ...{ outcome: { kind: "match", teams: seats, boards } },
        seen: game.result?.seq ?? 0,
      },
    ]);
    expect(proposedForfeits(applied.state)).toEqual([]);
    expect(matchOf(applied, 1, 1).result).toMatchObject({
      outcome: { scores: side === 0 ? [1, 3] : [3, 1] },
    });
    // Entered again as it was played, it is proposed again.
    const back = play(applied, [
      {
        ...{ type: "enter-result", round: 1, board, outcome },
        seen: matchOf(applied, 1, 1).result?.seq ?? 0,
      },
    ]);
    expect(proposedForfeits(back.state)).toMatchObject([proposed]);
  });

  it("are waived with a reason, which says nothing of a penalty, until the line-up is given anew", () => {
    const waive = { type: "waive-penalty", entry: 1, round: 1, reason: "agreed" } as const;
    expect(refusalOf(entered, { ...waive, of: "points" })).toMatchObject({
      code: "no-penalty-proposed",
    });
    const waived = play(entered, [waive]);
    expect(proposedForfeits(waived.state)).toEqual([]);
    expect(waived.events.at(-1)).toMatchObject({ type: "penalty-waived", data: { of: "boards" } });
    expect(refusalOf(waived, waive)).toMatchObject({ code: "no-penalty-proposed" });
  });

  it("stop a confirmation of several results, and the time that confirms them; one alone is a decision", () => {
    const reported = play(shown, [{ type: "report-result", round: 1, board, outcome }]);
    const others = pairedRound(shown.state, 1)?.games.filter((game) => game.board !== board) ?? [];
    const all = play(
      reported,
      others.map(({ seats: teams, board: at }) => ({
        ...{ type: "report-result", round: 1, board: at },
        outcome: { kind: "match", teams, boards: draws, missingLineUps: "by-list" },
      })),
    );
    const results = [board, ...others.map((game) => game.board)].map((at) => ({
      ...{ round: 1, board: at },
    }));
    const bulk = attempt(all, { type: "confirm-results", results });
    expect(bulk).toMatchObject({
      warnings: [{ code: "forfeits-left", places: [{ round: 1, board }] }],
    });
    const confirmed = play(all, [{ type: "confirm-results", results }]);
    expect(matchOf(confirmed, 1, 1).result?.status).toBe("reported");
    expect(
      matchOf(play(all, [{ type: "confirm-results", results: results.slice(0, 1) }]), 1, 1).result
        ?.status,
    ).toBe("confirmed");
  });
});
