import type { EntryDetails } from "../../base/entry-details.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { oncePerKey, oncePerObject } from "../../base/once.ts";
import { halfUp } from "../../base/rounding.ts";

/** What decides whether somebody may play, beside the squad's list. */
export interface Eligibility {
  /** The first round that they may play in; 1 where missing. */
  readonly fromRound?: number;
  /** Rounds in which they may not play. */
  readonly suspended?: readonly number[];
  /** Matches played for a higher team of the club in another competition; 0 where missing. */
  readonly matchesAbove?: number;
  /** From another club, and only for these rounds; missing: the club's own. */
  readonly loan?: Loan;
}

/** Somebody plays for another club than the own one. */
export interface Loan {
  /** The club that they come from; may be empty. */
  readonly club: string;
  /** The first and the last round of the loan; the first and the last of the event where missing. */
  readonly fromRound?: number;
  readonly untilRound?: number;
}

/** Whether a loan covers a round. */
export const isLent = ({ fromRound, untilRound }: Loan, round: number): boolean =>
  (fromRound === undefined || round >= fromRound) &&
  (untilRound === undefined || round <= untilRound);

/** Nothing of what decides whether somebody may play. */
export const withoutEligibility = <Of extends Eligibility>({
  fromRound: _f,
  suspended: _s,
  matchesAbove: _m,
  loan: _l,
  ...rest
}: Of): Omit<Of, keyof Eligibility> => rest;

/** A player of a team. Numbers of members and of teams are of one series. */
export interface Member extends EntryDetails, Eligibility {
  readonly id: EntryId;
}

/** The players of each team, in the order of its list: the strongest first, reserves last. */
export type Squads = ReadonlyMap<EntryId, readonly Member[]>;

/** The players of a team, best first; none where nobody was entered. */
export const squadOf = (squads: Squads, team: EntryId): readonly Member[] => squads.get(team) ?? [];

/** A member with the team. */
export interface Membership {
  readonly team: EntryId;
  readonly member: Member;
  /** The place in the squad's list, from 1. */
  readonly place: number;
}

/** Everybody who is in a squad, by number. O(members), once for each set of squads. */
export const membershipsOf = oncePerObject((squads: Squads): ReadonlyMap<EntryId, Membership> => {
  const found = new Map<EntryId, Membership>();
  for (const [team, members] of squads) {
    for (const [index, member] of members.entries()) {
      found.set(member.id, { team, member, place: index + 1 });
    }
  }
  return found;
});

/** All members of all squads, team by team. */
export const allMembers = (squads: Squads): readonly Member[] => [...squads.values()].flat();

/**
 * What a team is rated by its squad: the average of the first players of the list, as many as there
 * are boards (fewer where the squad is smaller); 0 where nobody is there or one of them is unrated.
 */
const squadRating = oncePerKey((squad: readonly Member[], boards: number): number => {
  const ratings = squad.slice(0, boards).map(({ rating }) => rating);
  if (ratings.length === 0 || ratings.some((rating) => rating <= 0)) return 0;
  return halfUp(
    ratings.reduce((sum, rating) => sum + rating, 0),
    ratings.length,
  );
});

/** What a team is rated: as entered, or where it was entered without a rating as its squad makes it. */
export const teamRating = (
  { id, rating }: { readonly id: EntryId; readonly rating: number },
  squads: Squads,
  boards: number,
): number => (rating > 0 ? rating : squadRating(squadOf(squads, id), boards));

/** Squads with one member changed; as they are where nobody has the number. */
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
