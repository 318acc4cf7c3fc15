import { fideIdKey } from "../../base/entry-details.ts";
import type { EntryId } from "../../base/entry-id.ts";
import { nameKey } from "../../base/tidy-text.ts";
import type { Season } from "../settings/team-rules.ts";
import type { TournamentState } from "../state.ts";
import { memberGames } from "./member-games.ts";
import { allMembers, type Member, membershipsOf } from "./squad.ts";

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

/** How it is known that two divisions have the same person. */
export type SamePerson = "fide-id" | "name-and-birth";

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
  const above = others.filter((other) => {
    const theirs = seasonOf(other);
    return (
      other.competition !== state.competition &&
      theirs !== null &&
      seasonKey(theirs.name) === seasonKey(season.name) &&
      theirs.level < season.level
    );
  });
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

/** The members of a division by what tells people apart. */
interface People {
  readonly byId: ReadonlyMap<string, Member>;
  readonly byNameAndBirth: ReadonlyMap<string, Member>;
}

const peopleOf = ({ squads }: TournamentState): People => {
  const members = allMembers(squads);
  const keyed = (keyOf: (member: Member) => string): ReadonlyMap<string, Member> =>
    new Map(
      members.map((member) => [keyOf(member), member] as const).filter(([key]) => key !== ""),
    );
  return { byId: keyed(({ fideId }) => fideIdKey(fideId)), byNameAndBirth: keyed(nameAndBirth) };
};

/** Empty where the year of birth is not known. */
const nameAndBirth = ({ name, birth = "" }: Member): string =>
  birth === "" ? "" : `${nameKey(name)}/${birth.slice(0, 4)}`;

const findSame = (member: Member, people: People): readonly [SamePerson, Member] | null => {
  const id = fideIdKey(member.fideId);
  const byId = id === "" ? undefined : people.byId.get(id);
  if (byId !== undefined) return ["fide-id", byId];
  const key = nameAndBirth(member);
  const byName = key === "" ? undefined : people.byNameAndBirth.get(key);
  // Two FIDE IDs are two people, whatever their names are.
  if (byName === undefined || (id !== "" && fideIdKey(byName.fideId) !== "")) return null;
  return ["name-and-birth", byName];
};

const matchesOf = (state: TournamentState, member: EntryId): number =>
  (memberGames(state).get(member) ?? []).filter(
    ({ outcome }) =>
      outcome.kind === "played" ||
      outcome.kind === "adjourned" ||
      (outcome.kind === "forfeit" && !outcome.absent.includes(0)),
  ).length;
