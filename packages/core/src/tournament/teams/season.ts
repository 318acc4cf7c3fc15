import type { EntryId } from "../../base/entry-id.ts";
import { nameKey } from "../../base/tidy-text.ts";
import type { Season } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import { memberGames } from "./member-games.ts";
import { findSame, peopleOf, type SamePerson } from "./same-person.ts";
import { allMembers, membershipsOf } from "./squad.ts";

/**
 * What a season is known by in addresses: its name in small letters, everything else a hyphen. Divisions
 * whose seasons have the same are of one season.
 */
export const seasonKey = (name: string): string =>
  nameKey(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "-";

/** The season that a competition is a division of; null for none. */
export const seasonOf = ({ settings }: Pick<TournamentState, "settings">): Season | null =>
  settings.teams?.season ?? null;

/** Those of some competitions that are other divisions of the same season; none without a season. */
export const otherDivisions = (
  state: TournamentState,
  others: readonly TournamentState[],
): readonly TournamentState[] => {
  const season = seasonOf(state);
  return others.filter((other) => {
    const theirs = seasonOf(other);
    return (
      season !== null &&
      theirs !== null &&
      other.competition !== state.competition &&
      seasonKey(theirs.name) === seasonKey(season.name)
    );
  });
};

/** How often a player of a division played in higher ones, as far as that is not entered yet. */
export interface ProposedMatches {
  readonly entry: EntryId;
  /** What is entered. */
  readonly known: number;
  /** What the divisions above have. */
  readonly played: number;
  readonly same: SamePerson;
  /** Where: division, team, matches. */
  readonly places: readonly {
    readonly division: string;
    readonly team: string;
    readonly matches: number;
  }[];
}

/**
 * Players of a division who played in `others` of the season that stand above it more often than is
 * entered with them. Persons are the same by their FIDE ID, else by name and year of birth: where one of
 * these is missing nobody is proposed. Matches count in which somebody sat at a board. O(members of all).
 */
export const proposedMatchesAbove = (
  state: TournamentState,
  others: readonly TournamentState[],
): readonly ProposedMatches[] => {
  const season = seasonOf(state);
  if (season === null) return [];
  const above = otherDivisions(state, others).filter(
    (other) => (seasonOf(other)?.level ?? season.level) < season.level,
  );
  const played = above.map((other) => ({ other, people: peopleOf(other) }));
  return allMembers(state.squads).flatMap((member): readonly ProposedMatches[] => {
    const found = played.flatMap(({ other, people }) => {
      const [same, who] = findSame(member, people) ?? [];
      if (same === undefined || who === undefined) return [];
      const matches = matchesOf(other, who.id);
      const team = membershipsOf(other.squads).get(who.id)?.team ?? 0;
      const place = {
        division: seasonOf(other)?.division ?? "",
        team: other.entries.get(team)?.name ?? "",
        matches,
      };
      return matches === 0 ? [] : [{ same, place }];
    });
    const [first] = found;
    const count = found.reduce((sum, { place }) => sum + place.matches, 0);
    const known = member.matchesAbove ?? 0;
    if (first === undefined || count <= known) return [];
    const same = found.every((one) => one.same === "fide-id") ? "fide-id" : "name-and-birth";
    const places = found.map(({ place }) => place);
    return [{ entry: member.id, known, played: count, same, places }];
  });
};

const matchesOf = (state: TournamentState, member: EntryId): number =>
  (memberGames(state).get(member) ?? []).filter(
    ({ outcome }) =>
      outcome.kind === "played" ||
      outcome.kind === "adjourned" ||
      (outcome.kind === "forfeit" && !outcome.absent.includes(0)),
  ).length;
