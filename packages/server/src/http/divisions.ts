import {
  type CompetitionState,
  isOfKind,
  seasonKey,
  seasonOf,
  type TournamentState,
} from "@losfee/core";
import type { CompetitionService } from "../competitions/competition-service.ts";
import { UnreadableJournal } from "../competitions/read-journal.ts";

/** The divisions of a season. */
interface SeasonDivisions {
  /** Highest first. */
  readonly divisions: readonly TournamentState[];
  /** Names of those that cannot be read. */
  readonly missingDivisions: readonly string[];
}

const NONE: SeasonDivisions = { divisions: [], missingDivisions: [] };

/**
 * Returns the divisions of the season in the address, else of the season that the competition
 * belongs to, without rehearsals. Unreadable ones are listed apart from the others.
 */
export const divisionsOf = async (
  competitions: Pick<CompetitionService, "list" | "state">,
  named: string | undefined,
  state: CompetitionState | null,
): Promise<SeasonDivisions> => {
  const own = state !== null && isOfKind("tournament", state) ? seasonOf(state) : null;
  const key = named === undefined ? own && seasonKey(own.name) : seasonKey(named);
  if (key === null) return NONE;
  const { competitions: all } = await competitions.list();
  const ofSeason = all.flatMap(({ id, season, rehearsal }) =>
    season !== undefined && rehearsal === undefined && seasonKey(season.name) === key
      ? [{ id, name: season.division }]
      : [],
  );
  const found = await Promise.all(
    ofSeason.map(async ({ id, name }) => ({ name, state: await readable(competitions, id) })),
  );
  return {
    divisions: found
      .map(({ state: read }) => read)
      .filter((read) => read !== null && read !== "unreadable")
      .filter((read) => isOfKind("tournament", read))
      .sort(byLevel),
    missingDivisions: found.flatMap(({ name, state: read }) =>
      read === "unreadable" ? [name] : [],
    ),
  };
};

/** A division's state; null if it was deleted meanwhile. */
const readable = async (
  competitions: Pick<CompetitionService, "state">,
  id: string,
): Promise<CompetitionState | null | "unreadable"> => {
  try {
    return await competitions.state(id);
  } catch (error) {
    if (error instanceof UnreadableJournal) return "unreadable";
    throw error;
  }
};

const byLevel = (one: TournamentState, other: TournamentState): number => {
  const [a, b] = [seasonOf(one), seasonOf(other)];
  return (a?.level ?? 0) - (b?.level ?? 0) || (a?.division ?? "").localeCompare(b?.division ?? "");
};
