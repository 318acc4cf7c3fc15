import type { EntryId } from "../../base/entry-id.ts";
import { oncePerObject } from "../../base/once.ts";
import { findSystem } from "../../pairing/registry.ts";
import { type Game, gameOf, isPaired, type Round } from "../round.ts";
import { isSeated, type PlacedStage, placedStages, type Settings } from "../settings/settings.ts";
import { leaversIn } from "../stages/placed-stages.ts";
import type { TournamentState } from "../state.ts";
import { type MatchTime, matchDateOf, matchTimeOf } from "../teams/match-time.ts";
import { draftRound } from "./draft-round.ts";

/** A pair of opponents in a round, drafted or not. */
export interface Fixture extends MatchTime {
  readonly round: number;
  /** The board in the round; in a coming one by its table. */
  readonly board: number;
  /** The home team first, if {@link isSettled} says so. */
  readonly seats: readonly [EntryId, EntryId];
  /** True if the first is decided: by the table, or since the round is published. */
  readonly isSettled: boolean;
  /** Those of the two who left the table before. */
  readonly left: readonly EntryId[];
  /** The game of the published round; null before. */
  readonly game: Game | null;
}

/** All matches of a round. */
export interface RoundFixtures {
  readonly round: number;
  /** When the round is played, by the timetable; null: unknown. */
  readonly at: string | null;
  readonly isPublished: boolean;
  readonly matches: readonly Fixture[];
  /** The entries without a match. */
  readonly free: readonly EntryId[];
}

/**
 * Returns the pairs of all rounds that are known: the published ones, and all coming ones of stages
 * that play a table for all entries, from the same table that drafts them. A manual draft in
 * progress is shown as in the table. O(rounds · draft), cached per state.
 */
export const fixturesOf = oncePerObject((state: TournamentState): readonly RoundFixtures[] =>
  placedStages(state.settings).flatMap((placed) =>
    roundNumbers(placed).flatMap((number) => {
      const round = state.rounds[number - 1];
      const found =
        round?.status === "published" ? published(round) : toCome(state, placed, number);
      return found === null ? [] : [timed(state, placed, number, found)];
    }),
  ),
);

/** True if a team event knows pairs ahead: one of its stages plays a table. */
export const hasFixtures = ({ teams, stages }: Settings): boolean =>
  teams !== undefined && stages.some(({ system }) => findSystem(system)?.table !== undefined);

/** Returns the fixtures of one team, by round; without rounds that lack a match. */
export const fixturesOfTeam = (state: TournamentState, team: EntryId): readonly Fixture[] =>
  fixturesOf(state).flatMap(({ matches }) => matches.filter(({ seats }) => seats.includes(team)));

/** Returns the match of two teams in a round, if it is known. */
export const fixtureOf = (
  state: TournamentState,
  round: number,
  teams: readonly [EntryId, EntryId],
): Fixture | undefined =>
  fixturesOf(state)
    .find((one) => one.round === round)
    ?.matches.find(({ seats }) => teams.every((team) => seats.includes(team)));

const roundNumbers = ({ firstRound, lastRound }: PlacedStage): readonly number[] =>
  Array.from({ length: lastRound - firstRound + 1 }, (_, index) => firstRound + index);

interface Pairs {
  readonly isPublished: boolean;
  readonly matches: readonly Pick<Fixture, "board" | "seats" | "isSettled" | "game">[];
  readonly free: readonly EntryId[];
}

const published = (round: Round): Pairs | null =>
  !isPaired(round)
    ? null
    : {
        isPublished: true,
        matches: round.games.map((game) => ({
          board: game.board,
          seats: game.seats,
          isSettled: game.start.code !== "players-draw" || game.result !== null,
          game,
        })),
        free: round.unplayed
          .filter(({ entry, reason }) => reason === "bye" && gameOf(round, entry) === undefined)
          .map(({ entry }) => entry),
      };

/** An unpublished round of a table; null if its pairs are unknown. */
const toCome = (state: TournamentState, placed: PlacedStage, round: number): Pairs | null => {
  const { stage, index } = placed;
  if (isSeated(stage)) return null;
  const system = findSystem(stage.system);
  const isForEverybody = placed.firstRound === 1 && stage.participants === "everybody";
  if (system?.table === undefined || !(isForEverybody || state.tablePlaces.has(index))) return null;
  const drafted = draftRound(state, round, placed, {
    basedOn: placed.firstRound - 1,
    system: stage.system,
    options: stage.options,
    pinned: [],
    forbidden: [],
    reason: "",
  });
  if (!drafted.ok) return null;
  return {
    isPublished: false,
    matches: drafted.value.games.map(({ board, seats, start }) => ({
      board,
      seats,
      isSettled: start.code === "by-system",
      game: null,
    })),
    free: drafted.value.unplayed.filter(({ reason }) => reason === "bye").map(({ entry }) => entry),
  };
};

const timed = (
  state: TournamentState,
  { index }: PlacedStage,
  round: number,
  { isPublished, matches, free }: Pairs,
): RoundFixtures => ({
  round,
  at: state.details.schedule?.[round - 1] ?? null,
  isPublished,
  matches: matches.map((match) => ({
    ...match,
    round,
    ...matchTimeOf(state, round, match.seats),
    ...(match.isSettled ? {} : { venue: matchDateOf(state, round, match.seats)?.venue ?? null }),
    left: leaversIn(state, round, index, match.seats),
  })),
  free,
});
