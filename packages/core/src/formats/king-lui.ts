import type { SeatedStage, Settings } from "../tournament/settings/settings.ts";
import type { FormatOf } from "./format.ts";
import { tableTournamentSettings } from "./table-tournament.ts";

const threes: Pick<SeatedStage, "name" | "system" | "seats"> = {
  name: "",
  system: "tables",
  seats: [3],
};

const preliminary: SeatedStage = {
  ...threes,
  participants: "everybody",
  seats: [3, 4],
  options: { tables: "fixed", seating: "lot", seatOrder: "drawn" },
  rounds: 3,
  ranking: ["RP", "GP", "WIN", "LOSS", "LOT"],
  factors: [{ size: 4, factor: { n: 4, d: 3 } }],
  cut: { by: "overall" },
};

/** Stages 2 and 3: the best of each table advance; ties fall back on the preliminary rank. */
const knockOut: Omit<SeatedStage, "participants"> = {
  ...threes,
  options: { tables: "fixed", seating: "rank", seatOrder: "drawn" },
  rounds: 4,
  ranking: ["RP", "WIN", "LOSS", "PRE"],
  factors: [],
  cut: { by: "table", places: 1 },
};

const final: SeatedStage = {
  ...knockOut,
  participants: { top: 3 },
  rounds: 5,
  ranking: ["RP", "GP", "WIN", "LOSS", "PRE"],
};

/**
 * King Lui as played in its league: a preliminary stage at tables of three (at most two of four),
 * then 27, 9 and 3 players at tables of three.
 */
export const kingLuiSettings: Settings = {
  ...tableTournamentSettings,
  stages: [
    preliminary,
    { ...knockOut, participants: { top: 27 } },
    { ...knockOut, participants: { top: 9 } },
    final,
  ],
  scores: { minimum: -9999, maximum: 9999, usualMinimum: 0, usualMaximum: 999 },
  tables: {
    results: "game-points",
    best: "most",
    scales: [
      { size: 3, points: [3, 1.5, 0] },
      { size: 4, points: [3, 2, 1, 0] },
    ],
    tieRounding: "whole",
    sharedWins: false,
    sharedLosses: false,
    seedFrom: "previous",
    fewerEntries: "skip-stage",
    noShow: { firstStage: "draw-again", laterStage: "next-best" },
  },
};

/** King Lui with teams of three, whose players sit at different tables in the preliminary stage. */
export const kingLuiTeams: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "king-lui-teams",
  settings: {
    ...kingLuiSettings,
    keptApart: [{ by: "team", firstRound: 1, lastRound: null }],
    teamRanking: {
      by: "team-or-club",
      best: 3,
      minimum: 2,
      stage: 1,
      criteria: ["RP", "GP", "BEST"],
    },
  },
};

/** King Lui: rank points at tables of three, cuts to 27, 9 and 3. */
export const kingLui: FormatOf<"tournament"> = {
  kind: "tournament",
  id: "king-lui",
  settings: kingLuiSettings,
};
