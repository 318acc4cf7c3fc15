import { describe, expect, it } from "vitest";
import { type Play, play } from "../../../test/play.ts";
import { openStage, pointsOf, tablesCompetition } from "../../../test/tables-play.ts";
import { seatedStage } from "../../../test/tables-stages.ts";
import {
  type AdvanceImpact,
  cutLine,
  impactOnTables,
  type TournamentCommand,
  tablesStages,
} from "../index.ts";

/** Two games at tables of three; the best three go on, overall or one of each table. */
const begun = (by: "overall" | "table"): Play =>
  openStage(
    tablesCompetition("table-tournament", 9, {
      stages: [
        seatedStage({
          rounds: 2,
          ranking: ["RP", "GP", "LOT"],
          cut: by === "table" ? { by, places: 1 } : { by },
        }),
        seatedStage({ participants: { top: 3 }, options: { seating: "rank" } }),
      ],
    }),
  );

/** The same scores each game, so the first of each table leads; `missing` tables stay open. */
const played = (by: "overall" | "table", missing = 0): Play => {
  const now = begun(by);
  const stage = tablesStages(now.state)[0];
  const first = stage?.games[0]?.tables ?? [];
  const rank = new Map(first.flatMap(({ seats }) => seats.map((entry, seat) => [entry, seat])));
  const commands = (stage?.games ?? []).flatMap(({ round, tables }) =>
    tables.map(({ board, seats }): TournamentCommand => {
      const points = seats.map((entry) => 300 - 100 * (rank.get(entry) ?? 0) - board);
      return { type: "enter-result", round, board, outcome: pointsOf(seats, points) };
    }),
  );
  return play(now, commands.slice(0, commands.length - missing));
};

/** Impact if the winner of a table had no points in a game. */
const impactOfTurning = ({ state }: Play, reason: string): AdvanceImpact | null | undefined => {
  const game = tablesStages(state)[0]?.games[1];
  const table = game?.tables[0];
  const winner = tablesStages(state)[0]?.games[0]?.tables[0]?.seats[0];
  const points = table?.seats.map((entry) => (entry === winner ? 0 : 290)) ?? [];
  const impact = impactOnTables(state, {
    type: "correct-result",
    round: game?.round ?? 0,
    board: table?.board ?? 0,
    outcome: pointsOf(table?.seats ?? [], points),
    reason,
    repair: "keep",
  });
  if (!impact.ok) throw new Error(impact.error.code);
  return impact.value.advance;
};

describe("a correction before the next stage is drawn", () => {
  it.each(["overall", "table"] as const)("says who would advance: cut %s", (by) => {
    const now = played(by);
    const advance = impactOfTurning(now, "misread");
    const winner = tablesStages(now.state)[0]?.games[0]?.tables[0]?.seats[0];
    expect(advance).toMatchObject({ stage: 2, provisional: false, out: [winner] });
    expect(advance?.in).toHaveLength(1);
    const line = cutLine(now.state, 1);
    const out = line?.outlooks.filter(({ verdict }) => verdict === "out") ?? [];
    expect(out.map(({ entry }) => entry)).toEqual(expect.arrayContaining([...(advance?.in ?? [])]));
  });

  it("needs no reason to be looked at", () => {
    expect(impactOfTurning(played("table"), " ")).toEqual(
      impactOfTurning(played("table"), "misread"),
    );
  });

  it("says so as things stand while results are missing", () => {
    expect(impactOfTurning(played("table", 1), "misread")).toMatchObject({
      stage: 2,
      provisional: true,
    });
  });

  it("says nothing where the same players would advance in the same order", () => {
    const { state } = played("overall");
    const table = tablesStages(state)[0]?.games[1]?.tables[2];
    const lower = [...(table?.seats ?? [])];
    const result = table?.result && "outcome" in table.result ? table.result.outcome : undefined;
    expect(result?.kind).toBe("game-points");
    const points = lower.map((entry) => {
      const seat = result?.seats.find((one) => one.entry === entry);
      return seat !== undefined && "points" in seat ? seat.points : null;
    });
    const last = Math.min(...points.map((one) => one ?? 0));
    const impact = impactOnTables(state, {
      type: "correct-result",
      round: 2,
      board: 3,
      outcome: pointsOf(
        lower,
        points.map((one) => (one === last ? last - 1 : one)),
      ),
      reason: "misread",
      repair: "keep",
    });
    expect(impact.ok && impact.value.advance).toBeNull();
  });
});
