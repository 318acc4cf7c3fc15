import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attempt, nextRound, type Play, play } from "../../../test/play.ts";
import { matchOf, memberAt, result, teamEvent } from "../../../test/teams.ts";
import {
  cardsOf,
  type EntryId,
  isRoundRobin,
  lineUpOf,
  memberGames,
  memberRecords,
  scheveningenTable,
  standingsOf,
  totalRounds,
} from "../../index.ts";

const event = (size: number, cycles = 1, reserves = 1): Play => {
  const begun = teamEvent("scheveningen", 2, size + reserves);
  const { teams, stages } = begun.state.settings;
  const [stage] = stages;
  if (teams === undefined || stage === undefined || stage.seats !== undefined) throw new Error();
  return play(begun, [
    {
      type: "change-settings",
      settings: {
        teams: { ...teams, boards: size },
        stages: [{ ...stage, options: { cycles } }],
      },
      reason: "",
    },
  ]);
};

const names = ({ state }: Play, round: number, team: EntryId): readonly string[] =>
  (lineUpOf(state.lineUps, round, team)?.players ?? []).map((player) => {
    const all = [...state.squads.values()].flat();
    return all.find(({ id }) => id === player)?.name.replace(/^T\d P/, "") ?? "-";
  });

/** The first team by number, and the second. */
const teamsOf = (now: Play): readonly [EntryId, EntryId] => matchOf(now, 1, 1).seats;

describe("A Scheveningen event", () => {
  it("has as many rounds as boards, and twice as many in two cycles", () => {
    expect(totalRounds(event(4).state.settings)).toBe(4);
    expect(totalRounds(event(6, 2).state.settings)).toBe(12);
    expect(isRoundRobin(event(3).state)).toBe(true);
  });

  it("seats both squads by the table as soon as a round is published, for everybody to see", () => {
    const first = nextRound(event(4));
    const [a, b] = teamsOf(first);
    expect(names(first, 1, a)).toEqual(["1", "2", "3", "4"]);
    expect(names(first, 1, b)).toEqual(["1", "2", "3", "4"]);
    const second = nextRound(play(first, [result(1, [a, b], "10=1")]));
    expect(names(second, 2, b)).toEqual(["2", "1", "4", "3"]);
    expect(matchOf(second, 2, a).seats).toEqual([a, b]);
    expect(lineUpOf(second.state.lineUps, 2, b)?.isPublished).toBe(true);
  });

  it("gives colours by the table, in the boards that are recorded too", () => {
    const first = nextRound(event(4));
    const [a, b] = teamsOf(first);
    const played = play(first, [result(1, [a, b], "1111")]);
    const outcome = matchOf(played, 1, a).result;
    const recorded =
      outcome?.status === "confirmed" && outcome.outcome.kind === "played"
        ? outcome.outcome.boards
        : [];
    expect(recorded?.map((board) => board.first)).toEqual([0, 0, 1, 1]);
  });

  it("follows the squads until a game is played, then their order stays", () => {
    const first = nextRound(event(3, 1, 0));
    const [a, b] = teamsOf(first);
    const [one, two, three] = [1, 2, 3].map((place) => memberAt(first, a, place));
    const order = [two, one, three].flatMap((id) => id ?? []);
    const turned = play(first, [{ type: "order-squad", team: a, order }]);
    expect(names(turned, 1, a)).toEqual(["2", "1", "3"]);
    const played = play(turned, [result(1, [a, b], "1=0")]);
    expect(attempt(played, { type: "order-squad", team: b, order: [] })).toMatchObject({
      code: "order-does-not-fit",
    });
    const back = [one, two, three].flatMap((id) => id ?? []);
    expect(attempt(played, { type: "order-squad", team: a, order: back })).toEqual({
      code: "squad-order-settled",
      team: a,
    });
  });

  it("lets a substitute play for one round, who counts for the place and for themselves", () => {
    const first = nextRound(event(3));
    const [a, b] = teamsOf(first);
    const reserve = memberAt(first, a, 4);
    const changed = play(first, [
      {
        type: "set-line-up",
        round: 1,
        team: a,
        players: [memberAt(first, a, 1), reserve, memberAt(first, a, 3)],
      },
      result(1, [a, b], "011"),
    ]);
    expect(memberGames(changed.state).get(reserve)).toMatchObject([{ board: 2, points: 1 }]);
    const second = nextRound(changed);
    expect(names(second, 2, a)).toEqual(["1", "2", "3"]);
    const table = scheveningenTable(play(second, [result(2, [a, b], "111")]).state);
    expect(table?.places[0][1]).toMatchObject({
      players: [reserve, memberAt(first, a, 2)],
      points: 2,
      games: 2,
    });
    expect(table?.total).toEqual([5, 1]);
  });

  it("counts who did not come as a forfeit of their place", () => {
    const first = nextRound(event(2));
    const [a, b] = teamsOf(first);
    const table = scheveningenTable(play(first, [result(1, [a, b], "+-")]).state);
    expect(table?.places.map((side) => side.map(({ points }) => points))).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it("is for two teams: a third is refused, and one alone is too few", () => {
    const three = teamEvent("scheveningen", 3, 4);
    expect(attempt(three, { type: "draft-round" })).toMatchObject({
      code: "too-many-players",
      players: 3,
      allowed: 2,
    });
  });

  it("lets each meet each, adds up, and ranks the teams by all games (property)", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 1, max: 2 }),
        fc.array(fc.constantFrom("1", "0", "=", "+", "-", "x"), { minLength: 98, maxLength: 98 }),
        (size, cycles, marks) => {
          let now = event(size, cycles, 0);
          const rounds = size * cycles;
          for (let round = 1; round <= rounds; round++) {
            now = nextRound(now);
            const letters = Array.from(
              { length: size },
              (_, board) => marks[((round - 1) * size + board) % marks.length] ?? "1",
            ).join("");
            now = play(now, [result(round, teamsOf(now), letters)]);
          }
          const { state } = now;
          const table = scheveningenTable(state);
          if (table === null) throw new Error("no table");
          for (const row of table.games) {
            for (const games of row) expect(games).toHaveLength(cycles);
          }
          for (const team of state.entries.keys()) {
            for (const { id } of state.squads.get(team) ?? []) {
              const met = (memberGames(state).get(id) ?? []).map(({ opponent }) => opponent);
              expect(met).toHaveLength(rounds);
              expect(new Set(met).size).toBe(size);
            }
          }
          const [one, other] = table.places.map((side) =>
            side.reduce((sum, { points }) => sum + points, 0),
          );
          expect([one, other]).toEqual([...table.total]);
          const [best] = standingsOf(state, rounds);
          const lead = Math.max(...table.total);
          expect(table.total[table.teams.indexOf(best?.entry ?? 0)]).toBe(lead);
          expect(cardsOf(state).every(({ lines }) => lines.length <= rounds)).toBe(true);
          const most = memberRecords(state)[0]?.points ?? 0;
          expect(most).toBeLessThanOrEqual(rounds);
        },
      ),
      { numRuns: 25 },
    );
  });
});
