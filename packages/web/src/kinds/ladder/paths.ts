import type { ChallengeId, EntryId, Seat } from "@losfee/core";
import { competitionPath } from "../../shell/paths.ts";

/** The address of a seat's history. */
export const seatPath = (competition: string, { level, index }: Seat): string =>
  `${competitionPath(competition)}/seats/${level}/${index}`;

/** The pyramid seen from a seat (`6.3`), with the players its player may challenge. */
export const chosenSeatPath = (competition: string, label: string): string =>
  `${competitionPath(competition)}?seat=${label}#pyramid`;

/** The replay of a game whose record was submitted. */
export const ladderGamePath = (competition: string, game: ChallengeId): string =>
  `${competitionPath(competition)}/games/${encodeURIComponent(game)}`;

/** A player's own page; directors may open any player's. */
export const ownPath = (competition: string, entry?: EntryId): string =>
  `${competitionPath(competition)}/me${entry === undefined ? "" : `?entry=${entry}`}`;
