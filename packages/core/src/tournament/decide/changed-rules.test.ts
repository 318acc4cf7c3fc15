import { describe, expect, it } from "vitest";
import { nextRound, type Play, play, SEED } from "../../../test/play.ts";
import { decide, type Settings, type Stage } from "../../index.ts";

const event = play(null, [
  {
    type: "create-competition",
    name: "Cup",
    format: "fide-swiss",
    settings: { fideMode: "off" },
    seed: SEED,
  },
  {
    type: "add-entries",
    entries: ["Ada", "Ben", "Cem", "Dora", "Eva", "Falk"].map((name) => ({ name })),
  },
]);

const warningsAfter = ({ state }: Play, settings: Partial<Settings>) => {
  const context = { competition: "cup", actor: "director", now: "2026-11-21T10:00:00.000Z" };
  const decision = decide(state, { type: "change-settings", settings, reason: "" }, context);
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value.warnings;
};

const { stages, starts, secondEntry } = event.state.settings;
const [first] = stages;
if (first === undefined) throw new Error("no stage");

describe("a rule that is changed after round 1 was drafted", () => {
  const begun = nextRound(event);

  it("of pairing, holds for the rounds to come: the director is told which stay", () => {
    const stays = [{ code: "rounds-stay-paired", rounds: 1 }];
    const other = { ...first, options: { ...first.options, initialColour: "white" } } as Stage;
    expect(warningsAfter(begun, { stages: [other, ...stages.slice(1)] })).toEqual(stays);
    expect(
      warningsAfter(begun, { keptApart: [{ by: "club", firstRound: 1, lastRound: null }] }),
    ).toEqual(stays);
    expect(warningsAfter(begun, { absence: { points: 0.5, spread: 0 } as never })).toEqual(stays);
  });

  it("of counting, holds for all rounds: the director is told that they are counted anew", () => {
    const anew = [{ code: "counted-anew" }];
    expect(warningsAfter(begun, { ranking: ["PTS", "SB"] })).toEqual(anew);
    expect(warningsAfter(begun, { reported: "when-confirmed" })).toEqual(anew);
  });

  it("is passed over in silence where it is of neither kind, is as before, or nothing is drafted", () => {
    expect(warningsAfter(begun, { secondEntry: !secondEntry })).toEqual([]);
    expect(warningsAfter(begun, { starts, stages })).toEqual([]);
    expect(
      warningsAfter(event, {
        ranking: ["PTS", "SB"],
        keptApart: [{ by: "club", firstRound: 1, lastRound: null }],
      }),
    ).toEqual([]);
  });
});
