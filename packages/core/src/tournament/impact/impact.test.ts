import { describe, expect, it } from "vitest";
import {
  competition,
  livelyScores,
  nextRound,
  type Play,
  play,
  playTo,
} from "../../../test/play.ts";
import {
  type CorrectionImpact,
  fixedSettings,
  impactOfCorrection,
  impactOfEntries,
  type PairedStage,
  pairedRound,
  type SeatedStage,
  type Settings,
  standingsOf,
  type TournamentCommand,
} from "../index.ts";

const swiss = "scrabble-swiss";

/** Impact of reversing the result of round 1, board 1. */
const impactOfTurning = ({ state }: Play): CorrectionImpact => {
  const [a, b] = pairedRound(state, 1)?.games[0]?.seats ?? [0, 0];
  const sides = [
    { entry: a, score: 200 },
    { entry: b, score: 700 },
  ] as const;
  const impact = impactOfCorrection(state, {
    type: "correct-result",
    round: 1,
    outcome: { kind: "played", sides },
    reason: "slip misread",
    repair: "keep",
  });
  if (!impact.ok) throw new Error(impact.error.code);
  return impact.value;
};

describe("drafting the last round again after a correction", () => {
  it("is not offered where the round could not be paired any more", () => {
    const played = playTo(competition(swiss, 10), 1, livelyScores);
    const pinned = play(played, [
      { type: "draft-round", pinned: [[9, 10]], reason: "travel together" },
      { type: "withdraw-entry", entry: 9, reason: "ill" },
    ]);
    const { rounds, canDraftAgain } = impactOfTurning(pinned);
    expect(rounds[0]?.refusal).toMatchObject({ code: "entry-not-in-round", entry: 9 });
    expect(canDraftAgain).toBe(false);
  });

  it("tells how many changes by hand would be lost", () => {
    const published = nextRound(playTo(competition(swiss, 10), 1, livelyScores));
    expect(impactOfTurning(published).rounds[0]).toMatchObject({ round: 2, acts: 0 });
    const adjusted = play(published, [
      { type: "recall-round", round: 2, reason: "boards" },
      {
        type: "adjust-draft",
        round: 2,
        act: { kind: "exchange-boards", boards: [1, 2] },
        reason: "wheelchair",
      },
    ]);
    expect(impactOfTurning(adjusted).rounds[0]).toMatchObject({ round: 2, acts: 1 });
  });
});

describe("before settings are changed", () => {
  const impactOf = ({ state }: Play, settings: Partial<Settings>) => {
    const impact = impactOfEntries(state, { type: "change-settings", settings, reason: "" });
    if (!impact.ok) throw new Error(impact.error.code);
    return impact.value;
  };

  it("the places that would move are known, best first, and nothing is recorded", () => {
    const played = playTo(competition(swiss, 10), 3, livelyScores);
    const { places, repaired } = impactOf(played, { ranking: ["RTG", "LOT"] });
    const saved = { type: "change-settings", settings: { ranking: ["RTG", "LOT"] }, reason: "?" };
    const after = play(played, [saved as TournamentCommand]).state;
    expect(places.length).toBeGreaterThan(0);
    expect(places.map(({ to }) => to)).toEqual(
      places.map(({ to }) => to).toSorted((a, b) => a - b),
    );
    for (const { entry, from, to } of places) {
      expect(standingsOf(played.state).find((row) => row.entry === entry)?.rank).toBe(from);
      expect(standingsOf(after).find((row) => row.entry === entry)?.rank).toBe(to);
    }
    expect(repaired).toBeNull();
    expect(impactOf(played, { secondEntry: true }).places).toEqual([]);
  });

  it("a draft that would now be paired otherwise is named, one with results is not", () => {
    const drafted = play(playTo(competition(swiss, 10), 2, livelyScores), [
      { type: "draft-round" },
    ]);
    const stages = drafted.state.settings.stages.map((stage) => ({
      ...(stage as PairedStage),
      system: "round-robin",
      options: {},
    }));
    expect(impactOf(drafted, { stages }).repaired).toBe(3);
    expect(impactOf(drafted, { secondEntry: true }).repaired).toBeNull();
    const begun = playTo(competition(swiss, 10), 3, livelyScores);
    expect(impactOf(begun, { stages }).repaired).toBeNull();
  });
});

describe("settings that cannot change any more", () => {
  it("are exactly refused: boards with results, drawn tables, stages that are over", () => {
    const tables = play(competition("king-lui", 24), [{ type: "draft-round" }]);
    const fixed = fixedSettings(tables.state);
    expect(Object.keys(fixed)).toEqual([
      "stages.1.participants",
      "stages.1.seats",
      "stages.1.rounds",
      "stages.1.options",
    ]);
    const [first, ...rest] = tables.state.settings.stages;
    const change = { type: "change-settings", reason: "?" } as const;
    const seats = { ...first, seats: [3] } as SeatedStage;
    const refused = impactOfEntries(tables.state, {
      ...change,
      settings: { stages: [seats, ...rest] },
    });
    expect(refused).toMatchObject({ ok: false, error: { code: "stage-already-drafted" } });
    const named = { ...first, name: "Auftakt" } as SeatedStage;
    const allowed = impactOfEntries(tables.state, {
      ...change,
      settings: { stages: [named, ...rest] },
    });
    expect(allowed.ok).toBe(true);
  });
});
