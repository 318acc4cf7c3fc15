import { decide, formats, type TournamentState } from "@losfee/core";
import { describe, expect, it } from "vitest";
import type { Answers } from "./answers.ts";
import { creationOf } from "./creation.ts";

/** The tournament that a form's answers create. */
const created = (format: string, answers: Answers): TournamentState => {
  const creation = creationOf(format, { name: "Probe", ...answers });
  const command = { type: "create-competition", seed: "10".repeat(32), ...creation } as const;
  const now = "2027-03-01T10:00:00.000Z";
  const decision = decide(null, command as Parameters<typeof decide>[1], {
    ...{ competition: "probe", actor: "director", now },
  });
  if (!decision.ok) throw new Error(`${format}: ${decision.error.code}`);
  return decision.value.state;
};

describe("a competition of three answers", () => {
  it("is what its preset says, if only its name is given", () => {
    for (const { id, kind } of formats) {
      if (kind !== "tournament") continue;
      expect([id, creationOf(id, { name: " Probe " }).settings]).toEqual([id, undefined]);
      expect(created(id, {}).status).toBe("open");
    }
  });

  it("has the rounds that suit its size; the last stage keeps its own", () => {
    expect(created("fide-swiss", { size: "16" }).settings.stages[0]?.rounds).toBe(5);
    const { stages } = created("scrabble-swiss", { size: "11" }).settings;
    expect(stages.map(({ rounds }) => rounds)).toEqual([4, 1]);
    expect(created("scheveningen", { size: "6" }).settings.teams?.boards).toBe(6);
  });

  it("announces the days, the times of the rounds and the thinking time", () => {
    const answers = {
      start: "2027-03-13",
      end: "2027-03-14",
      time: "10:00",
      zone: "Europe/Dublin",
    };
    expect(created("fide-swiss", { ...answers, size: "16", rounds: "4" }).details).toMatchObject({
      ...{ start: "2027-03-13", end: "2027-03-14", timeZone: "Europe/Dublin" },
      ...{ timeControl: "5400+30", rateOfPlay: "standard" },
      schedule: ["2027-03-13T10:00", "2027-03-13T14:15", "2027-03-14T10:00", "2027-03-14T14:15"],
    });
  });

  it("has the settings of the opened line", () => {
    const { settings, details } = created("scrabble-championship", {
      ...{ stage2: "8", starts: "drawn", second: "yes" },
    });
    expect(settings.stages.map(({ rounds }) => rounds)).toEqual([3, 8, 1, 2]);
    expect([settings.starts.assigned, settings.secondEntry]).toEqual([false, true]);
    expect(details.timeControl).toBeUndefined();
  });

  it("takes the zone of a pyramid if its rules are known, else the preset's", () => {
    expect(creationOf("pyramid", { name: "P", zone: "Europe/Vienna" }).settings).toEqual({
      timeZone: "Europe/Vienna",
    });
    expect(creationOf("pyramid", { name: "P", zone: "America/Lima" }).settings).toBeUndefined();
  });
});
