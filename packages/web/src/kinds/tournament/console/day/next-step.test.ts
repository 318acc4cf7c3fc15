import { pairedRound } from "@losfee/core";
import { describe, expect, it } from "vitest";
import {
  annas,
  competitionOf,
  enterResults,
  type Played,
  play,
  playTo,
  publishNext,
} from "../../../../../test/play.ts";
import { SMALL_CHAMPIONSHIP } from "../../../../../test/worlds.ts";
import { boardsDay, boardsNext } from "./boards-day.ts";
import { nextStep } from "./next-step.ts";

const swiss = { format: "scrabble-swiss" };
const field = competitionOf(annas(6), swiss);

describe("the next step", () => {
  it("begins with entries, then everybody is checked in, then round 1 is drawn", () => {
    expect(nextStep(competitionOf(annas(2), swiss).state)).toEqual({
      kind: "enter-entries",
      entries: 2,
    });
    expect(nextStep(field.state)).toEqual({ kind: "check-in", missing: 6 });
    const entries = [...field.state.entries.keys()];
    const present = play(field, [{ type: "check-in", entries, present: true }]);
    expect(nextStep(present.state)).toEqual({ kind: "draft", round: 1 });
  });

  it("goes from draft to publication to results to the next draft", () => {
    const drafted = play(field, [{ type: "draft-round" }]);
    expect(nextStep(drafted.state)).toEqual({ kind: "publish", round: 1 });
    const broken = play(drafted, [
      { type: "adjust-draft", round: 1, act: { kind: "break", board: 1 }, reason: "Test" },
    ]);
    expect(nextStep(broken.state)).toEqual({ kind: "pair-rest", round: 1, unpaired: 2 });
    const published = publishNext(field);
    expect(nextStep(published.state)).toEqual({
      kind: "enter-results",
      round: 1,
      missing: 3,
      reported: 0,
    });
    expect(nextStep(enterResults(published, 2).state)).toMatchObject({ missing: 1 });
    expect(nextStep(enterResults(published).state)).toEqual({ kind: "draft", round: 2 });
    const almost = enterResults(published, 2);
    const [one = 0, other = 0] =
      pairedRound(almost.state, 1)?.games.find(({ result }) => result === null)?.seats ?? [];
    const waiting = play(almost, [
      {
        type: "report-result",
        round: 1,
        outcome: {
          kind: "played",
          sides: [
            { entry: one, score: 400 },
            { entry: other, score: 380 },
          ],
        },
      },
    ]);
    expect(nextStep(waiting.state)).toMatchObject({ missing: 1, reported: 1 });
    expect(boardsNext(waiting.state, "de").next).toMatchObject({
      text: "Ergebnisse Runde 1 bestätigen",
      head: "1 gemeldetes Ergebnis zu bestätigen",
      act: { href: "/console/dm-2026/confirm" },
    });
    expect(boardsDay(waiting.state, "de").lines.map(({ mark }) => mark)).toEqual(["gemeldet"]);
  });

  it("is the deciding game where the final is level in every respect, as often as it takes", () => {
    let now = playTo(competitionOf(annas(9), { stages: SMALL_CHAMPIONSHIP }), 7);
    const drawn = (before: Played): Played => {
      const published = publishNext(before);
      const [game] = published.state.rounds.at(-1)?.games ?? [];
      const [one = 0, other = 0] = game?.seats ?? [];
      const sides = [
        { entry: one, score: 400 },
        { entry: other, score: 400 },
      ] as const;
      const round = published.state.rounds.length;
      return play(published, [{ type: "enter-result", round, outcome: { kind: "played", sides } }]);
    };
    now = drawn(drawn(now));
    for (const round of [10, 11]) {
      const next = nextStep(now.state);
      if (next.kind !== "deciding-game") throw new Error(next.kind);
      expect(next.round).toBe(round);
      const { stages } = next;
      now = play(now, [{ type: "change-settings", settings: { stages }, reason: "level" }]);
      expect(nextStep(now.state)).toEqual({ kind: "draft", round });
      now = drawn(now);
    }
  });

  it("settles what two people entered differently before the next draw", () => {
    const complete = enterResults(publishNext(field));
    const [game] = pairedRound(complete.state, 1)?.games ?? [];
    const [a, b] = game?.seats ?? [0, 0];
    const differing = play(
      complete,
      [
        {
          type: "enter-again",
          round: 1,
          outcome: {
            kind: "played",
            sides: [
              { entry: a, score: 111 },
              { entry: b, score: 222 },
            ],
          },
        },
      ],
      "results:Anna",
    );
    expect(nextStep(differing.state)).toEqual({
      kind: "settle-differences",
      round: 1,
      differences: 1,
    });
  });

  it("ends with closing after the last round", () => {
    const over = playTo(competitionOf(annas(12), swiss), 7);
    expect(nextStep(over.state)).toEqual({ kind: "close" });
    expect(nextStep(play(over, [{ type: "close-competition" }]).state)).toEqual({ kind: "closed" });
  });

  it("ends when a final of three is decided after two", () => {
    const stages = [
      { system: "new-swiss", rounds: 3, options: {}, participants: "everybody" as const },
      { system: "final", rounds: 3, options: {}, participants: { top: 2 } },
    ];
    let now = playTo(competitionOf(annas(6), { ...swiss, stages }), 3);
    for (const round of [4, 5]) {
      now = publishNext(now);
      const [a = 0, b = 0] = [...(now.state.rounds[round - 1]?.games[0]?.seats ?? [])].sort(
        (x, y) => x - y,
      );
      now = play(now, [
        {
          type: "enter-result",
          round,
          outcome: {
            kind: "played",
            sides: [
              { entry: a, score: 450 },
              { entry: b, score: 350 },
            ],
          },
        },
      ]);
    }
    expect(nextStep(now.state)).toEqual({ kind: "close" });
  });
});
