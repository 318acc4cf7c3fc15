import { describe, expect, it } from "vitest";
import {
  competition,
  livelyScores,
  nextRound,
  type Play,
  play,
  playTo,
} from "../../../test/play.ts";
import { type CorrectionImpact, impactOfCorrection, pairedRound } from "../index.ts";

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
