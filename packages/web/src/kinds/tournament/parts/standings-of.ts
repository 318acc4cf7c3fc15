import type { EntryId } from "@losfee/core";
import { comparePath, competitionPath, playerPath } from "../../../shell/paths.ts";

/** Scope of standings: all rounds up to one (0: the seeding), or a stage at tables. */
export type StandingsOf = { readonly round: number } | { readonly stage: number };

/** The round or stage as a query string; empty before round 1. */
const queryOf = (of: StandingsOf): string =>
  "stage" in of ? `?stage=${of.stage}` : of.round === 0 ? "" : `?round=${of.round}`;

/** Path of the public standings after a round or of a stage. */
export const standingsPath = (competition: string, of: StandingsOf): string =>
  `${competitionPath(competition)}/standings${queryOf(of)}`;

/** Path of "Why is A ahead of B?" after a round or in a stage. */
export const comparePathIn = (
  competition: string,
  of: StandingsOf,
  a: EntryId,
  b: EntryId,
): string => comparePath(competition, a, b) + queryOf(of);

/** Path of the choice of two entries to compare, after a round or in a stage. */
export const compareChoicePath = (competition: string, of: StandingsOf): string =>
  `${competitionPath(competition)}/compare${queryOf(of)}`;

/** Id of a value's working on its entry's page, by the value's place in the chain. */
export const workingId = (of: StandingsOf, place: number): string =>
  "stage" in of ? `working-${of.stage}-${place}` : `working-${place}`;

/** Path of a value's working; needs no script. */
export const workingPath = (
  competition: string,
  of: StandingsOf,
  entry: EntryId,
  place: number,
): string =>
  `${playerPath(competition, entry)}${queryOf(of)}&open=${place}#${workingId(of, place)}`;
