import type { RecordedTournamentEvent } from "@losfee/core";
import { expect, it } from "vitest";
import { changeFor } from "./visible-change.ts";

const at = "2026-11-21T10:00:00Z";
const recorded = { competition: "lui", seq: 7, actor: "Anna", recordedAt: at, effectiveAt: at };

const drafted: RecordedTournamentEvent = {
  ...recorded,
  type: "stage-drafted",
  data: { stage: 2, members: [], games: [], draws: [] },
};

const reported: RecordedTournamentEvent = {
  ...recorded,
  type: "result-reported",
  data: { round: 4, board: 3, seats: [], outcome: { kind: "places", seats: [] } },
};

it("tells of which round something changed, and never what", () => {
  expect(changeFor("tournament", reported, "public")).toEqual({
    seq: 7,
    type: "result-reported",
    round: 4,
  });
});

it("hides drafts of stages from all but directors", () => {
  for (const role of ["public", "table", "results"] as const) {
    expect(changeFor("tournament", drafted, role)).toBeNull();
  }
  expect(changeFor("tournament", drafted, "director")).toMatchObject({ type: "stage-drafted" });
});
