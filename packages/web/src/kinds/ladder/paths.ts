import type { ChallengeId, EntryId, Seat } from "@losfee/core";
import { competitionPath } from "../../shell/paths.ts";

/** The history of a seat. */
export const seatPath = (competition: string, { level, index }: Seat): string =>
  `${competitionPath(competition)}/seats/${level}/${index}`;

/** The pyramid as it is seen from a seat (`6.3`): whom its player may challenge. */
export const chosenSeatPath = (competition: string, label: string): string =>
  `${competitionPath(competition)}?seat=${label}#pyramid`;

/** A game, replayed where its record was sent in. */
export const ladderGamePath = (competition: string, game: ChallengeId): string =>
  `${competitionPath(competition)}/games/${encodeURIComponent(game)}`;

/** The page of a player's own; directors see anybody's. */
export const ownPath = (competition: string, entry?: EntryId): string =>
  `${competitionPath(competition)}/me${entry === undefined ? "" : `?entry=${entry}`}`;
