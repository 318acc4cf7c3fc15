import { type ResultKind, resultKindOf, type Settings } from "./settings.ts";

/** Details of a player shown besides the name. */
export type PlayerDetail = "number" | "title" | "rating" | "nation";

/**
 * Terminology of an event: what pages, prints, command line tables and files show of its games and
 * players. They use it instead of checking which game is played.
 */
export interface GameTerms {
  /** The participants: individuals, or teams whose matches have boards. */
  readonly entrants: "people" | "teams";
  /** Meaning of going first: White, the start, or the home team. */
  readonly sides: "colours" | "starts" | "home";
  /** Meaning of going first at a board, of a match or of a game. */
  readonly atBoards: "colours" | "starts";
  /** Totals over the rounds: points, or wins and losses with the spread. */
  readonly tally: "points" | "wins-and-spread";
  /** The public number of a player: the pairing number (C.04.2), or that of the entry. */
  readonly number: "pairing" | "entry";
  /** The officials: arbiters, listed by FIDE, or directors. */
  readonly officials: "arbiters" | "directors";
  /** Details beside names if there is room. */
  readonly details: readonly PlayerDetail[];
  /** The same for people: for members of squads in a team event. */
  readonly ofPeople: readonly PlayerDetail[];
}

const TERMS: Readonly<Record<ResultKind, GameTerms>> = {
  "game-points": {
    entrants: "people",
    sides: "starts",
    atBoards: "starts",
    tally: "wins-and-spread",
    number: "entry",
    officials: "directors",
    details: [],
    ofPeople: [],
  },
  "win-draw-loss": {
    entrants: "people",
    sides: "colours",
    atBoards: "colours",
    tally: "points",
    number: "pairing",
    officials: "arbiters",
    details: ["number", "title", "rating", "nation"],
    ofPeople: ["number", "title", "rating", "nation"],
  },
};

/** Returns the terms for these settings: by results and entrants. */
export const gameTermsOf = (settings: Settings): GameTerms =>
  settings.teams === undefined
    ? TERMS[resultKindOf(settings)]
    : settings.teams.neutral === true
      ? ON_NEUTRAL_GROUND[resultKindOf(settings)]
      : OF_TEAMS[resultKindOf(settings)];

const ofTeams = (terms: GameTerms): GameTerms => ({
  ...terms,
  entrants: "teams",
  sides: "home",
  tally: "points",
  number: "pairing",
  details: ["number", "rating"],
});

/** Teams have match points in any game, and are known by their pairing numbers. */
const OF_TEAMS: Readonly<Record<ResultKind, GameTerms>> = {
  "game-points": ofTeams(TERMS["game-points"]),
  "win-draw-loss": ofTeams(TERMS["win-draw-loss"]),
};

/** Without a home team, the one named first moves first at the first board. */
const ON_NEUTRAL_GROUND: Readonly<Record<ResultKind, GameTerms>> = {
  "game-points": { ...OF_TEAMS["game-points"], sides: TERMS["game-points"].sides },
  "win-draw-loss": { ...OF_TEAMS["win-draw-loss"], sides: TERMS["win-draw-loss"].sides },
};
