import type { EntryId } from "../../base/entry-id.ts";
import { oncePerObject } from "../../base/once.ts";
import { findSystem } from "../../pairing/registry.ts";
import { type Game, gameOf, isPaired, type Round } from "../round.ts";
import { isSeated, type PlacedStage, placedStages, type Settings } from "../settings/settings.ts";
import { leaversIn } from "../stages/placed-stages.ts";
import type { TournamentState } from "../state.ts";
import { type MatchTime, matchDateOf, matchTimeOf } from "../teams/match-time.ts";
import { draftRound } from "./draft-round.ts";

/** Who meets whom in a round, whether it is drafted yet or not. */
export interface Fixture extends MatchTime {
  readonly round: number;
  /** As in the round; of one that is still to come as its table has it. */
  readonly board: number;
  /** The home team first, if {@link isSettled} says that this is known. */
  readonly seats: readonly [EntryId, EntryId];
  /** Who is first is decided: by the table, or since the round is published. */
  readonly isSettled: boolean;
  /** Those of the two who have left the table before. */
  readonly left: readonly EntryId[];
  /** The game of the published round; null before. */
  readonly game: Game | null;
}

/** All matches of a round. */
export interface RoundFixtures {
  readonly round: number;
  /** When the round is played, by the timetable; null: not known. */
  readonly at: string | null;
  readonly isPublished: boolean;
  readonly matches: readonly Fixture[];
  /** Those who have no match. */
  readonly free: readonly EntryId[];
}

/**
 * Who meets whom in all rounds that can be told by now: those that are published, and of stages that
 * play a table for everybody also all that are still to come, from the same table that drafts them.
 * A round that a director is drafting by hand is told as the table has it. O(rounds · draft), once for
 * each state.
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

/** Whether an event of teams tells who meets whom ahead: a stage of it plays a table. */
export const hasFixtures = ({ teams, stages }: Settings): boolean =>
  teams !== undefined && stages.some(({ system }) => findSystem(system)?.table !== undefined);

/** The fixtures of one team, by round; a round without a match is left out. */
export const fixturesOfTeam = (state: TournamentState, team: EntryId): readonly Fixture[] =>
  fixturesOf(state).flatMap(({ matches }) => matches.filter(({ seats }) => seats.includes(team)));

/** The match of two teams in a round, as far as it can be told by now. */
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

/** A round of a table that is not published; null where it cannot be told who will meet. */
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
