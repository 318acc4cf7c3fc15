import type { Stage } from "@losfee/core";
import {
  annas,
  competitionOf,
  enterResults,
  type Played,
  play,
  playTo,
  publishNext,
} from "./play.ts";

/** A small championship: groups, New Swiss, candidates' round and final in nine rounds. */
export const SMALL_CHAMPIONSHIP: readonly Stage[] = [
  { system: "preliminary-groups", rounds: 3, options: {}, participants: "everybody" },
  { system: "new-swiss", rounds: 3, options: {}, participants: "everybody" },
  { system: "candidates", rounds: 1, options: {}, participants: "everybody" },
  { system: "final", rounds: 2, options: {}, participants: { top: 2 } },
];

const stages = SMALL_CHAMPIONSHIP;

/** Competitions in every state with different pages. */
export const worlds: Readonly<Record<string, Played>> = {
  "without entries": competitionOf([], { stages }),
  "before the first round": competitionOf(annas(8), { stages }),
  "with the first round as a draft": play(competitionOf(annas(9), { stages }), [
    { type: "draft-round" },
  ]),
  "without any result": publishNext(competitionOf(annas(9), { stages })),
  "in the middle of a round": play(
    enterResults(publishNext(playTo(competitionOf(annas(9), { stages }), 4)), 2),
    [
      {
        type: "request-absence",
        entry: 5,
        wish: { kind: "pause", rounds: [6] },
        reason: "Zug um fünf",
      },
      { type: "request-absence", entry: 7, wish: { kind: "withdrawal" } },
    ],
  ),
  "where players draw for the start": enterResults(
    publishNext(
      competitionOf(annas(8), {
        stages,
        starts: { assigned: false, headToHead: false, breakRuns: false },
      }),
    ),
    1,
  ),
  "ranked as in chess, with rounds not played": playTo(
    play(
      playTo(
        competitionOf(annas(9), {
          format: "scrabble-swiss",
          ranking: ["PTS", "DE", "BH/C1", "SB", "KS", "TPR", "OMW", "DE", "TPN"],
        }),
        2,
      ),
      [
        { type: "pause-entry", entry: 1, rounds: [3] },
        { type: "withdraw-entry", entry: 2, reason: "krank" },
      ],
    ),
    5,
  ),
  "of chess, with a half-point bye": enterResults(
    publishNext(
      playTo(
        play(competitionOf(annas(9), { format: "fide-swiss" }), [
          { type: "pause-entry", entry: 3, rounds: [], halfPoints: [2] },
        ]),
        3,
      ),
    ),
    2,
  ),
  "in the candidates' round": publishNext(playTo(competitionOf(annas(12), { stages }), 6)),
  "before the final": playTo(competitionOf(annas(9), { stages }), 7),
  "in the final": publishNext(playTo(competitionOf(annas(9), { stages }), 8)),
  "after the final": playTo(competitionOf(annas(9), { stages }), 9),
  closed: play(playTo(competitionOf(annas(9), { stages }), 9), [{ type: "close-competition" }]),
};
