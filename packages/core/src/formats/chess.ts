import type { Settings } from "../tournament/settings/settings.ts";
import type { FormatOf } from "./format.ts";

/** Settings of all chess events: 1-½-0, a bye as a win, nothing for pauses and missed rounds. */
export const chess: Omit<Settings, "stages" | "ranking"> = {
  equalRatings: "alphabetical",
  points: { win: 1, draw: 0.5, loss: 0 },
  results: "win-draw-loss",
  scores: { minimum: 0, maximum: 1, usualMinimum: 0, usualMaximum: 1 },
  starts: { assigned: true, headToHead: false, breakRuns: false },
  bye: { credit: "win", spread: 0 },
  forfeitSpread: 0,
  absence: { credit: "none", spread: 0 },
  lateEntry: { credit: "none", spread: 0 },
  secondEntry: false,
};

/** An open tournament by the FIDE (Dutch) system. */
export const fideSwiss: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "fide-swiss",
  settings: {
    ...chess,
    fideMode: "on",
    ranking: ["PTS", "DE", "BH/C1", "BH", "SB"],
    stages: [{ system: "fide-dutch", rounds: 7, options: {}, participants: "everybody" }],
  },
};

/** Round robin by FIDE's Berger tables. */
export const fideRoundRobin: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "fide-round-robin",
  settings: {
    ...chess,
    fideMode: "on",
    ranking: ["PTS", "DE", "WIN", "SB", "KS"],
    // A bye in the table is worth nothing, as every player has one.
    bye: { credit: "none", spread: 0 },
    stages: [
      {
        system: "round-robin",
        rounds: 1,
        roundsFollow: true,
        options: { table: "fide" },
        participants: "everybody",
      },
    ],
  },
};
