import type { EntryId } from "@losfee/core";
import { comparePath, competitionPath, playerPath } from "../../../shell/paths.ts";

/** What standings are of: all rounds up to one (0: the seeding), or a stage at tables. */
export type StandingsOf = { readonly round: number } | { readonly stage: number };

/** The round or stage as the query of an address; empty before round 1. */
const queryOf = (of: StandingsOf): string =>
  "stage" in of ? `?stage=${of.stage}` : of.round === 0 ? "" : `?round=${of.round}`;

/** The public standings after a round or of a stage. */
export const standingsPath = (competition: string, of: StandingsOf): string =>
  `${competitionPath(competition)}/standings${queryOf(of)}`;

/** "Why is A ahead of B?" after a round or in a stage. */
export const comparePathIn = (
  competition: string,
  of: StandingsOf,
  a: EntryId,
  b: EntryId,
): string => comparePath(competition, a, b) + queryOf(of);

/** Any two to be chosen of the standings after a round or of a stage. */
export const compareChoicePath = (competition: string, of: StandingsOf): string =>
  `${competitionPath(competition)}/compare${queryOf(of)}`;

/** What a value's working is called on the page of whose value it is, by its place in the chain. */
export const workingId = (of: StandingsOf, place: number): string =>
  "stage" in of ? `working-${of.stage}-${place}` : `working-${place}`;

/** The address of a value's working; it needs no script. */
export const workingPath = (
  competition: string,
  of: StandingsOf,
  entry: EntryId,
  place: number,
): string =>
  `${playerPath(competition, entry)}${queryOf(of)}&open=${place}#${workingId(of, place)}`;
