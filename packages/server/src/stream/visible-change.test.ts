import { EVENT_TYPES, ROLES } from "@losfee/contract";
import type { RecordedCompetitionEvent, RecordedTournamentEvent } from "@losfee/core";
import { describe, expect, it } from "vitest";
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
  expect(changeFor("tournament", reported, { role: "public", label: "" })).toEqual({
    seq: 7,
    type: "result-reported",
    round: 4,
  });
});

it("hides drafts of stages from all but directors", () => {
  for (const role of ["public", "table", "results"] as const) {
    expect(changeFor("tournament", drafted, { role, label: "" })).toBeNull();
  }
  expect(changeFor("tournament", drafted, { role: "director", label: "Anna" })).toMatchObject({
    type: "stage-drafted",
  });
});

describe("whoever caused an event", () => {
  it.each(["tournament", "ladder"] as const)(
    "learns of it whatever it is and whoever they are, so that their page answers them: %s",
    (kind) => {
      for (const type of EVENT_TYPES) {
        const event = { ...recorded, type, data: {} } as unknown as RecordedCompetitionEvent;
        const seen = ROLES.map((role) => changeFor(kind, event, { role, label: recorded.actor }));
        expect(seen, type).not.toContain(null);
      }
    },
  );

  it("is nobody in particular where nobody was named", () => {
    const event = { ...drafted, actor: "" };
    expect(changeFor("tournament", event, { role: "public", label: "" })).toBeNull();
  });
});

it("tells the other captains that a line-up is in, those who tick people off who is here, nobody else", () => {
  const event = (type: string) =>
    ({ ...recorded, type, data: { round: 3 } }) as unknown as RecordedCompetitionEvent;
  const seenBy = (type: string) =>
    ROLES.filter(
      (role) => changeFor("tournament", event(type), { role, label: "somebody" }) !== null,
    );
  const directors = ["place-owner", "owner", "director"];
  expect(seenBy("line-up-set")).toEqual([...directors, "player"]);
  expect(seenBy("entry-checked-in")).toEqual([...directors, "arbiter", "check-in"]);
  const both = { role: "results", also: ["check-in"], label: "Bea" } as const;
  expect(changeFor("tournament", event("entry-checked-in"), both)).not.toBeNull();
});
