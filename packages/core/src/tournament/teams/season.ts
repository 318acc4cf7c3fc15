import type { EntryId } from "../../base/entry-id.ts";
import { nameKey } from "../../base/tidy-text.ts";
import type { Season } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import { memberGames } from "./member-games.ts";
import { findSame, peopleOf, type SamePerson } from "./same-person.ts";
import { allMembers, membershipsOf } from "./squad.ts";

/**
 * Returns a season's key for URLs: its name in lower case, with hyphens for all other characters.
 * Divisions with the same key belong to one season.
 */
export const seasonKey = (name: string): string =>
  nameKey(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "-";

/** Returns the season of a competition; null for none. */
export const seasonOf = ({ settings }: Pick<TournamentState, "settings">): Season | null =>
  settings.teams?.season ?? null;

/** Returns the competitions that are other divisions of the same season; none without a season. */
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

/** A player's matches in higher divisions that are not entered yet. */
export interface ProposedMatches {
  readonly entry: EntryId;
  /** The entered number. */
  readonly known: number;
  /** The number in the divisions above. */
  readonly played: number;
  readonly same: SamePerson;
  /** Division, team and number of matches. */
  readonly places: readonly {
    readonly division: string;
    readonly team: string;
    readonly matches: number;
  }[];
}

/**
 * Returns players of a division who played in higher ones among `others` of the season more often
 * than entered. People are matched by FIDE ID, else by name and year of birth; without these they
 * are skipped. Only matches with a seat at a board count. O(members of all).
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
