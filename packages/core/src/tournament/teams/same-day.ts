import type { EntryId } from "../../base/entry-id.ts";
import { dayOfMoment } from "../../event-details/days.ts";
import { recordedResult } from "../contest-result.ts";
import { type BoardRound, gameOf, isPaired } from "../round.ts";
import { pairedRound, type TournamentState } from "../state.ts";
import { lineUpOf } from "./line-up.ts";
import { matchTimeOf } from "./match-time.ts";
import { findSame, peopleOf, type SamePerson } from "./same-person.ts";
import { otherDivisions, seasonOf } from "./season.ts";
import { squadOf } from "./squad.ts";

/**
 * Returns players of a team who are in another match on the day of its match in a round, named
 * there earlier. `before` is the event that names them here; missing: yet to come. Empty if the day
 * is unknown. O(rounds · boards).
 */
export const namedOnSameDay = (
  state: TournamentState,
  round: number,
  team: EntryId,
  before: number = Number.POSITIVE_INFINITY,
): readonly EntryId[] => {
  const rounds = state.rounds.filter(isPaired);
  const own = rounds.find(({ number }) => number === round);
  const day = own === undefined ? null : dayIn(state, own, team);
  if (day === null) return [];
  return rounds
    .filter((other) => other !== own && dayIn(state, other, team) === day)
    .flatMap((other) => namedIn(state, other, team, before));
};

const dayIn = (state: TournamentState, round: BoardRound, team: EntryId): string | null => {
  const game = gameOf(round, team);
  const at = game === undefined ? null : matchTimeOf(state, round.number, game.seats).at;
  return at === null ? null : dayOfMoment(at);
};

/** Returns the players of the team's match, or those lined up for it until results are typed. */
const namedIn = (
  { lineUps }: TournamentState,
  round: BoardRound,
  team: EntryId,
  before: number,
): readonly EntryId[] => {
  const game = gameOf(round, team);
  const result = recordedResult(game);
  const side = game?.seats[0] === team ? 0 : 1;
  const lineUp = lineUpOf(lineUps, round.number, team);
  const known = result?.outcome.kind === "played" ? result.outcome.boards : undefined;
  const named = known?.map(({ players }) => players[side]) ?? lineUp?.players ?? [];
  const seq = lineUp?.seq ?? result?.seq ?? Number.POSITIVE_INFINITY;
  return seq < before ? named.filter((player) => player !== null) : [];
};

/** A player in a match of another division on the day of a match here. */
export interface NamedElsewhere {
  readonly entry: EntryId;
  readonly same: SamePerson;
  readonly division: string;
  /** Their team there. */
  readonly team: string;
}

/**
 * Returns players of a team who are in a match of another division of the season on the day on
 * which the team plays in a round. Uses only public data of the others: results, and published
 * line-ups. Empty if the day is unknown. O(members + matches of the others).
 */
export const namedElsewhere = (
  state: TournamentState,
  others: readonly TournamentState[],
  round: number,
  team: EntryId,
): readonly NamedElsewhere[] => {
  const own = pairedRound(state, round);
  const day = own === undefined ? null : dayIn(state, own, team);
  if (day === null) return [];
  const squad = squadOf(state.squads, team);
  return otherDivisions(state, others).flatMap((other) => {
    const named = namedOnDay(other, day);
    if (named.size === 0) return [];
    const people = peopleOf(other);
    const division = seasonOf(other)?.division ?? "";
    return squad.flatMap((member): readonly NamedElsewhere[] => {
      const [same, who] = findSame(member, people) ?? [];
      const playsFor = who === undefined ? undefined : named.get(who.id);
      if (same === undefined || playsFor === undefined) return [];
      return [{ entry: member.id, same, division, team: other.entries.get(playsFor)?.name ?? "" }];
    });
  });
};

/** Returns the players publicly known to be in a match on a day, with their teams. */
const namedOnDay = (state: TournamentState, day: string): ReadonlyMap<EntryId, EntryId> =>
  new Map(
    state.rounds.filter(isPaired).flatMap((round) =>
      round.games
        .flatMap(({ seats }) => seats)
        .filter((team) => dayIn(state, round, team) === day && isShown(state, round, team))
        .flatMap((team) =>
          namedIn(state, round, team, Number.POSITIVE_INFINITY).map((who) => [who, team] as const),
        ),
    ),
  );

const isShown = ({ lineUps }: TournamentState, round: BoardRound, team: EntryId): boolean =>
  recordedResult(gameOf(round, team)) !== null ||
  lineUpOf(lineUps, round.number, team)?.isPublished === true;
