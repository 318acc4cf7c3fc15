import { describeLineUpFault, type Language, outcomeLabel } from "@losfee/contract";
import {
  type BothScores,
  boardsLostBy,
  countingResult,
  displayName,
  type EntryId,
  faultsOfLineUp,
  forfeitsIn,
  type Game,
  isInConflict,
  isSettled,
  isWaived,
  lineUpOf,
  type MatchTime,
  matchTimeOf,
  membershipsOf,
  pairedRound,
  pointsOfMatch,
  publishedRounds,
  type Settings,
  type ShownBoard,
  shownBoards,
  type TeamRules,
  type TournamentState,
} from "@losfee/core";
import { pointsAfter } from "../../../../parts/player-labels.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";

/** A player at a board of a match. */
export interface MatchPlayer {
  readonly entry: EntryId;
  readonly name: string;
  readonly title: string;
  /** 0: unrated. */
  readonly rating: number;
  /** Place in the squad's list, from 1; null for former members. */
  readonly place: number | null;
}

/** One side of a match. */
export interface MatchTeam {
  readonly entry: EntryId;
  readonly name: string;
  /** Match points before the round; null in the first. */
  readonly points: number | null;
}

/** A displayed board. */
export interface MatchBoardLine extends Pick<ShownBoard, "board" | "first" | "outcome"> {
  readonly players: readonly [MatchPlayer | null, MatchPlayer | null];
}

/** Public view of a match. */
export interface MatchModel {
  readonly competition: string;
  readonly round: number;
  readonly match: number;
  /** Number of matches in the round, for paging. */
  readonly matches: number;
  /** Time and place. */
  readonly time: Omit<MatchTime, "reason">;
  readonly teams: readonly [MatchTeam, MatchTeam];
  /** `conflict`: reports contradict each other; `reported`: the result is unconfirmed. */
  readonly state: "open" | "conflict" | "reported" | "running" | "over";
  /** Game points; null if unknown. */
  readonly scores: BothScores | null;
  /** Match points; null until they count. */
  readonly points: BothScores | null;
  /** Absent side of a match not played; else empty. */
  readonly forfeit: string;
  readonly boards: readonly MatchBoardLine[];
  /** True if any board has a named player. */
  readonly isLinedUp: boolean;
  /** Rules broken by published line-ups, by team. */
  readonly faults: readonly LineUpNote[];
}

/** A rule broken by a line-up. */
export interface LineUpNote {
  readonly team: string;
  readonly faults: readonly string[];
  /**
   * Fate of the boards that the settings make it cost: undecided, lost, or kept as played. Null: it
   * costs none, or there is no result yet.
   */
  readonly boards: "open" | "lost" | "stand" | null;
}

/** Returns match `:board` of the published round `:round`; null if there is none. */
export const buildMatch = ({ state, params, language }: PageRequest): MatchModel | null => {
  const rules = state?.settings.teams;
  if (state === null || rules === undefined) return null;
  const number = Number(params["round"]);
  const round = number <= publishedRounds(state) ? pairedRound(state, number) : undefined;
  const game = round?.games.find(({ board }) => board === Number(params["board"]));
  if (round === undefined || game === undefined) return null;
  const [home, away] = game.seats;
  const boards = shownBoards(state, rules, number, game);
  const outcome = countingResult(game, state.settings)?.outcome;
  // The reason for moving a match may be private.
  const { reason: _, ...time } = matchTimeOf(state, number, game.seats);
  return {
    competition: state.competition,
    round: number,
    match: game.board,
    matches: round.games.length,
    time,
    teams: [teamAt(state, number, home), teamAt(state, number, away)],
    state: stateOf(game, state.settings),
    scores: outcome?.kind === "played" ? outcome.scores : null,
    points: pointsOfMatch(state, number, game),
    forfeit:
      outcome?.kind === "forfeit"
        ? outcomeLabel(outcome, language, (id) => displayName(state, id))
        : "",
    boards: boards.map(({ board, first, outcome, players: [one, other] }) => ({
      ...{ board, first, outcome },
      players: [playerAt(state, one), playerAt(state, other)],
    })),
    isLinedUp: boards.some(({ players }) => players.some((player) => player !== null)),
    faults: game.seats.flatMap((team) => faultsOf(state, rules, number, game, team, language)),
  };
};

const stateOf = (game: Game, settings: Settings): MatchModel["state"] => {
  if (isInConflict(game)) return "conflict";
  const result = countingResult(game, settings);
  if (result === null) return "open";
  if (result.status === "reported") return "reported";
  return isSettled(game) ? "over" : "running";
};

const teamAt = (state: TournamentState, round: number, entry: EntryId): MatchTeam => ({
  entry,
  name: displayName(state, entry),
  points: round > 1 ? (pointsAfter(state, round - 1)[entry] ?? null) : null,
});

const playerAt = (state: TournamentState, entry: EntryId | null): MatchPlayer | null => {
  if (entry === null) return null;
  const membership = membershipsOf(state.squads).get(entry);
  const { title = "", rating = 0 } = membership?.member ?? {};
  return {
    entry,
    name: displayName(state, entry),
    ...{ title, rating },
    place: membership?.place ?? null,
  };
};

const faultsOf = (
  state: TournamentState,
  rules: TeamRules,
  round: number,
  game: Game,
  team: EntryId,
  language: Language,
): readonly LineUpNote[] => {
  const lineUp = lineUpOf(state.lineUps, round, team);
  if (lineUp?.isPublished !== true) return [];
  const found = faultsOfLineUp(state, rules, round, team);
  const name = (id: EntryId): string => displayName(state, id);
  return found.length === 0
    ? []
    : [
        {
          team: name(team),
          faults: found.map((fault) => describeLineUpFault(fault, language, name)),
          boards: boardsDecided(state, rules, round, game, team),
        },
      ];
};

const boardsDecided = (
  state: TournamentState,
  rules: TeamRules,
  round: number,
  game: Game,
  team: EntryId,
): LineUpNote["boards"] => {
  if (countingResult(game, state.settings) === null) return null;
  if (boardsLostBy(state, rules, round, team).lost.length === 0) return null;
  if (forfeitsIn(state, rules, round, game).some((one) => one.team === team)) return "open";
  return isWaived(state, round, team) ? "stand" : "lost";
};
