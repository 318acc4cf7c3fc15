import { tablesFinalPlaces, tablesStages } from "@losfee/core";
import { expect, test } from "vitest";
import { requestOf } from "../../../../../test/play.ts";
import { tablesWorlds } from "../../../../../test/tables-worlds.ts";
import { buildOverview } from "./page.ts";

const of = (world: string) => {
  const played = tablesWorlds[world];
  if (played === undefined) throw new Error(`no world ${world}`);
  return { state: played.state, model: buildOverview(requestOf(played)) };
};

test("an event at tables has its champion when it is closed, and not before", () => {
  expect(of("in the second stage").model?.champion).toBeNull();
  const { state, model } = of("that is closed");
  expect(model?.champion?.entry).toBe(tablesFinalPlaces(state)[0]?.row.entry);
  expect(model?.champion?.entry).toBe(model?.play?.leaders[0]?.entry);
});

test("the highest game at tables is remembered with its player and stage", () => {
  const { state, model } = of("that is closed");
  const points = tablesStages(state).flatMap(({ games }) =>
    games.flatMap(({ tables }) =>
      tables.flatMap(({ result }) =>
        result?.status === "confirmed" && result.outcome.kind === "game-points"
          ? result.outcome.seats.map((seat) => seat.points ?? 0)
          : [],
      ),
    ),
  );
  expect(points.length).toBeGreaterThan(0);
  expect(model?.records?.highest?.score).toBe(String(Math.max(...points)));
  expect(model?.stages.map(({ label }) => label)).toContain(model?.records?.highest?.at);
  expect(model?.records?.closest).toBeNull();
});

test("what leaders at tables have is named beside the figure", () => {
  expect(of("in the second stage").model?.play?.units[0]).toBe("RP");
});

test("who has won a table stands out among the latest results", () => {
  const latest = of("in the second stage").model?.play?.latest ?? [];
  expect(latest.length).toBeGreaterThan(0);
  for (const { seats } of latest) {
    const best = Math.max(...seats.map(({ score }) => Number(score)));
    const first = seats.filter(({ score }) => Number(score) === best);
    if (first.length > 1) continue;
    expect(seats.filter(({ hasWon }) => hasWon)).toEqual(first);
  }
});
