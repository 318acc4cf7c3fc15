import type { EntryDetails } from "../../base/entry-details.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { oncePerKey, oncePerObject } from "../../base/once.ts";
import { meanRating } from "../../base/rounding.ts";

/** Eligibility of a player, besides the squad's list. */
export interface Eligibility {
  /** The first round in which they may play; missing: 1. */
  readonly fromRound?: number;
  /** Rounds in which they are suspended. */
  readonly suspended?: readonly number[];
  /** Matches played for a higher team of the club in another competition; missing: 0. */
  readonly matchesAbove?: number;
  /** From another club, and only for these rounds; missing: the club's own. */
  readonly loan?: Loan;
}

/** A loan from another club. */
export interface Loan {
  /** The lending club; may be empty. */
  readonly club: string;
  /** The first and the last round of the loan; missing: those of the event. */
  readonly fromRound?: number;
  readonly untilRound?: number;
}

/** True if a loan covers a round. */
export const isLent = ({ fromRound, untilRound }: Loan, round: number): boolean =>
  (fromRound === undefined || round >= fromRound) &&
  (untilRound === undefined || round <= untilRound);

/** Removes the eligibility data. */
export const withoutEligibility = <Of extends Eligibility>({
  fromRound: _f,
  suspended: _s,
  matchesAbove: _m,
  loan: _l,
  ...rest
}: Of): Omit<Of, keyof Eligibility> => rest;

/** A player of a team. Members and teams share one series of numbers. */
export interface Member extends EntryDetails, Eligibility {
  readonly id: EntryId;
}

/** The players of each team, in the order of its list: the strongest first, reserves last. */
export type Squads = ReadonlyMap<EntryId, readonly Member[]>;

/** Returns the players of a team, best first; empty if none were entered. */
export const squadOf = (squads: Squads, team: EntryId): readonly Member[] => squads.get(team) ?? [];

/** A member with the team. */
export interface Membership {
  readonly team: EntryId;
  readonly member: Member;
  /** The place in the squad's list, from 1. */
  readonly place: number;
}

/** Returns all members of squads, by number. O(members), cached per set of squads. */
export const membershipsOf = oncePerObject((squads: Squads): ReadonlyMap<EntryId, Membership> => {
  const found = new Map<EntryId, Membership>();
  for (const [team, members] of squads) {
    for (const [index, member] of members.entries()) {
      found.set(member.id, { team, member, place: index + 1 });
    }
  }
  return found;
});

/** Returns all members of all squads, team by team. */
export const allMembers = (squads: Squads): readonly Member[] => [...squads.values()].flat();

/**
 * Returns a team's rating by its squad: the average of the first players of the list, as many as
 * there are boards (fewer if the squad is smaller); 0 if it is empty or one of them is unrated.
 */
const squadRating = oncePerKey((squad: readonly Member[], boards: number): number =>
  meanRating(squad.slice(0, boards).map(({ rating }) => rating)),
);

/** Returns a team's rating: as entered, or if entered without a rating, by its squad. */
export const teamRating = (
  { id, rating }: { readonly id: EntryId; readonly rating: number },
  squads: Squads,
  boards: number,
): number => (rating > 0 ? rating : squadRating(squadOf(squads, id), boards));

/** Returns squads with one member changed; unchanged if the number is unknown. */
export const withMember = (
  squads: Squads,
  id: EntryId,
  change: (member: Member) => Member | null,
): Squads => {
  const membership = membershipsOf(squads).get(id);
  if (membership === undefined) return squads;
  const { team, member } = membership;
  const changed = change(member);
  const members = squadOf(squads, team).flatMap((one) =>
    one.id !== id ? [one] : changed === null ? [] : [changed],
  );
  return new Map(squads).set(team, members);
};
