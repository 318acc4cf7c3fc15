import { type ResultKind, resultKindOf, type Settings } from "./settings.ts";

/** What is told of a player beside the name. */
export type PlayerDetail = "number" | "title" | "rating" | "nation";

/**
 * In which terms an event is spoken of: what pages, prints, tables of the command line and files show
 * of its games and players. They ask here and never which game is played.
 */
export interface GameTerms {
  /** Who takes part: people for themselves, or teams whose matches are of boards. */
  readonly entrants: "people" | "teams";
  /** What going first means: having White, having the start, or being named first as the home team. */
  readonly sides: "colours" | "starts" | "home";
  /** What going first means at a board, of a match as of a game. */
  readonly atBoards: "colours" | "starts";
  /** What adds up over the rounds: points, or wins and losses with the spread. */
  readonly tally: "points" | "wins-and-spread";
  /** The number a player is known by: the pairing number (C.04.2), or the number of the entry. */
  readonly number: "pairing" | "entry";
  /** Who sees to the rules: arbiters, of whom FIDE keeps a list, or directors. */
  readonly officials: "arbiters" | "directors";
  /** What stands beside names wherever there is room. */
  readonly details: readonly PlayerDetail[];
  /** The same of people: of the members of squads, where teams take part. */
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

/** The terms of an event with these settings: they follow from how its games end, and who plays. */
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

/** Teams have match points whatever is played, and are known by their pairing numbers. */
const OF_TEAMS: Readonly<Record<ResultKind, GameTerms>> = {
  "game-points": ofTeams(TERMS["game-points"]),
  "win-draw-loss": ofTeams(TERMS["win-draw-loss"]),
};

/** Nobody is at home there: who is named first has the first move at the first board. */
const ON_NEUTRAL_GROUND: Readonly<Record<ResultKind, GameTerms>> = {
  "game-points": { ...OF_TEAMS["game-points"], sides: TERMS["game-points"].sides },
  "win-draw-loss": { ...OF_TEAMS["win-draw-loss"], sides: TERMS["win-draw-loss"].sides },
};
