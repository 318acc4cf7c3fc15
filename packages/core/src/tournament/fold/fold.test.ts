import { describe, expect, it } from "vitest";
import { competition } from "../../../test/play.ts";
import { BrokenJournal } from "../../base/broken-journal.ts";
import type { RecordedTournamentEvent } from "../index.ts";
import { fold, isSeated } from "../index.ts";

const [created] = competition("fide-swiss", 4).events;
if (created?.type !== "competition-created") throw new Error("a journal begins with its creation");
const { settings } = created.data;
const [stage] = settings.stages;
if (stage === undefined || isSeated(stage)) throw new Error("a Swiss has a stage for two");

const begunWith = (change: Partial<typeof settings>): RecordedTournamentEvent => ({
  ...created,
  data: { ...created.data, settings: { ...settings, ...change } },
});

describe("a journal", () => {
  it.each([
    ["a criterion", { ranking: ["PTS", "LUCK"] }, "unknown-criterion"],
    ["a pairing system", { stages: [{ ...stage, system: "darts" }] }, "unknown-system"],
    ["an option", { stages: [{ ...stage, options: { wind: 3 } }] }, "unknown-option"],
  ] as const)("does not rank or pair by %s that there is not", (_what, change, why) => {
    expect(fold([created])?.settings).toEqual(settings);
    expect(() => fold([begunWith(change)])).toThrow(BrokenJournal);
    expect(() => fold([begunWith(change)])).toThrow(`Event 1 does not fit the journal: ${why}`);
  });
});
