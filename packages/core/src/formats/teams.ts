import type { Settings } from "../tournament/settings/settings.ts";
import type { TeamRules } from "../tournament/settings/team-rules.ts";
import { chess } from "./chess.ts";
import type { FormatOf } from "./format.ts";

/** Chess matches: two match points for a win, one for a draw; a bye is worth a drawn match. */
const matches: Omit<Settings, "stages" | "ranking" | "teams"> = {
  ...chess,
  points: { win: 2, draw: 1, loss: 0 },
  bye: { credit: "draw", spread: 0 },
};

/** Four boards, alternating colours, free line-ups in the order of the list. */
const fourBoards: TeamRules = {
  boards: 4,
  colours: "WB",
  primary: "match",
  lineUps: {
    order: "list",
    emptyBoards: "any",
    boundAfter: null,
    sanctions: { order: "lower-boards", registered: "board", suspended: "board", loan: "board" },
  },
};

/** Eight boards, ranked squads, the home team has White on the even boards. */
const eightBoards: TeamRules = {
  boards: 8,
  colours: "BW",
  primary: "match",
  lineUps: {
    order: "list",
    emptyBoards: "any",
    boundAfter: 3,
    sanctions: {
      order: "lower-boards",
      bound: "lower-boards",
      registered: "lower-boards",
      suspended: "lower-boards",
      loan: "lower-boards",
      "same-day": "lower-boards",
    },
    oneMatchADay: true,
  },
};

/** Round robin by a Berger table, the home team first. */
const table = (cycles: number): Settings["stages"] => [
  {
    system: "round-robin",
    rounds: 1,
    roundsFollow: true,
    options: { table: "fide", cycles },
    participants: "everybody",
  },
];

/** A team event by the FIDE Swiss Team Pairing System (C.04.6), all in one hall. */
export const teamSwiss: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "team-swiss",
  settings: {
    ...matches,
    fideMode: "on",
    teams: { ...fourBoards, neutral: true },
    ranking: ["MPTS", "GPTS", "DE", "BH", "SB"],
    stages: [{ system: "team-swiss", rounds: 7, options: {}, participants: "everybody" }],
  },
};

/** Every team meets every other once. */
export const teamRoundRobin: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "team-round-robin",
  settings: {
    ...matches,
    fideMode: "on",
    // A bye in the table is worth nothing, as every team has one.
    bye: { credit: "none", spread: 0 },
    teams: fourBoards,
    ranking: ["MPTS", "GPTS", "DE", "BC", "TBR"],
    stages: table(1),
  },
};

/** Captains choose line-ups freely. */
const freely: TeamRules["lineUps"] = {
  order: "free",
  emptyBoards: "any",
  boundAfter: null,
  sanctions: {},
};

/** Two teams: each player meets every player of the other team, and all games count alike. */
export const scheveningen: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "scheveningen",
  settings: {
    ...matches,
    teams: { ...fourBoards, primary: "game", lineUps: freely },
    ranking: ["GPTS", "MPTS"],
    stages: [
      {
        system: "scheveningen",
        rounds: 4,
        roundsFollow: true,
        options: { cycles: 1 },
        participants: "everybody",
      },
    ],
  },
};

/** Two teams and one match; with a second cycle, a return match at the other team's venue. */
export const friendlyMatch: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "friendly-match",
  settings: {
    ...matches,
    teams: { ...fourBoards, colours: "BW", lineUps: freely },
    ranking: ["MPTS", "GPTS", "BER", "BBE"],
    stages: table(1),
  },
};

/** A season of an eight-board league: ten teams, nine rounds, ranked squads. */
export const league: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "league",
  settings: {
    ...matches,
    bye: { credit: "none", spread: 0 },
    teams: eightBoards,
    ranking: ["MPTS", "GPTS", "DE", "BC", "TBR"],
    stages: table(1),
  },
};
