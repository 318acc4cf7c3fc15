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
 * Players of a team who are in another match of the day on which it plays in a round: whoever was named
 * there first. `before` is the event that names them here; missing: it is still to come. Nobody where
 * the day is not known. O(rounds · boards).
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

/** Who played in the team's match, or is lined up for it as long as nothing was typed. */
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

/** Somebody who is in a match of another division on the day of a match here. */
export interface NamedElsewhere {
  readonly entry: EntryId;
  readonly same: SamePerson;
  readonly division: string;
  /** The team that they play for there. */
  readonly team: string;
}

/**
 * The players of a team who are in a match of another division of the season on the day on which the team
 * plays in a round. Of the others only what everybody sees counts: results, and line-ups that are
 * published. Nobody where the day is not known. O(members + matches of the others).
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

/** Who is in a match of a day for everybody to see, with the team of each. */
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
