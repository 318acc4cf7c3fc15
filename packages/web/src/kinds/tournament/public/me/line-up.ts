import {
  displayName,
  type EntryId,
  type Game,
  lineUpOf,
  matchTimeOf,
  namedOnSameDay,
  pairedRound,
  proposedLineUp,
  publishedRounds,
  squadOf,
  type TournamentState,
} from "@losfee/core";
import type { LineUpQuestion } from "./line-up-faults.ts";

/** The line-up that a captain hands in for the next match. */
export interface OwnLineUp {
  readonly round: number;
  /**
   * `missing`: none given; `given`: visible only to its own side; `published`: public, and final
   * for captains.
   */
  readonly status: "missing" | "given" | "published";
  /** True if the other side has handed in theirs; the players stay secret. */
  readonly theirs: boolean;
  /** Players by board, as given; before that, the first eligible of the list. Null: nobody. */
  readonly players: readonly (EntryId | null)[];
  /** All members to choose from, in the order of the list. */
  readonly squad: readonly LineUpChoice[];
  /** Data that decides if it breaks a rule. */
  readonly question: LineUpQuestion;
}

/** A candidate for a line-up. */
export interface LineUpChoice {
  readonly entry: EntryId;
  /** Place in the squad's list, from 1. */
  readonly place: number;
  readonly name: string;
  /** 0: unrated. */
  readonly rating: number;
}

/** The line-up of a team; null if no match waits for one, or the squad is empty. */
export const ownLineUp = (state: TournamentState, team: EntryId): OwnLineUp | null => {
  const rules = state.settings.teams;
  const next = nextMatch(state, team);
  const squad = squadOf(state.squads, team);
  if (rules === undefined || next === undefined || squad.length === 0) return null;
  const { round, game } = next;
  const given = lineUpOf(state.lineUps, round, team);
  const other = game.seats.find((one) => one !== team) ?? team;
  const proposed = proposedLineUp(state, rules, round, team);
  const nobody = Array.from({ length: rules.boards }, () => null);
  return {
    round,
    status: given === undefined ? "missing" : given.isPublished ? "published" : "given",
    theirs: lineUpOf(state.lineUps, round, other) !== undefined,
    players: given?.players ?? proposed ?? nobody,
    squad: squad.map(({ id, rating }, index) => ({
      entry: id,
      place: index + 1,
      name: displayName(state, id),
      rating,
    })),
    question: {
      lineUps: rules.lineUps,
      round,
      squad: squad.map(({ id, fromRound = 1, suspended = [], matchesAbove = 0, loan }) => ({
        ...{ id, name: displayName(state, id), fromRound, suspended, matchesAbove },
        ...(loan === undefined ? {} : { loan }),
      })),
      sameDay: namedOnSameDay(state, round, team),
    },
  };
};

/**
 * The next match of a team to line up for: without a result, unpublished line-ups first, then the
 * earliest. Matches waiting for a date come last.
 */
const nextMatch = (
  state: TournamentState,
  team: EntryId,
): { readonly round: number; readonly game: Game } | undefined => {
  const rounds = Array.from({ length: publishedRounds(state) }, (_, index) => index + 1);
  const open = rounds.flatMap((round) => {
    const game = pairedRound(state, round)?.games.find(({ seats }) => seats.includes(team));
    if (game === undefined || game.result !== null) return [];
    const { at, moved } = matchTimeOf(state, round, game.seats);
    const isShown = lineUpOf(state.lineUps, round, team)?.isPublished === true;
    const key = [isShown ? 1 : 0, moved === "postponed" && at === null ? 1 : 0, at ?? ""].join(" ");
    return [{ round, game, key }];
  });
  // The sort is stable, so ties keep the order of rounds.
  return open.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))[0];
};
