import type { Settings } from "../tournament/settings/settings.ts";
import type { FormatOf } from "./format.ts";

/** Settings of all Scrabble events: wins, then spread, then rating, then lot; byes win by 50. */
const scrabble: Omit<Settings, "stages"> = {
  ranking: ["WINS", "SPR", "RTG", "LOT"],
  scores: { minimum: -149, maximum: 1499, usualMinimum: 100, usualMaximum: 800 },
  starts: { assigned: true, headToHead: false, breakRuns: false },
  bye: { credit: "win", spread: 50 },
  forfeitSpread: 50,
  absence: { credit: "loss", spread: -50 },
  lateEntry: { credit: "loss", spread: -50 },
  secondEntry: false,
};

/**
 * The German Scrabble championship (rulebook annexes A and B): three rounds in preliminary groups,
 * New Swiss to round 20, the candidates' round, and two games between ranks 1 and 2.
 */
export const scrabbleChampionship: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "scrabble-championship",
  settings: {
    ...scrabble,
    stages: [
      { system: "preliminary-groups", rounds: 3, options: {}, participants: "everybody" },
      { system: "new-swiss", rounds: 17, options: {}, participants: "everybody" },
      { system: "candidates", rounds: 1, options: {}, participants: "everybody" },
      { system: "final", rounds: 2, options: {}, participants: { top: 2 } },
    ],
  },
};

/** A club or city tournament: New Swiss, and king of the hill in the last round. */
export const scrabbleSwiss: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "scrabble-swiss",
  settings: {
    ...scrabble,
    stages: [
      { system: "new-swiss", rounds: 6, options: {}, participants: "everybody" },
      { system: "king-of-the-hill", rounds: 1, options: {}, participants: "everybody" },
    ],
  },
};

/** Teams of four: match points by boards won, then the spread of all boards. */
export const scrabbleTeams: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "scrabble-teams",
  settings: {
    ...scrabble,
    ranking: ["MPTS", "SPR", "GPTS", "LOT"],
    points: { win: 2, draw: 1, loss: 0 },
    // A bye in the table is worth nothing, as every player has one.
    bye: { credit: "none", spread: 0 },
    teams: {
      boards: 4,
      colours: "WB",
      primary: "match",
      lineUps: { order: "free", emptyBoards: "any", boundAfter: null, sanctions: {} },
    },
    stages: [
      {
        system: "round-robin",
        rounds: 1,
        roundsFollow: true,
        options: { table: "fide", cycles: 1 },
        participants: "everybody",
      },
    ],
  },
};

/** Round robin by Berger tables. */
export const scrabbleRoundRobin: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "scrabble-round-robin",
  settings: {
    ...scrabble,
    stages: [
      {
        system: "round-robin",
        rounds: 1,
        roundsFollow: true,
        options: {},
        participants: "everybody",
      },
    ],
  },
};
