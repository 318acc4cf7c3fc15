import { describe, expect, it } from "vitest";
import { attempt, competition, type Play, play, refusalOf, SEED } from "../../../test/play.ts";
import type { StartsPolicy } from "../../pairing/starts/policy.ts";
import type { PairedStage, Settings, TournamentCommand } from "../index.ts";

const ASSIGNED: StartsPolicy = { assigned: true, headToHead: false, breakRuns: false };
const DRAWN: StartsPolicy = { ...ASSIGNED, assigned: false };

const stage = (system: string, options: PairedStage["options"] = {}): PairedStage => ({
  system,
  rounds: 3,
  options,
  participants: "everybody",
});

const created = (format: string, settings: Partial<Settings>): TournamentCommand => ({
  type: "create-competition",
  name: "Open",
  format,
  settings,
  seed: SEED,
});

const changed = (settings: Partial<Settings>): TournamentCommand => ({
  type: "change-settings",
  settings,
  reason: "as announced",
});

/** A competition as it could be created when starts were not checked. */
const begunWith = (starts: StartsPolicy): Play => {
  const event = competition("fide-swiss", 6);
  const { state } = event;
  return { ...event, state: { ...state, settings: { ...state.settings, starts } } };
};

describe("chess-colours-at-board: players do not draw for what the pairing system decides", () => {
  it.each([
    ["fide-swiss", "fide-dutch"],
    ["fide-round-robin", "round-robin"],
    ["team-swiss", "team-swiss"],
  ])("refuses it when %s is created, and when its settings change", (format, system) => {
    const refusal = { code: "starts-by-system", rule: "assigned", system, stage: 1 };
    expect(refusalOf(null, created(format, { starts: DRAWN }))).toEqual(refusal);
    expect(refusalOf(competition(format, 0), changed({ starts: DRAWN }))).toEqual(refusal);
  });

  it.each(["headToHead", "breakRuns"] as const)(
    "refuses %s where every stage has starts of its own",
    (rule) => {
      const starts = { ...ASSIGNED, [rule]: true };
      const refusal = { code: "starts-by-system", rule, system: "fide-dutch", stage: 1 };
      expect(refusalOf(null, created("fide-swiss", { starts }))).toEqual(refusal);
      const stages = [stage("fide-dutch"), stage("final")];
      expect(attempt(null, created("fide-swiss", { starts, stages }))).toHaveProperty("state");
    },
  );

  it("refuses a system with colours, for a stage or one round, where players draw", () => {
    const scrabble = competition("scrabble-swiss", 6, { starts: DRAWN });
    const refusal = { code: "starts-by-system", rule: "assigned", system: "fide-dutch" };
    const stages = [stage("new-swiss"), stage("fide-dutch")];
    expect(refusalOf(scrabble, changed({ stages }))).toEqual({ ...refusal, stage: 2 });
    expect(refusalOf(scrabble, { type: "draft-round", system: "fide-dutch" })).toEqual(refusal);
    expect(attempt(scrabble, { type: "draft-round" })).toHaveProperty("state");
  });

  it("asks the table of a round robin: only FIDE's has colours", () => {
    const draws = (table: string): TournamentCommand =>
      created("fide-round-robin", { starts: DRAWN, stages: [stage("round-robin", { table })] });
    expect(refusalOf(null, draws("fide"))).toMatchObject({ code: "starts-by-system" });
    expect(attempt(null, draws("seeds-last"))).toHaveProperty("state");
  });

  it("lets a competition that was begun so go on, change all else, and be set right", () => {
    const before = begunWith(DRAWN);
    const played = play(before, [
      changed({ secondEntry: true }),
      { type: "draft-round" },
      { type: "publish-round", round: 1 },
    ]);
    expect(played.state.settings.starts).toEqual(DRAWN);
    const worse = { ...DRAWN, breakRuns: true };
    expect(refusalOf(played, changed({ starts: worse }))).toMatchObject({ rule: "assigned" });
    expect(play(played, [changed({ starts: ASSIGNED })]).state.settings.starts).toEqual(ASSIGNED);
  });
});
