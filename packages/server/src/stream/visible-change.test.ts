import type { RecordedTablesEvent } from "@losfee/core";
import { expect, it } from "vitest";
import { changeFor } from "./visible-change.ts";

const at = "2026-11-21T10:00:00Z";
const recorded = { competition: "lui", seq: 7, actor: "Anna", recordedAt: at, effectiveAt: at };

const drafted: RecordedTablesEvent = {
  ...recorded,
  type: "stage-drafted",
  data: { stage: 2, members: [], games: [], draws: [] },
};

const reported: RecordedTablesEvent = {
  ...recorded,
  type: "result-reported",
  data: { stage: 2, game: 1, table: 3, outcome: { kind: "places", seats: [] } },
};

it("tells of which stage of a table tournament something changed, and never what", () => {
  expect(changeFor("tables", reported, "public")).toEqual({
    seq: 7,
    type: "result-reported",
    stage: 2,
  });
});

it("hides drafts of stages from all but directors", () => {
  for (const role of ["public", "table", "results"] as const) {
    expect(changeFor("tables", drafted, role)).toBeNull();
  }
  expect(changeFor("tables", drafted, "director")).toMatchObject({ type: "stage-drafted" });
});
